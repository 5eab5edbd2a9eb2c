import { useCallback, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useMessages } from '../../messages/use-messages.ts';
import { useServiceData } from '../../runtime/use-service-data.ts';
import { Guarded } from '../../session/guarded.tsx';
import { MY_COMMUNITIES_PATH } from '../../runtime/paths.ts';
import { userInfoAddress } from '../../session/reasons.ts';
import type { Reason } from '../../session/reasons.ts';
import { useLoginService } from '../../session/use-login-service.ts';
import { getCommunity } from './community-calls.ts';
import type { UserCommunity } from './community-calls.ts';
import { ScriptsNeeded } from './scripts-needed.tsx';
import { Loading } from '../../components/loading.tsx';

/** The form of the short names of communities. */
const VALID_PID = /^[\w.:-]+$/;

interface CommunityGuardProps {
  /** Returns the reason why the user may not see the content; null if they may. */
  readonly guard: (community: UserCommunity) => Reason | null;
  readonly children: (community: UserCommunity) => ReactNode;
}

/** The content of a page about one community for some of its people. Spec §4 "Route guard reason codes". */
export const CommunityGuard = (props: CommunityGuardProps) => {
  const { pid = '' } = useParams();
  return (
    <>
      <ScriptsNeeded />
      <Guarded>{() => <Checked key={pid} pid={pid} {...props} />}</Guarded>
    </>
  );
};

const Checked = ({ pid, guard, children }: CommunityGuardProps & { readonly pid: string }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const isValid = VALID_PID.test(pid);
  const send = useLoginService();
  const { value: community, error } = useServiceData(useCallback(() => send(getCommunity(pid)), [send, pid]));
  const isUnknown = error?.kind === 'status' && error.status === 404;
  const found = isUnknown ? 'noCommunity' : community && guard(community);
  const reason = isValid ? found : 'notValid';
  useEffect(() => {
    // The way back is the list: this page would lead here again.
    if (reason) void navigate(userInfoAddress(reason, MY_COMMUNITIES_PATH), { replace: true });
  }, [reason, navigate]);
  if (community && !reason) return children(community);
  if (error && !isUnknown) return <p role="alert">{t('my-communities.load-failed')}</p>;
  return <Loading />;
};
