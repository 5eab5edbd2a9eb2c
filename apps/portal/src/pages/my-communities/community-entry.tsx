import { landingAddress } from '@open-discovery/model';
import { useState } from 'react';
import { Link } from '../../components/link.tsx';
import { ModalDialog } from '../../components/modal-dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { consoleAddress } from '../../runtime/admin-path.ts';
import { MY_COMMUNITIES_PATH } from '../../runtime/paths.ts';
import { useLoginService } from '../../session/use-login-service.ts';
import { changeMembership } from './community-calls.ts';
import type { UserCommunity } from './community-calls.ts';

interface CommunityEntryProps {
  readonly community: UserCommunity;
  /** The level of the heading: that below the heading of the list. */
  readonly heading: 'h2' | 'h3';
  /** The entry is on the page of the members, which has no link to itself. */
  readonly isOnOwnPage?: boolean;
  /** Called after joining or leaving, with words about it. */
  readonly onChange: (note: string) => void;
}

/** A community with what the user is in it, and the ways on. */
export const CommunityEntry = ({
  community,
  heading: Heading,
  isOnOwnPage = false,
  onChange,
}: CommunityEntryProps) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const console = consoleAddress(configuration);
  const { pid, name, parts } = community;
  const mayManage = parts.some((part) => part !== 'member');
  return (
    <li className="card">
      <Heading>{name}</Heading>
      {parts.length > 0 && (
        <p className="soft">{parts.map((part) => t(`my-communities.${part}`)).join(' · ')}</p>
      )}
      <p className="row">
        <Link to={landingAddress('community', pid)}>{t('my-communities.public')}</Link>
        {parts.length > 0 && !isOnOwnPage && (
          <Link to={`${MY_COMMUNITIES_PATH}/${encodeURIComponent(pid)}`}>{t('my-communities.own')}</Link>
        )}
        {mayManage && console !== null && <Link to={console}>{t('my-communities.console')}</Link>}
      </p>
      <Membership community={community} onChange={onChange} />
    </li>
  );
};

/** The button that joins or leaves a community. */
const Membership = ({
  community: { pid, name, parts, isOpen, mayLeave },
  onChange,
}: Pick<CommunityEntryProps, 'community' | 'onChange'>) => {
  const t = useMessages();
  const send = useLoginService();
  const [isAsking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const change = async (word: 'join' | 'leave', note: string): Promise<void> => {
    const answer = await send(changeMembership(pid, word));
    setFailed(!answer.ok);
    if (answer.ok) onChange(note);
  };
  const leave = (): void => {
    setAsking(false);
    void change('leave', t('my-communities.left', { name }));
  };
  return (
    <>
      {isFailed && <p role="alert">{t('my-communities.failed')}</p>}
      {isOpen && !parts.includes('member') && (
        <button
          type="button"
          className="btn"
          aria-label={t('my-communities.join-this', { name })}
          onClick={() => void change('join', t('my-communities.joined', { name }))}
        >
          {t('my-communities.join')}
        </button>
      )}
      {mayLeave && (
        <button
          type="button"
          className="btn"
          aria-label={t('my-communities.leave-this', { name })}
          onClick={() => setAsking(true)}
        >
          {t('my-communities.leave')}
        </button>
      )}
      {isAsking && (
        <ModalDialog title={t('my-communities.leave-title', { name })} onClose={() => setAsking(false)}>
          <p>{t('my-communities.leave-text')}</p>
          <div className="row">
            <button type="button" className="btn" onClick={() => setAsking(false)}>
              {t('my-communities.stay')}
            </button>
            <button type="button" className="btn primary" onClick={leave}>
              {t('my-communities.leave')}
            </button>
          </div>
        </ModalDialog>
      )}
    </>
  );
};
