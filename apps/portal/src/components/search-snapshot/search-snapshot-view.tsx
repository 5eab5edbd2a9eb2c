import { CSV_EXPORT_LIMIT_ROWS } from '@open-discovery/config';
import { useState } from 'react';
import { usePortal } from '../../runtime/portal-context.tsx';
import { CopyButton } from '../copy-button.tsx';
import { saveText } from '../download/save-file.ts';
import { Link } from '../link.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { SAVED_PATH } from '../../runtime/paths.ts';
import type { StoreOutcome } from '../../saved/saved-store.ts';
import { withSnapshot } from '../../saved/saved-steps.ts';
import { savedStore } from '../../saved/use-saved.ts';
import { SnapshotCommands } from './snapshot-commands.tsx';
import { formatSearchSnapshot } from '../../search-snapshot/search-snapshot.ts';
import type { SearchSnapshot } from '../../search-snapshot/search-snapshot.ts';
import styles from './search-snapshot.module.css';
import { useExportUrl } from './use-export-url.ts';
import { useMethods } from './use-methods.ts';

/** A search snapshot to read, copy, download and save. */
export const SearchSnapshotView = ({ snapshot }: { readonly snapshot: SearchSnapshot }) => {
  const t = useMessages();
  const format = useFormat();
  const methods = useMethods(snapshot);
  return (
    <div className={styles['snapshot']}>
      <SnapshotFacts snapshot={snapshot} />
      <section>
        <h3>{t('search-snapshot.methods-title')}</h3>
        <p className={styles['methods']}>{methods}</p>
        <CopyButton text={methods} label={t('search-snapshot.copy-methods')} />
      </section>
      <section>
        <h3>{t('search-snapshot.commands')}</h3>
        {snapshot.total > CSV_EXPORT_LIMIT_ROWS && (
          <p className="small">
            {t('search-snapshot.commands-cut', {
              limit: format.number(CSV_EXPORT_LIMIT_ROWS),
              total: format.number(snapshot.total),
            })}
          </p>
        )}
        <SnapshotCommands snapshot={snapshot} />
      </section>
      <SnapshotActions snapshot={snapshot} methods={methods} />
    </div>
  );
};

const SnapshotFacts = ({ snapshot }: { readonly snapshot: SearchSnapshot }) => {
  const t = useMessages();
  const format = useFormat();
  const rows = [
    ['search', snapshot.name],
    ['total', format.number(snapshot.total)],
    ['searched', format.day(snapshot.searchedAt)],
    ['published', format.day(snapshot.publishedAt)],
    ['generation', snapshot.generation],
    ['hash', snapshot.contentHash],
  ] as const;
  return (
    <>
      <dl className={`small ${styles['facts']}`}>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`search-snapshot.${name}`)}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
      {!snapshot.isComplete && (
        <p className="small">
          {t('search-snapshot.cut', {
            known: format.number(snapshot.records.length),
            total: format.number(snapshot.total),
          })}
        </p>
      )}
    </>
  );
};

interface SnapshotActionsProps {
  readonly snapshot: SearchSnapshot;
  readonly methods: string;
}

const SnapshotActions = ({ snapshot, methods }: SnapshotActionsProps) => {
  const t = useMessages();
  const { origin } = usePortal();
  const [outcome, setOutcome] = useState<StoreOutcome | null>(null);
  const exportUrl = useExportUrl(snapshot);
  const download = () => {
    const besides = { portal: `${origin}/?${snapshot.address}`, export: exportUrl, methods };
    const day = snapshot.searchedAt.slice(0, 10);
    saveText(formatSearchSnapshot(snapshot, besides), `search-snapshot-${day}.json`, 'application/json');
  };
  return (
    <p className="row">
      <button type="button" className="btn primary" onClick={download}>
        {t('search-snapshot.download')}
      </button>
      <button
        type="button"
        className="btn"
        onClick={() => setOutcome(savedStore.change(withSnapshot(snapshot)))}
      >
        {t('search-snapshot.keep')}
      </button>
      <span role="status">
        {outcome === 'kept' ? (
          <Link to={SAVED_PATH}>{t('search-snapshot.kept')}</Link>
        ) : (
          outcome && t(`saved.storage-${outcome}`)
        )}
      </span>
    </p>
  );
};
