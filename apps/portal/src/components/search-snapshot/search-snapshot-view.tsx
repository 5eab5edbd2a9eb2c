import { useState } from 'react';
import { usePortal } from '../../runtime/portal-context.tsx';
import { CopyButton } from '../copy-button.tsx';
import { saveText } from '../download/save-file.ts';
import { Link } from '../link.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { SAVED_PATH } from '../../saved/saved-path.ts';
import type { Kept } from '../../saved/saved-store.ts';
import { withRecord } from '../../saved/saved-steps.ts';
import { savedStore } from '../../saved/use-saved.ts';
import { SnapshotCommands } from './snapshot-commands.tsx';
import { formatSearchSnapshot } from '../../search-snapshot/search-snapshot-file.ts';
import type { SearchSnapshotFile } from '../../search-snapshot/search-snapshot-file.ts';
import styles from './search-snapshot.module.css';
import { useExportUrl } from './use-export-url.ts';
import { useMethods } from './use-methods.ts';

/** A search snapshot to read, copy, download and save. */
export const SearchSnapshotView = ({ record }: { readonly record: SearchSnapshotFile }) => {
  const t = useMessages();
  const methods = useMethods(record);
  return (
    <div className={styles['record']}>
      <RecordFacts record={record} />
      <section>
        <h3>{t('search-record.methods-title')}</h3>
        <p className={styles['methods']}>{methods}</p>
        <CopyButton text={methods} label={t('search-record.copy-methods')} />
      </section>
      <section>
        <h3>{t('search-record.commands')}</h3>
        <SnapshotCommands record={record} />
      </section>
      <RecordActions record={record} methods={methods} />
    </div>
  );
};

const RecordFacts = ({ record }: { readonly record: SearchSnapshotFile }) => {
  const t = useMessages();
  const format = useFormat();
  const rows = [
    ['search', record.name],
    ['total', format.number(record.total)],
    ['searched', record.searchedAt],
    ['published', record.publishedAt],
    ['generation', record.generation],
    ['hash', record.contentHash],
  ] as const;
  return (
    <>
      <dl className={`small ${styles['facts']}`}>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`search-record.${name}`)}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
      {!record.isComplete && (
        <p className="small">
          {t('search-record.cut', {
            known: format.number(record.records.length),
            total: format.number(record.total),
          })}
        </p>
      )}
    </>
  );
};

interface RecordActionsProps {
  readonly record: SearchSnapshotFile;
  readonly methods: string;
}

const RecordActions = ({ record, methods }: RecordActionsProps) => {
  const t = useMessages();
  const { origin } = usePortal();
  const [kept, setKept] = useState<Kept | null>(null);
  const exportUrl = useExportUrl(record);
  const download = () => {
    const besides = { portal: `${origin}/?${record.address}`, export: exportUrl, methods };
    const day = record.searchedAt.slice(0, 10);
    saveText(formatSearchSnapshot(record, besides), `search-record-${day}.json`, 'application/json');
  };
  return (
    <p className="row">
      <button type="button" className="btn primary" onClick={download}>
        {t('search-record.download')}
      </button>
      <button type="button" className="btn" onClick={() => setKept(savedStore.change(withRecord(record)))}>
        {t('search-record.keep')}
      </button>
      <span role="status">
        {kept === 'kept' ? (
          <Link to={SAVED_PATH}>{t('search-record.kept')}</Link>
        ) : (
          kept && t(`saved.storage-${kept}`)
        )}
      </span>
    </p>
  );
};
