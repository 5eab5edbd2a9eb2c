import { getImportReport } from '@open-discovery/admin-client';
import type { PublishedImport } from '@open-discovery/model';
import { useState } from 'react';
import { useMessages, useOptionalMessage } from '../../../../messages/use-messages.ts';
import { useFormat } from '../../../../runtime/use-format.ts';
import { Link } from '../../../../components/link.tsx';
import { NotLoaded } from '../../parts/not-loaded.tsx';
import { screenAddress } from '../../screen-address.ts';
import { useContent } from '../../use-content.ts';
import type { ContentState } from '../../use-content.ts';
import { NamedValue } from '../../parts/named-value.tsx';
import { useTime } from '../../parts/use-time.ts';
import { isUnpublished } from '../sources/is-unpublished.ts';
import { getHarvests } from '../sources/read-sources.ts';
import { ImportOfRecords } from './import-report.tsx';
import { getServerStatus } from './read-status.ts';
import type { IndexState, ServerStatus, Unavailable } from './read-status.ts';

/** The state of the server and its records, and what to do about what is wrong. */
export const StatusScreen = () => {
  const t = useMessages();
  const content = useContent(getServerStatus());
  const imported = useContent(getImportReport());
  const harvests = useContent(getHarvests());
  const [seenAtMs, setSeenAtMs] = useState(Date.now);
  const reload = () => {
    setSeenAtMs(Date.now());
    content.reload();
    imported.reload();
    harvests.reload();
  };
  const report = imported.value?.report ?? null;
  const lacksHarvest = harvests.value !== undefined && isUnpublished({ ...harvests.value, report }, seenAtMs);
  if (!content.value) return <NotLoaded content={content} />;
  return (
    <>
      <Facts status={content.value} imported={imported} lacksHarvest={lacksHarvest} />
      <p className="row">
        <button type="button" className="btn" onClick={reload}>
          {t('admin-status.reload')}
        </button>
        <span role="status">{content.isLoading && t('state.loading')}</span>
      </p>
    </>
  );
};

interface FactsProps {
  readonly status: ServerStatus;
  readonly imported: ContentState<PublishedImport>;
  /** True if the records of the last harvest have not been published. */
  readonly lacksHarvest: boolean;
}

const Facts = ({ status, imported, lacksHarvest }: FactsProps) => {
  const t = useMessages();
  const time = useTime();
  const { setAside, contentProblem, hasSpace, lastBackupAt } = status;
  const isSound = status.isSound && !lacksHarvest;
  return (
    <>
      <p className="notice">{t(isSound ? 'admin-status.sound' : 'admin-status.degraded')}</p>
      <h2>{t('admin-status.records')}</h2>
      {lacksHarvest && (
        <p className="admin-problem">
          {t('admin-status.unpublished')} <Link to={screenAddress('sources')}>{t('admin.sources')}</Link>
        </p>
      )}
      <Index index={status.index} />
      <ImportOfRecords content={imported} />
      <h2>{t('admin-status.content')}</h2>
      {contentProblem && <Problem part="content" problem={contentProblem} />}
      {setAside.length === 0 ? (
        <p>{t('admin-status.nothing-set-aside')}</p>
      ) : (
        <>
          <p>{t('admin-status.set-aside', { count: setAside.length })}</p>
          <ul>
            {setAside.map((row) => (
              <li key={row}>
                <code>{row}</code>
              </li>
            ))}
          </ul>
          <p>
            <Link to={screenAddress('log')}>{t('admin.log')}</Link>
          </p>
        </>
      )}
      <h2>{t('admin-status.server')}</h2>
      {!hasSpace && <p className="admin-problem">{t('admin-status.disk-full')}</p>}
      <dl className="admin-values">
        <NamedValue name={t('admin-status.version')}>{status.version}</NamedValue>
        <NamedValue name={t('admin-status.running')}>
          {t('admin-status.hours', { hours: Math.floor(status.uptimeSeconds / 3600) })}
        </NamedValue>
        <NamedValue name={t('admin-status.backup')}>
          {lastBackupAt === null ? (
            t('admin-status.no-backup')
          ) : (
            <time dateTime={lastBackupAt}>{time(lastBackupAt)}</time>
          )}
        </NamedValue>
      </dl>
    </>
  );
};

interface ProblemProps {
  readonly part: 'index' | 'content';
  readonly problem: Unavailable;
}

/** Says why a part cannot be used, and what the server says about it, which operators can search for. */
const Problem = ({ part, problem: { reason, message } }: ProblemProps) => {
  const t = useMessages();
  const optional = useOptionalMessage();
  return (
    <>
      <p className="admin-problem">
        {optional(`admin-status.${part}-${reason}`, t(`admin-status.${part}-failed`))}
      </p>
      {message !== '' && (
        <p className="soft small">
          {t('admin-status.said')} <q lang="en">{message}</q>
        </p>
      )}
    </>
  );
};

const Index = ({ index }: { readonly index: IndexState }) => {
  const t = useMessages();
  const { number } = useFormat();
  const time = useTime();
  if (!index.isReady)
    return (
      <>
        <Problem part="index" problem={index} />
        <p>{t('admin-status.import-hint')}</p>
      </>
    );
  return (
    <>
      {index.fallback && <Problem part="index" problem={index.fallback} />}
      <dl className="admin-values">
        <NamedValue name={t('admin-status.count')}>{number(index.records)}</NamedValue>
        <NamedValue name={t('admin-status.published')}>
          <time dateTime={index.publishedAt}>{time(index.publishedAt)}</time>
        </NamedValue>
        <NamedValue name={t('admin-status.generation')}>{index.generation}</NamedValue>
      </dl>
      <p className="soft">{t('admin-status.import-hint')}</p>
    </>
  );
};
