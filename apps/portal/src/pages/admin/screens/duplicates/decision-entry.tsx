import { landingAddress } from '@open-discovery/model';
import type { DecidedRecord, MergeDecision } from '@open-discovery/model';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useFormat } from '../../../../runtime/use-format.ts';
import { AskingButton } from '../../parts/asking-button.tsx';
import { useDecisionTitle } from './use-decision-title.ts';

interface DecisionEntryProps {
  readonly decision: MergeDecision;
  readonly onDelete: () => void;
}

/** A decision: its records, who made it and when, whether it is applied, and its end. */
export const DecisionEntry = ({ decision, onDelete }: DecisionEntryProps) => {
  const t = useMessages();
  const { day } = useFormat();
  const { verdict, records, others, note, decidedAt, decidedBy, decidedByName, isApplied } = decision;
  const name = useDecisionTitle()(decision);
  const isSame = verdict === 'same';
  return (
    <article className="admin-entry">
      <h2>{name}</h2>
      <Records records={isSame ? [...records, ...others] : records} />
      {!isSame && (
        <>
          <p className="soft small">{t('admin-duplicates.apart-from')}</p>
          <Records records={others} />
        </>
      )}
      {note !== '' && <p>{note}</p>}
      <p className="row soft small">
        {t('admin-duplicates.decided', { date: day(decidedAt), name: decidedByName ?? decidedBy })}
        <span className="chip">{t(`admin-duplicates.${isApplied ? 'applied' : 'waiting'}`)}</span>
      </p>
      <div className="row">
        <AskingButton
          name={t('admin-duplicates.delete-of', { name })}
          title={t('admin-duplicates.delete-title')}
          confirm={t('admin.delete')}
          onConfirm={onDelete}
        >
          <p>{t('admin-duplicates.delete-text')}</p>
        </AskingButton>
      </div>
    </article>
  );
};

const Records = ({ records }: { readonly records: readonly DecidedRecord[] }) => {
  const t = useMessages();
  return (
    <ul>
      {records.map(({ id, current }) => (
        <li key={id} className="admin-break">
          {current ? (
            <>
              <Link to={landingAddress(current.kind, current.id)}>{current.title}</Link>
              <p className="soft small">
                {t(`one.${current.kind}`)} · {id}
              </p>
            </>
          ) : (
            <>
              {id}
              <p className="soft small">{t('admin.record-gone')}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
