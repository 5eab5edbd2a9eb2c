import type { Claim } from '@open-discovery/model';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isPageEnabled } from '@open-discovery/menu';
import { deleteClaims, restoreClaims } from '../../claims/claims-calls.ts';
import { useClaimsService } from '../../claims/use-claims-service.ts';
import { Link } from '../../components/link.tsx';
import { SteadyButton } from '../../components/steady-button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { ClaimsFrame } from './claims-frame.tsx';
import { ClaimsList } from './claims-list.tsx';
import { Outcome, Refusal } from './outcome.tsx';
import { LINKING_PATH, MY_LINKS_PATH } from '../../runtime/paths.ts';

/** The links of the user. Spec §2 "My links". */
export const Page = () => (
  <ClaimsFrame title="menu.my-links" lead="claims.mine-lead" path={MY_LINKS_PATH}>
    {() => (
      <ClaimsList
        owner="mine"
        none={<NoLinks />}
        actions={(claims, onDone) => <DeleteLinks claims={claims} onDone={onDone} />}
      />
    )}
  </ClaimsFrame>
);

const NoLinks = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  return (
    <div className="notice">
      <p>{t('claims.none')}</p>
      {isPageEnabled(configuration, LINKING_PATH) && (
        <p>
          <Link className="btn primary" to={LINKING_PATH}>
            {t('claims.start')}
          </Link>
        </p>
      )}
    </div>
  );
};

interface ActionProps {
  readonly claims: readonly Claim[];
  readonly onDone: (outcome: ReactNode) => void;
}

const idsOf = (claims: readonly Claim[]): readonly string[] => claims.map(({ _id }) => _id);

/** Deletes links at once, and offers to take it back. */
const DeleteLinks = ({ claims, onDone }: ActionProps) => {
  const t = useMessages();
  const send = useClaimsService();
  const [isSending, setSending] = useState(false);
  const remove = async (): Promise<void> => {
    setSending(true);
    const answer = await send(deleteClaims(idsOf(claims)));
    setSending(false);
    onDone(answer.ok ? <Deleted claims={claims} onDone={onDone} /> : <Refusal error={answer.error} />);
  };
  return (
    <SteadyButton className="btn small" isOff={isSending} onClick={() => void remove()}>
      {t('claims.delete')}
    </SteadyButton>
  );
};

const Deleted = ({ claims, onDone }: ActionProps) => {
  const t = useMessages();
  const send = useClaimsService();
  const restore = async (): Promise<void> => {
    const answer = await send(restoreClaims(idsOf(claims)));
    onDone(
      answer.ok ? (
        <Outcome>{t('claims.restored', { count: claims.length })}</Outcome>
      ) : (
        <Refusal error={answer.error} />
      ),
    );
  };
  return (
    <Outcome>
      {t('claims.deleted', { count: claims.length })}{' '}
      <button type="button" className="link" onClick={() => void restore()}>
        {t('claims.undo')}
      </button>
    </Outcome>
  );
};
