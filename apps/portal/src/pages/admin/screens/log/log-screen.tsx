import { getHistory, getOwnHistory } from '@open-discovery/admin-client';
import { useEffect, useRef, useState } from 'react';
import { PageStyles } from '../../../../components/page-styles.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { isSame } from '../../parts/form/form-state.ts';
import { PAGE_SIZE } from '../../parts/list/list-page.ts';
import { NotLoaded } from '../../parts/not-loaded.tsx';
import { useContent } from '../../use-content.ts';
import { ChangeEntry } from './change-entry.tsx';
import type { Person } from './change-entry.tsx';
import { EVERYTHING, LogFilter } from './log-filter.tsx';
import type { Filter } from './log-filter.tsx';
import styles from './log.css?url';
import { useSeesAll } from './use-log-scope.ts';
import { useLogWords } from './use-log-words.ts';

/** The log: who changed what and when, with the way back. */
export const LogScreen = () => {
  const t = useMessages();
  const [filter, setFilter] = useState(EVERYTHING);
  return (
    <>
      <PageStyles href={styles} />
      <p>{t('admin-log.lead')}</p>
      <LogFilter filter={filter} onChange={setFilter} />
      <Changes key={JSON.stringify(filter)} filter={filter} onPerson={(by) => setFilter({ ...filter, by })} />
    </>
  );
};

/** Returns the last moment of a day of the reader, such as 2026-11-23, in UTC; null for a text that is no day. */
const endOfDay = (day: string): string | null => {
  const end = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
};

interface ChangesProps {
  readonly filter: Filter;
  readonly onPerson: (person: Person) => void;
  /** The last change of the previous part of the list. */
  readonly before?: string;
}

/** A part of the list, and the older parts that were requested. */
const Changes = ({ filter, before, onPerson }: ChangesProps) => {
  const t = useMessages();
  const seesAll = useSeesAll();
  const [hasOlder, setOlder] = useState(false);
  const words = useLogWords();
  const until = endOfDay(filter.day);
  const wanted = {
    limit: PAGE_SIZE,
    ...(filter.collection && { collection: filter.collection }),
    ...(filter.by && { by: filter.by.subject }),
    ...(until !== null && { until }),
    ...(before !== undefined && { before }),
  };
  const content = useContent(seesAll ? getHistory(filter.portal, wanted) : getOwnHistory(wanted));
  const { value } = content;
  const list = useRef<HTMLOListElement>(null);
  const isLoaded = value !== undefined;
  useEffect(() => {
    // The button of older changes goes when it is pressed: the keyboard goes on with what it has brought.
    if (isLoaded && before !== undefined && document.activeElement === document.body) list.current?.focus();
  }, [isLoaded, before]);
  if (!value) return <NotLoaded content={content} failed={t('admin-log.failed')} />;
  const last = value.at(-1);
  if (!last) return <Nothing isEnd={before !== undefined} isFiltered={!isSame(filter, EVERYTHING)} />;
  return (
    <>
      <ol ref={list} tabIndex={-1} className="admin-log">
        {value.map((change) => (
          <ChangeEntry key={change._id} change={change} words={words} onPerson={onPerson} />
        ))}
      </ol>
      {hasOlder && <Changes filter={filter} before={last._id} onPerson={onPerson} />}
      {!hasOlder && value.length === PAGE_SIZE && (
        <button type="button" className="btn" onClick={() => setOlder(true)}>
          {t('admin-log.older')}
        </button>
      )}
    </>
  );
};

interface NothingProps {
  readonly isEnd: boolean;
  readonly isFiltered: boolean;
}

/** Says that there are no changes: no older ones, none that match, or none at all. */
const Nothing = ({ isEnd, isFiltered }: NothingProps) => {
  const t = useMessages();
  if (isEnd) return <p role="status">{t('admin-log.end')}</p>;
  return <p role="status">{t(isFiltered ? 'admin-log.no-match' : 'admin-log.empty')}</p>;
};
