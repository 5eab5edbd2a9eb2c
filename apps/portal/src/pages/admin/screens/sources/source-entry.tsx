import { useLingui } from '@lingui/react';
import type { ImportReport } from '@open-discovery/model';
import { Link } from '../../../../components/link.tsx';
import { SteadyButton } from '../../../../components/steady-button.tsx';
import { useMessages, useOptionalMessage } from '../../../../messages/use-messages.ts';
import { DeleteButton } from '../../parts/delete-button.tsx';
import { useTime } from '../../parts/use-time.ts';
import { isOfFiles } from './is-of-files.ts';
import { PublishedPart } from './published-part.tsx';
import { SourceFiles } from './files/source-files.tsx';
import type { Upload } from './files/use-uploads.ts';
import { deleteSource } from './read-sources.ts';
import type { HarvestList, HarvestSource, HarvestStart, RequestFailure } from './read-sources.ts';
import { screenAddress } from '../../screen-address.ts';

interface SourceEntryProps {
  readonly source: HarvestSource;
  readonly list: Pick<HarvestList, 'isRunning' | 'isPublishing' | 'sources'>;
  /** The report of the import whose records visitors find; `null` without one. */
  readonly report: ImportReport | null;
  /** The upload of its files. */
  readonly upload: Upload;
  /** `null` if the user may not start a harvest. */
  readonly onStart: ((harvest: HarvestStart) => void) | null;
  /** `null` if the user may not remove sources. */
  readonly onRemoved: (() => void) | null;
}

/** One source: its records, its last run, and the button that starts the next one. */
export const SourceEntry = ({ source, list, report, upload, onStart, onRemoved }: SourceEntryProps) => {
  const t = useMessages();
  const { name, kind, last } = source;
  const { isRunning, isPublishing } = list;
  return (
    <article className="admin-entry">
      <h2>{name}</h2>
      {kind !== null && <Origin source={source} kind={kind} />}
      {source.isDamaged ? (
        <p className="admin-problem admin-break">
          {t('admin-sources.damaged', { file: `harvest/${name}/${kind === null ? 'source' : 'state'}.json` })}
        </p>
      ) : (
        <p>
          <Records source={source} />
        </p>
      )}
      {last?.failure === null && (
        <p>{t('admin-sources.found', { new: last.new, changed: last.changed, gone: last.gone })}</p>
      )}
      {!isRunning && <PublishedPart source={source} report={report} />}
      <Progress source={source} isFetching={isRunning && !isPublishing} />
      <Wait waits={source.waits} />
      <Failure source={source} />
      {source.waitsForContact && <p className="soft small">{t('admin-sources.waits')}</p>}
      <div className="row">
        {onStart && !source.waitsForContact && (
          <SteadyButton isOff={isRunning} onClick={() => onStart({ names: [name] })}>
            {t('admin-sources.start', { name })}
          </SteadyButton>
        )}
        {onStart && hasFewer(source) && (
          <SteadyButton isOff={isRunning} onClick={() => onStart({ names: [name], allowsFewer: true })}>
            {t('admin-sources.accept-fewer', { name })}
          </SteadyButton>
        )}
        {onRemoved && kind !== null && kind !== 'upload' && (
          <Link className="btn" to={`${screenAddress('sources')}/new/${name}`}>
            {t('admin-sources.copy', { name })}
          </Link>
        )}
        {onRemoved && <Remove source={source} sources={list.sources} onRemoved={onRemoved} />}
      </div>
      {kind === 'upload' && (
        <SourceFiles
          source={name}
          files={source.files}
          isOnly={hasOnlyRecords(source, list.sources)}
          upload={onRemoved && upload}
        />
      )}
    </article>
  );
};

/** Reports whether the last run has refused a file because it has far fewer records than before. */
const hasFewer = ({ last, lastFailure }: HarvestSource): boolean =>
  last !== null && last.failure !== null && lastFailure?.reason?.id === 'fewer-records';

/** The kind of a source, its address, and the records that it is limited to. */
const Origin = ({
  source: { address, options },
  kind,
}: Pick<SourceEntryProps, 'source'> & { readonly kind: string }) => {
  const t = useMessages();
  const optional = useOptionalMessage();
  return (
    <p className="soft small">
      {optional(`admin-sources.kind-${kind}`, kind)}
      {kind !== 'upload' && (
        <>
          {' '}
          · <span className="admin-break">{address}</span>
        </>
      )}
      {Object.entries(options).map(([option, values]) => (
        <span key={option} className="admin-break">
          {' '}
          ·{' '}
          {t('admin.named', {
            name: optional(`admin-sources.option-${option}`, option),
            value: values.join(', '),
          })}
        </span>
      ))}
    </p>
  );
};

/** Reports whether no other source has records. Without them, they stay in the portal: an import of none publishes nothing. */
const hasOnlyRecords = ({ name }: HarvestSource, sources: readonly HarvestSource[]): boolean =>
  sources.every((other) => other.name === name || other.records === 0);

interface RemoveProps {
  readonly source: HarvestSource;
  readonly sources: readonly HarvestSource[];
  readonly onRemoved: () => void;
}

/** The button that removes a source, after saying what happens to its records. */
const Remove = ({ source, sources, onRemoved }: RemoveProps) => {
  const t = useMessages();
  const { name, records } = source;
  const isLast = hasOnlyRecords(source, sources);
  return (
    <DeleteButton
      label={t('admin-sources.remove', { name })}
      title={t('admin-sources.remove-title')}
      request={deleteSource(name)}
      onDeleted={onRemoved}
    >
      <p>{t('admin-sources.remove-text')}</p>
      {records > 0 && <p>{t(isLast ? 'admin-sources.remove-last' : 'admin-sources.remove-next')}</p>}
    </DeleteButton>
  );
};

const Records = ({ source }: { readonly source: HarvestSource }) => {
  const t = useMessages();
  const time = useTime();
  const { records: count, completeAt } = source;
  if (completeAt === null)
    return t(isOfFiles(source) ? 'admin-sources.never-files' : 'admin-sources.never', { count });
  const date = time(completeAt);
  return t(isOfFiles(source) ? 'admin-sources.complete-files' : 'admin-sources.complete', { count, date });
};

/** The last failure with its time and reason, as a problem until a run is complete. */
const Failure = ({ source: { last, lastFailure, failures } }: { readonly source: HarvestSource }) => {
  const t = useMessages();
  const time = useTime();
  if (lastFailure === null) return null;
  const isOver = last?.failure === null;
  const date = time(lastFailure.at);
  return (
    <p className={`admin-break ${isOver ? 'soft small' : 'admin-problem'}`}>
      {isOver
        ? t('admin-sources.failed-before', { date })
        : t('admin-sources.failed', { date, count: Math.max(failures, 1) })}{' '}
      <Reason failure={lastFailure} />
    </p>
  );
};

/** The reason why a source waits before its next request, and the end of that. */
const Wait = ({ waits }: Pick<HarvestSource, 'waits'>) => {
  const t = useMessages();
  // Most waits are shorter than a minute.
  const time = useTime({ timeStyle: 'medium' });
  return (
    waits && (
      <p className="admin-break">
        <Reason failure={waits} /> {t('admin-sources.next-attempt', { date: time(waits.until) })}
      </p>
    )
  );
};

/** The reason of a failure. That of an earlier version of the server has only an English sentence. */
const Reason = ({ failure: { message, reason } }: { readonly failure: RequestFailure }) => {
  const { i18n } = useLingui();
  const id = `admin-sources.failure-${reason?.id}`;
  return reason !== null && Object.hasOwn(i18n.messages, id) ? (
    i18n._(id, reason.values)
  ) : (
    <span lang="en">{message}</span>
  );
};

interface ProgressProps extends Pick<SourceEntryProps, 'source'> {
  readonly isFetching: boolean;
}

const Progress = ({ source, isFetching }: ProgressProps) => {
  const t = useMessages();
  if (source.progress === null) return null;
  const { records: count, total } = source.progress;
  const hasFiles = isOfFiles(source);
  if (!isFetching)
    return <p>{t(hasFiles ? 'admin-sources.interrupted-files' : 'admin-sources.interrupted', { count })}</p>;
  // The line above says how many files have been read.
  if (total === null || total < count)
    return hasFiles ? null : <p>{t('admin-sources.progress', { count })}</p>;
  const label = t(hasFiles ? 'admin-sources.progress-files' : 'admin-sources.progress-of', { count, total });
  return (
    <p>
      <progress max={total} value={count} aria-label={label} /> {label}
    </p>
  );
};
