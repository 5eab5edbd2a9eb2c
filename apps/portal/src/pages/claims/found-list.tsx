import type { ClaimEnd } from '@open-discovery/model';
import type { ReactNode } from 'react';
import { Loading } from '../../components/loading.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormat } from '../../runtime/use-format.ts';
import { EndTitle } from './end-title.tsx';
import type { Found } from './find-ends.ts';

interface FoundListProps {
  readonly found: Found;
  readonly chosen: readonly ClaimEnd[];
  readonly onAdd: (ends: readonly ClaimEnd[]) => void;
}

/** The records that a search has found, which can be added one by one or all at once. */
export const FoundList = ({ found, chosen, onAdd }: FoundListProps) => {
  const t = useMessages();
  const format = useFormat();
  if (found === 'not-asked') return null;
  if (found === 'searching') return <Loading />;
  if (found === null)
    return (
      <p className="notice failed" role="alert">
        {t('claims.find-failed')}
      </p>
    );
  const { ends, total, missing } = found;
  const isChosen = ({ id }: ClaimEnd): boolean => chosen.some((one) => one.id === id);
  return (
    <>
      <div className="row" role="status">
        {ends.length === 0
          ? t('claims.nothing')
          : t(total > ends.length ? 'claims.found-first' : 'claims.found', {
              count: Math.max(total, ends.length),
              shown: format.number(ends.length),
            })}
        {ends.filter((end) => !isChosen(end)).length > 1 && (
          <button type="button" className="btn small" onClick={() => onAdd(ends)}>
            {t('claims.add-all')}
          </button>
        )}
      </div>
      {missing.length > 0 && (
        <p className="notice">{t('claims.missing', { count: missing.length, names: missing.join(', ') })}</p>
      )}
      <ul className="claims-found">
        {ends.map((end) => (
          <li key={end.id}>
            <EndTitle end={end} />
            {isChosen(end) ? (
              <span className="soft">{t('claims.added')}</span>
            ) : (
              <button
                type="button"
                className="btn small"
                aria-label={t('claims.add-what', { title: end.title })}
                onClick={() => onAdd([end])}
              >
                {t('claims.add')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};

interface ChosenListProps<T extends ClaimEnd> {
  readonly title: string;
  readonly ends: readonly T[];
  readonly onRemove: (id: string) => void;
  /** More about a chosen record. */
  readonly detail?: (end: T) => ReactNode;
}

/** The chosen records, each of which can be taken away. */
export const ChosenList = <T extends ClaimEnd>({ title, ends, onRemove, detail }: ChosenListProps<T>) => {
  const t = useMessages();
  return (
    <>
      <div role="status">
        <h3>{title}</h3>
      </div>
      <ul className="claims-chosen">
        {ends.map((end) => (
          <li key={end.id}>
            <EndTitle end={end} />
            {detail?.(end)}
            <button
              type="button"
              className="link"
              aria-label={t('claims.remove-what', { title: end.title })}
              onClick={() => onRemove(end.id)}
            >
              {t('claims.remove')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
