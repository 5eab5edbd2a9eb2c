import { withdrawRecord } from '@open-discovery/admin-client';
import { WITHDRAWAL_REASONS } from '@open-discovery/model';
import type { Stored, WithdrawableRecord, Withdrawal, WithdrawalReason } from '@open-discovery/model';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../../messages/use-messages.ts';
import { withOutcome } from '../../parts/change-outcome.tsx';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { EditForm } from '../../parts/form/edit-form.tsx';
import { atMost, required } from '../../parts/form/rules.ts';
import { useEditForm } from '../../parts/form/use-edit-form.ts';
import { screenAddress } from '../../screen-address.ts';

const EXPLANATION_CHARS = 1_000;

interface WithdrawalValues {
  readonly reason: WithdrawalReason | '';
  readonly explanation: string;
}

type StoredReason = Stored & Pick<Withdrawal, 'reason' | 'explanation'>;

/** The form of a record that is not withdrawn: if somebody else withdraws it meanwhile, both versions are shown. */
const NOT_WITHDRAWN = { _id: '', version: 0, reason: '', explanation: '' } as const;

/** Keeps reason and explanation of a record, stores them, and returns to the list. */
const useWithdrawal = ({ id: recordId, withdrawal }: WithdrawableRecord) => {
  const t = useMessages();
  const navigate = useNavigate();
  return useEditForm({
    id: `withdrawal ${recordId}`,
    item: withdrawal ?? NOT_WITHDRAWN,
    valuesOf: (item: StoredReason | typeof NOT_WITHDRAWN | null): WithdrawalValues => {
      const { reason, explanation } = item ?? NOT_WITHDRAWN;
      return { reason, explanation };
    },
    labels: { reason: t('admin-withdrawals.reason'), explanation: t('admin-withdrawals.explanation') },
    rules: { reason: required, explanation: atMost(EXPLANATION_CHARS) },
    // Its rule lets no form without a reason be sent.
    request: ({ reason, explanation }, { version = 0 }) =>
      withdrawRecord({ recordId, reason: reason || 'other', explanation, version }),
    onSaved: () => void navigate(screenAddress('withdrawals'), withOutcome('saved')),
  });
};

/** Asks why a record is withdrawn. Of a withdrawn one, reason and explanation can be changed. */
export const WithdrawForm = ({ record }: { readonly record: WithdrawableRecord }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const form = useWithdrawal(record);
  const isWithdrawn = record.withdrawal !== null;
  return (
    <EditForm
      form={form}
      onCancel={() => void navigate(screenAddress('withdrawals'))}
      {...(!isWithdrawn && { saveText: t('admin-withdrawals.confirm') })}
    >
      {isWithdrawn && <p className="notice">{t('admin-withdrawals.is-withdrawn')}</p>}
      <SelectField
        {...form.field('reason')}
        options={[
          ['', t('admin-withdrawals.choose-reason')],
          ...WITHDRAWAL_REASONS.map((one) => [one, t(`admin-withdrawals.reason-${one}`)] as const),
        ]}
      />
      <TextField {...form.field('explanation')} hint={t('admin-withdrawals.explanation-hint')} lines={4} />
      {!isWithdrawn && <p>{t('admin-withdrawals.effect')}</p>}
    </EditForm>
  );
};
