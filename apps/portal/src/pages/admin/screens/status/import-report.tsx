import type { ImportReport, Kind, PublishedImport } from '@open-discovery/model';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useFormat } from '../../../../runtime/use-format.ts';
import { NotLoaded } from '../../parts/not-loaded.tsx';
import type { ContentState } from '../../use-content.ts';
import { NamedValue } from '../../parts/named-value.tsx';
import { useTime } from '../../parts/use-time.ts';
import { KIND_LABELS } from './kind-labels.ts';
import { SkipReason } from './skip-reason.tsx';

/** The report on the import of the searched records: its files, the numbers of records, and what was left out. */
export const ImportOfRecords = ({ content }: { readonly content: ContentState<PublishedImport> }) => {
  const t = useMessages();
  if (!content.value) return <NotLoaded content={content} />;
  const { generation, report } = content.value;
  if (generation === null) return null;
  return (
    <>
      <h2>{t('admin-status.import')}</h2>
      {report === null ? (
        <p className="soft">{t('admin-status.import-no-report')}</p>
      ) : (
        <Report report={report} />
      )}
    </>
  );
};

interface ReportProps {
  readonly report: ImportReport;
}

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;

const Report = ({ report }: ReportProps) => {
  const t = useMessages();
  const { number } = useFormat();
  const time = useTime();
  const seconds = Math.ceil(report.durationMs / MS_PER_SECOND);
  const { kept, unresolved } = report.links;
  return (
    <>
      <dl className="admin-values">
        <NamedValue name={t('admin-status.import-started')}>
          <time dateTime={report.startedAt}>{time(report.startedAt)}</time>
        </NamedValue>
        <NamedValue name={t('admin-status.import-duration')}>
          {t('admin-status.import-seconds', {
            minutes: Math.floor(seconds / SECONDS_PER_MINUTE),
            seconds: seconds % SECONDS_PER_MINUTE,
          })}
        </NamedValue>
        <Kinds report={report} />
        <NamedValue name={t('admin-status.import-links')}>
          {number(kept)}
          {unresolved > 0 && ` (${t('admin-status.import-links-lost', { count: unresolved })})`}
        </NamedValue>
      </dl>
      <Files report={report} />
      <Skipped report={report} />
      <Fields report={report} />
    </>
  );
};

const KINDS = Object.keys(KIND_LABELS) as Kind[];

const Kinds = ({ report: { records, derived } }: ReportProps) => {
  const t = useMessages();
  const { number } = useFormat();
  return KINDS.flatMap((kind) => {
    const count = records[kind] ?? 0;
    const mentioned = derived[kind] ?? 0;
    return count === 0
      ? []
      : [
          <NamedValue key={kind} name={t(KIND_LABELS[kind])}>
            {number(count)}
            {mentioned > 0 && ` (${t('admin-status.import-derived', { count: mentioned })})`}
          </NamedValue>,
        ];
  });
};

interface FoldedProps {
  readonly title: string;
  /** The number of items that the list leaves out. */
  readonly more: number;
  readonly children: ReactNode;
}

const Folded = ({ title, more, children }: FoldedProps) => {
  const t = useMessages();
  return (
    <details>
      <summary>{title}</summary>
      <ul className="admin-report">{children}</ul>
      {more > 0 && <p className="soft">{t('admin-status.import-more', { count: more })}</p>}
    </details>
  );
};

const Files = ({ report: { inputs } }: ReportProps) => {
  const t = useMessages();
  const { total, files } = inputs;
  return (
    <Folded title={t('admin-status.import-files', { count: total })} more={total - files.length}>
      {files.map(({ name, format, read, kept, merged, skipped, problem }, at) => (
        <li key={at}>
          <code>{name}</code>{' '}
          {format === null ? (
            <>
              (
              {problem ? (
                <SkipReason problem={problem} reason={problem.id} />
              ) : (
                t(read === 0 ? 'admin-status.import-no-records' : 'admin-status.import-no-format')
              )}
              )
            </>
          ) : (
            <span lang="en">({format})</span>
          )}
          <br />
          {t('admin-status.import-file', { read, kept, merged, skipped })}
        </li>
      ))}
    </Folded>
  );
};

const Skipped = ({ report: { skipped } }: ReportProps) => {
  const t = useMessages();
  const { number } = useFormat();
  if (skipped.total === 0) return <p>{t('admin-status.import-nothing-skipped')}</p>;
  return (
    <Folded title={t('admin-status.import-skipped', { count: skipped.total })} more={0}>
      {skipped.reasons.map(({ count, ...reason }) => (
        <li key={reason.reason}>
          {number(count)} × <SkipReason {...reason} />
        </li>
      ))}
    </Folded>
  );
};

const Fields = ({ report: { fields } }: ReportProps) => {
  const t = useMessages();
  if (fields.total === 0) return null;
  return (
    <Folded title={t('admin-status.import-fields')} more={fields.total - fields.shown.length}>
      {fields.shown.map(({ kind, field, partly, refused, unknown, example }) => (
        <li key={`${kind}.${field}`}>
          <code>{`${kind}.${field}`}</code> ·{' '}
          {[
            ...(partly > 0 ? [t('admin-status.import-partly', { count: partly })] : []),
            ...(refused > 0 ? [t('admin-status.import-refused', { count: refused })] : []),
            ...(unknown > 0 ? [t('admin-status.import-unknown', { count: unknown })] : []),
          ].join(', ')}
          , {t('admin-status.import-example')} <q>{example}</q>
        </li>
      ))}
    </Folded>
  );
};
