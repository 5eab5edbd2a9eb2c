import { exportAddress } from '@open-discovery/graph-client';
import type { SearchPage } from '@open-discovery/graph-client';
import { landingAddress, plainText } from '@open-discovery/model';
import type { Project } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import { useIndexStatus } from '../../../runtime/use-index-status.ts';
import { Failed } from '../../../components/failed.tsx';
import { Link } from '../../../components/link.tsx';
import { recordTitle } from '../../../records/record-title.ts';
import { useGraphAddress } from '../../../runtime/use-graph-address.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useHydrated } from '../../../runtime/use-hydrated.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './report.module.css';
import { useLandingData } from '../landing-data.ts';
import { OpenShare } from '../works/open-share.tsx';
import { MOST_WORKS, reportQuery } from './report-query.ts';
import { ReportPage } from './report-page.tsx';

/** All works of a project on one printable page, and as a table to download. */
export const ReportView = ({ record }: { readonly record: Project }) => {
  const t = useMessages();
  const title = plainText(recordTitle(record));
  const pages = useLandingData()?.report ?? [];
  const [first] = pages;
  return (
    <>
      <p className={styles['aside']}>
        <Link to={landingAddress('project', record.id)}>{t('works.report-back')}</Link>
      </p>
      <h1>{t('works.report-title', { title: record.acronym ?? title })}</h1>
      {first?.state === 'failed' && <Failed what={t('works.report-failed')} />}
      {first?.state === 'found' && (
        <>
          <Summary record={record} page={first.value} />
          <ol className={styles['works']}>
            {pages.map((page, index) => (
              <ReportPage key={index} page={page} />
            ))}
          </ol>
        </>
      )}
    </>
  );
};

interface SummaryProps {
  readonly record: Project;
  /** The first page of the works. */
  readonly page: SearchPage;
}

const Summary = ({ record, page }: SummaryProps) => {
  const { total } = page;
  const t = useMessages();
  const format = useFormat();
  const isHydrated = useHydrated();
  const graphAddress = useGraphAddress();
  const status = foundValue(useIndexStatus());
  const date = status ? format.day(status.publishedAt) : '';
  // The number is part of the name of a grant without a title.
  const code = record.title || record.acronym ? record.code : null;
  const title = [recordTitle(record), code].filter(Boolean).join(' · ');
  return (
    <>
      <p suppressHydrationWarning>
        {t('works.report-of', { count: total, shown: format.number(total), title: plainText(title), date })}
      </p>
      <OpenShare page={page} query={{ ...reportQuery(record.id), size: EMPTY_QUERY.size }} />
      {total > MOST_WORKS && (
        <p className="notice">
          {t('works.report-cut', { shown: format.number(MOST_WORKS), total: format.number(total) })}
        </p>
      )}
      <p className={`row ${styles['aside']}`}>
        <a href={graphAddress(exportAddress(reportQuery(record.id), 'csv'))} rel="nofollow">
          {t('works.report-csv')}
        </a>
        {isHydrated && (
          <button type="button" className="btn" onClick={() => window.print()}>
            {t('works.report-print')}
          </button>
        )}
      </p>
    </>
  );
};
