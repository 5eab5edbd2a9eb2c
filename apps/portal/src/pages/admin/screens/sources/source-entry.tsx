import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useFormat } from '../../../../runtime/use-format.ts';
import type { HarvestSource } from './read-sources.ts';

interface SourceEntryProps {
  readonly source: HarvestSource;
  readonly isRunning: boolean;
  /** `null` if the user may not start a harvest. */
  readonly onStart: ((names: readonly string[]) => void) | null;
}

/** One source: its records, its last run, and the button that starts the next one. */
export const SourceEntry = ({ source, isRunning, onStart }: SourceEntryProps) => {
  const t = useMessages();
  const { name, kind, address, last } = source;
  return (
    <article>
      <h2 className="h3">{name}</h2>
      <p className="soft small">
        {kind} · <span className="admin-break">{address}</span>
      </p>
      <p>
        <Records source={source} />
      </p>
      {last !== null && (
        <p>{t('admin-sources.found', { new: last.new, changed: last.changed, gone: last.gone })}</p>
      )}
      <Progress source={source} isRunning={isRunning} />
      {last !== null && last.failure !== null && (
        <p className="admin-problem">
          {t('admin-sources.failed')} <span lang="en">{last.failure}</span>
        </p>
      )}
      {onStart && (
        <p>
          <button type="button" className="btn" disabled={isRunning} onClick={() => onStart([name])}>
            {t('admin-sources.start', { name })}
          </button>
        </p>
      )}
    </article>
  );
};

const Records = ({ source: { records, completeAt } }: { readonly source: HarvestSource }) => {
  const t = useMessages();
  const { language } = usePortal();
  if (completeAt === null) return t('admin-sources.never', { count: records });
  const date = new Date(completeAt).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' });
  return t('admin-sources.complete', { count: records, date });
};

const Progress = ({ source: { progress }, isRunning }: Pick<SourceEntryProps, 'source' | 'isRunning'>) => {
  const t = useMessages();
  const { number } = useFormat();
  if (progress === null) return null;
  const { records, total } = progress;
  if (!isRunning) return <p>{t('admin-sources.interrupted', { count: records })}</p>;
  const label = t('admin-sources.progress', { count: records });
  return total === null || total < records ? (
    <p>{label}</p>
  ) : (
    <p>
      <progress max={total} value={records} aria-label={label} /> {label} / {number(total)}
    </p>
  );
};
