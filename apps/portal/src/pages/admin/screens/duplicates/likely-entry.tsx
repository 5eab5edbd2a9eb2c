import { kindOf, MERGE_VERDICTS } from '@open-discovery/model';
import type { LikelyDuplicate, MergeVerdict } from '@open-discovery/model';
import { useState } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { ComparedFacts } from './compared-facts.tsx';
import type { CurrentRecord } from './compared-facts.tsx';
import { useQuotedTitles } from './use-quoted-titles.ts';

interface LikelyEntryProps {
  readonly pair: LikelyDuplicate;
  readonly onDecide: (verdict: MergeVerdict) => void;
}

/** Returns the current records of a pair; null if one is gone or something else, or both have become one. */
const currentOf = ({ record, other }: LikelyDuplicate): readonly [CurrentRecord, CurrentRecord] | null => {
  const [one, another] = [record.current, other.current];
  if (!one || !another || one.id === another.id || kindOf(one.kind) !== kindOf(another.kind)) return null;
  return [one, another];
};

/** A pair of records side by side, why the import was not sure, and the answers. */
export const LikelyEntry = ({ pair, onDecide }: LikelyEntryProps) => {
  const t = useMessages();
  const [isLater, setLater] = useState(false);
  const { names: name } = useQuotedTitles()([pair.record, pair.other]);
  const current = currentOf(pair);
  if (current === null)
    return (
      <article className="admin-entry">
        <h3>{name}</h3>
        <p className="soft">{t('admin-duplicates.likely-stale')}</p>
      </article>
    );
  const later = t(`admin-duplicates.${isLater ? 'answer-now' : 'answer-later'}`);
  return (
    <article className="admin-entry">
      <h3>{name}</h3>
      {!isLater && (
        <>
          <p>{t(`admin-duplicates.reason-${pair.reason}`)}</p>
          <ComparedFacts label={name} records={current} />
        </>
      )}
      <div className="row">
        {!isLater &&
          MERGE_VERDICTS.map((verdict) => {
            const answer = t(`admin-duplicates.answer-${verdict}`);
            return (
              <button
                key={verdict}
                type="button"
                className="btn"
                aria-label={t('admin-duplicates.answer-of', { answer, name })}
                onClick={() => onDecide(verdict)}
              >
                {answer}
              </button>
            );
          })}
        <button
          type="button"
          className="btn"
          aria-label={t('admin-duplicates.answer-of', { answer: later, name })}
          onClick={() => setLater(!isLater)}
        >
          {later}
        </button>
      </div>
    </article>
  );
};
