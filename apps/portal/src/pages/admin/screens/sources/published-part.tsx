import type { ImportReport } from '@open-discovery/model';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { screenAddress } from '../../screen-address.ts';
import { SkipReason } from '../status/skip-reason.tsx';
import { HARVESTED } from './harvested.ts';
import { isOfFiles } from './is-of-files.ts';
import { hasNewsSince } from './is-unpublished.ts';
import type { HarvestSource } from './read-sources.ts';

interface PublishedPartProps {
  readonly source: HarvestSource;
  /** The report of the import whose records visitors find; `null` without one. */
  readonly report: ImportReport | null;
}

/** Shows the part of a source that the last import has published, and the files without published records, with the reason. */
export const PublishedPart = ({ source, report }: PublishedPartProps) => {
  const t = useMessages();
  const imported = report?.inputs.sources?.find(({ name }) => name === source.name);
  // After a newer run, the report is about other files.
  if (!report || !imported || hasNewsSince(report)(source)) return null;
  const { files, publishedFiles, read, skipped } = imported;
  const [published, count] = isOfFiles(source) ? [publishedFiles, files] : [read - skipped, read];
  const folder = `${HARVESTED}${source.name}/`;
  const refused = report.inputs.files.filter(({ name, problem }) => problem && name.startsWith(folder));
  const isTable = refused.some(({ problem }) => problem?.id === 'unmapped-table');
  return (
    <>
      <p className={publishedFiles < files ? 'admin-problem' : undefined}>
        {t(isOfFiles(source) ? 'admin-sources.published-files' : 'admin-sources.published', {
          published,
          count,
        })}
        {skipped > 0 && (
          <>
            {' '}
            · <Link to={screenAddress('status')}>{t('admin-sources.report')}</Link>
          </>
        )}
      </p>
      {refused.length > 0 && (
        <ul className="admin-report">
          {refused.map(({ name, problem }) => (
            <li key={name} className="admin-break">
              {name.slice(folder.length)} · <SkipReason problem={problem} reason={problem?.id ?? ''} />
            </li>
          ))}
        </ul>
      )}
      {isTable && <p>{t('admin-sources.assign-columns')}</p>}
    </>
  );
};
