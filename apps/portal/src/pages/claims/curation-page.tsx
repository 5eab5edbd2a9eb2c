import type { HttpError } from '@open-discovery/http';
import type { Claim } from '@open-discovery/model';
import { isClaimsCurator, isPortalAdministrator } from '@open-discovery/roles';
import { useState } from 'react';
import type { SyntheticEvent, ReactNode } from 'react';
import { approveClaims, rejectClaims } from '../../claims/claims-calls.ts';
import { useClaimsService } from '../../claims/use-claims-service.ts';
import { ModalDialog } from '../../components/modal-dialog.tsx';
import { SteadyButton } from '../../components/steady-button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { Guard } from '../../session/guarded.tsx';
import { ClaimsFrame } from './claims-frame.tsx';
import { ClaimsList } from './claims-list.tsx';
import { isOutdated, Outcome, Refusal } from './outcome.tsx';
import { useKeptReason } from './use-kept-reason.ts';
import { CURATION_PATH } from '../../runtime/paths.ts';

const mayCurate: Guard = ({ role }) =>
  isClaimsCurator(role) || isPortalAdministrator(role) ? null : 'notAuthorized';

/** The links of all users, on which curators decide. Spec §2, §6. */
export const Page = () => {
  const t = useMessages();
  return (
    <ClaimsFrame title="claims.all" lead="claims.all-lead" path={CURATION_PATH} guard={mayCurate}>
      {() => (
        <ClaimsList
          owner="all"
          none={<p className="notice">{t('claims.all-none')}</p>}
          actions={(claims, onDone) => <Decisions claims={claims} onDone={onDone} />}
        />
      )}
    </ClaimsFrame>
  );
};

interface DecisionsProps {
  readonly claims: readonly Claim[];
  readonly onDone: (outcome: ReactNode) => void;
}

/** Approves or rejects links. */
const Decisions = ({ claims, onDone }: DecisionsProps) => {
  const t = useMessages();
  const send = useClaimsService();
  const [isSending, setSending] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const count = claims.length;
  const approve = async (): Promise<void> => {
    setSending(true);
    const answer = await send(approveClaims(claims));
    setSending(false);
    onDone(
      answer.ok ? <Outcome>{t('claims.approved', { count })}</Outcome> : <Refusal error={answer.error} />,
    );
  };
  const rejected = (error: HttpError | null): void => {
    setRejecting(false);
    onDone(error ? <Refusal error={error} /> : <Outcome>{t('claims.rejected', { count })}</Outcome>);
  };
  return (
    <>
      {claims.some(({ state }) => state !== 'approved') && (
        <SteadyButton className="btn small primary" isOff={isSending} onClick={() => void approve()}>
          {t('claims.approve')}
        </SteadyButton>
      )}
      {claims.some(({ state }) => state !== 'rejected') && (
        <button type="button" className="btn small" onClick={() => setRejecting(true)}>
          {t('claims.reject')}
        </button>
      )}
      {isRejecting && <RejectDialog claims={claims} onClose={() => setRejecting(false)} onDone={rejected} />}
    </>
  );
};

interface RejectDialogProps {
  readonly claims: readonly Claim[];
  readonly onClose: () => void;
  readonly onDone: (error: HttpError | null) => void;
}

/** Asks for the reason, which the owners of the links read. */
const RejectDialog = ({ claims, onClose, onDone }: RejectDialogProps) => {
  const t = useMessages();
  const send = useClaimsService();
  const [reason, setReason] = useKeptReason(claims);
  const [failure, setFailure] = useState<HttpError | null>(null);
  const [isSending, setSending] = useState(false);
  const isEmpty = reason.trim() === '';
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isEmpty || isSending) return;
    setSending(true);
    const answer = await send(rejectClaims(claims, reason.trim()));
    setSending(false);
    // What can be tried again stays open, with the reason.
    if (!answer.ok && !isOutdated(answer.error)) {
      setFailure(answer.error);
      return;
    }
    setReason('');
    onDone(answer.ok ? null : answer.error);
  };
  return (
    <ModalDialog title={t('claims.reject-title', { count: claims.length })} onClose={onClose}>
      <form className="claims-form" onSubmit={(event) => void submit(event)}>
        <label>
          {t('claims.reason')}{' '}
          <span className="soft small" aria-hidden="true">
            {t('claims.required')}
          </span>
          <textarea
            required
            rows={4}
            maxLength={1_000}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </label>
        {failure && <Refusal error={failure} />}
        <button type="submit" className="btn primary" aria-disabled={isEmpty || isSending}>
          {t('claims.reject-now')}
        </button>
      </form>
    </ModalDialog>
  );
};
