import { CSV_EXPORT_LIMIT_ROWS } from '@open-discovery/config';
import { EXPORT_FORMATS } from '@open-discovery/export-formats';
import type { ExportFormat } from '@open-discovery/export-formats';
import { exportAddress, feedAddress } from '@open-discovery/graph-client';
import { OWN_ROLE_FIELD, withPage } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { MouseEvent } from 'react';
import { DownloadProgress } from '../../../components/download/download-progress.tsx';
import { useDownload } from '../../../components/download/use-download.ts';
import { EmbedCode } from '../../../components/embed-code/embed-code.lazy.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useGraphAddress } from '../../../runtime/use-graph-address.ts';
import { useScopedQuery } from '../../../search/use-scoped-query.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useResultsAddress } from '../../../search/search-address.ts';
import { CsvForm } from './csv-form.tsx';
import styles from './result-actions.module.css';

interface ExportMenuProps {
  readonly query: SearchQuery;
  readonly total: number;
}

/** CSV has its own form. */
const PLAIN_FORMATS = (Object.keys(EXPORT_FORMATS) as ExportFormat[]).filter((format) => format !== 'csv');

/**
 * Exports the results: plain links and a form. With scripts the download shows its progress and can be
 * canceled.
 */
export const ExportMenu = ({ query, total }: ExportMenuProps) => {
  const t = useMessages();
  const format = useFormat();
  const addressOf = useGraphAddress();
  const resultsAddressOf = useResultsAddress();
  const scoped = useScopedQuery(query);
  const { progress, start, cancel } = useDownload();
  const startAt = (address: string, name: ExportFormat) =>
    void start(address, `results.${EXPORT_FORMATS[name].ending}`);
  const follow = (name: ExportFormat) => (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    startAt(event.currentTarget.href, name);
  };
  return (
    <div className={styles['menu']}>
      {total > CSV_EXPORT_LIMIT_ROWS && (
        <p>{t('export.cut', { limit: format.number(CSV_EXPORT_LIMIT_ROWS), total: format.number(total) })}</p>
      )}
      <CsvForm query={query} onSubmit={(address) => startAt(address, 'csv')} />
      <ul className={`row ${styles['formats']}`}>
        {PLAIN_FORMATS.map((name) => (
          <li key={name}>
            <a
              className="btn"
              rel="nofollow"
              href={addressOf(exportAddress(scoped, name))}
              onClick={follow(name)}
            >
              {t(`format.${name}`)}
            </a>
          </li>
        ))}
      </ul>
      <DownloadProgress progress={progress} onCancel={cancel} />
      {!Object.hasOwn(query.filters, OWN_ROLE_FIELD) && (
        <>
          <p>
            {t('export.follow')}{' '}
            {(['atom', 'json'] as const).map((name) => (
              <a
                key={name}
                className={styles['feed']}
                href={addressOf(feedAddress(scoped, name))}
                rel="nofollow"
              >
                {t(`export.feed-${name}`)}
              </a>
            ))}
          </p>
          <EmbedCode shows="results" address={resultsAddressOf(withPage(query, 1))} />
        </>
      )}
    </div>
  );
};
