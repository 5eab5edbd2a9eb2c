import { useState } from 'react';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { withoutRecord } from '../../saved/saved-steps.ts';
import { useSaved } from '../../saved/use-saved.ts';
import { SnapshotComparison } from '../../components/search-snapshot/snapshot-comparison.tsx';
import type { SearchSnapshotFile } from '../../search-snapshot/search-snapshot-file.ts';
import { SearchSnapshotView } from '../../components/search-snapshot/search-snapshot-view.tsx';
import styles from './saved.module.css';
import { useRemoval } from './use-removal.tsx';

/** The saved search snapshots, each comparable with the current results of its search. */
export const SavedRecords = () => {
  const t = useMessages();
  const { records } = useSaved();
  const [remove, removed] = useRemoval();
  return (
    <section className={styles['part']} aria-labelledby="saved-records">
      <h2 id="saved-records">{t('saved.records')}</h2>
      {records.length === 0 && <p className="soft">{t('saved.no-records')}</p>}
      <ul className={styles['list']}>
        {records.toReversed().map((record) => (
          <li key={`${record.searchedAt} ${record.address}`}>
            <Kept record={record} onRemove={() => remove(withoutRecord(record))} />
          </li>
        ))}
      </ul>
      {removed}
    </section>
  );
};

interface KeptProps {
  readonly record: SearchSnapshotFile;
  readonly onRemove: () => void;
}

const Kept = ({ record, onRemove }: KeptProps) => {
  const t = useMessages();
  const format = useFormat();
  const name = t('saved.record-of', { name: record.name, date: format.day(record.searchedAt) });
  return (
    <div className={styles['item']}>
      <OnceOpened summary={name}>
        <SnapshotComparison before={record} />
        <SearchSnapshotView record={record} />
      </OnceOpened>
      <button
        type="button"
        className="link small"
        aria-label={t('saved.forget-what', { name })}
        onClick={onRemove}
      >
        {t('saved.forget')}
      </button>
    </div>
  );
};

interface OnceOpenedProps {
  readonly summary: string;
  readonly children: React.ReactNode;
}

/** The content sends API requests, so it is rendered only once opened. */
const OnceOpened = ({ summary, children }: OnceOpenedProps) => {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{summary}</summary>
      {wasOpened && children}
    </details>
  );
};
