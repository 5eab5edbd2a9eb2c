import { withdrawRecord } from '@open-discovery/admin-client';
import type { HttpError } from '@open-discovery/http';
import { WITHDRAWAL_REASONS } from '@open-discovery/model';
import type { WithdrawableRecord, WithdrawalReason } from '@open-discovery/model';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { withOutcome } from '../../parts/change-outcome.tsx';
import { FailureAlert } from '../../parts/failure-alert.tsx';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { atMost, required } from '../../parts/form/rules.ts';
import { useProblemText } from '../../parts/use-problem-text.ts';
import { useChangeContent } from '../../use-content.ts';
import { WITHDRAWALS_ADDRESS } from './withdrawals-address.ts';

const EXPLANATION_CHARS = 1_000;
const checkExplanation = atMost(EXPLANATION_CHARS);

/** Sends the withdrawal, and returns to the list. */
const useWithdrawal = (recordId: string) => {
  const change = useChangeContent();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<HttpError | null>(null);
  const send = async (reason: WithdrawalReason, explanation: string): Promise<void> => {
    setSending(true);
    const answer = await change(withdrawRecord({ recordId, reason, explanation }));
    setSending(false);
    if (answer.ok) await navigate(WITHDRAWALS_ADDRESS, withOutcome('saved'));
    else setFailure(answer.error);
  };
  return { send, isSending, failure };
};

/** Asks why a record is withdrawn. Of a withdrawn one, reason and explanation can be changed. */
export const WithdrawForm = ({ record: { id, withdrawal } }: { readonly record: WithdrawableRecord }) => {
  const t = useMessages();
  const problemText = useProblemText();
  const { send, isSending, failure } = useWithdrawal(id);
  const [reason, setReason] = useState<WithdrawalReason | ''>(withdrawal?.reason ?? '');
  const [explanation, setExplanation] = useState(withdrawal?.explanation ?? '');
  const [wasSent, setSent] = useState(false);
  const reasonProblem = wasSent ? required(reason) : null;
  const explanationProblem = checkExplanation(explanation);
  return (
    <form
      className="admin-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (reason !== '' && !explanationProblem && !isSending) void send(reason, explanation);
        else event.currentTarget.querySelector<HTMLElement>('[name]')?.focus();
      }}
    >
      {withdrawal && <p className="notice">{t('admin-withdrawals.is-withdrawn')}</p>}
      <SelectField
        name="reason"
        label={t('admin-withdrawals.reason')}
        value={reason}
        problem={reasonProblem && problemText(reasonProblem)}
        options={[
          ['', t('admin-withdrawals.choose-reason')],
          ...WITHDRAWAL_REASONS.map((one) => [one, t(`admin-withdrawals.reason-${one}`)] as const),
        ]}
        onChange={setReason}
        isRequired
      />
      <TextField
        name="explanation"
        label={t('admin-withdrawals.explanation')}
        hint={t('admin-withdrawals.explanation-hint')}
        value={explanation}
        problem={explanationProblem && problemText(explanationProblem)}
        onChange={setExplanation}
        lines={4}
      />
      {!withdrawal && <p>{t('admin-withdrawals.effect')}</p>}
      <FailureAlert error={failure} />
      <div className="row admin-buttons">
        <button type="submit" className="btn primary" aria-disabled={isSending}>
          {t(withdrawal ? 'admin.save' : 'admin-withdrawals.confirm')}
        </button>
        <Link className="btn" to={WITHDRAWALS_ADDRESS}>
          {t('admin.cancel')}
        </Link>
      </div>
    </form>
  );
};
