import { kindOf } from '@open-discovery/model';
import type { MergeableRecord, MergeVerdict } from '@open-discovery/model';
import { useMessages } from '../../../../messages/use-messages.ts';
import { DecisionForm } from './decision-form.tsx';
import { useDecisionForm } from './use-decision-form.ts';

interface PairFormProps {
  readonly verdict: MergeVerdict;
  readonly record: MergeableRecord;
  readonly other: MergeableRecord;
}

/** Decides about two records, or says why they cannot be merged. */
export const PairForm = (props: PairFormProps) => {
  const { record, other, verdict } = props;
  const t = useMessages();
  const isOne = record.id === other.id;
  if (isOne || kindOf(record.kind) !== kindOf(other.kind))
    return (
      <p role="alert" className="notice failed">
        {t(isOne ? 'admin-duplicates.one-record' : 'admin-duplicates.kinds')}
      </p>
    );
  return <PairDecision key={`${verdict} ${record.id} ${other.id}`} {...props} />;
};

const PairDecision = ({ verdict, record, other }: PairFormProps) => {
  const t = useMessages();
  const decision = useDecisionForm({
    id: `${verdict} ${record.id} ${other.id}`,
    verdict,
    about: [record.id, other.id],
    sides: () => ({ records: [record.id], others: [other.id] }),
  });
  return (
    <DecisionForm {...decision}>
      <p>{t(`admin-duplicates.effect-${verdict}`)}</p>
    </DecisionForm>
  );
};
