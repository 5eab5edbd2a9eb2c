import { getImportReport } from '@open-discovery/admin-client';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useContent } from '../../use-content.ts';
import type { HarvestList, HarvestSource } from './read-sources.ts';

/** Longer than a server takes to find a new index (`INDEX_POLL_MS`). */
const READ_EVERY_MS = 5_000;

/** Reports whether the last run of a source has changed its records after a time. */
const hasNewsAfter =
  (time: string) =>
  ({ last }: HarvestSource): boolean =>
    last !== null && last.new + last.changed + last.gone > 0 && Date.parse(last.endedAt) > Date.parse(time);

interface UnpublishedNoticeProps {
  readonly list: Pick<HarvestList, 'isRunning' | 'sources'>;
}

/**
 * Says that what the last harvest has found is not what visitors find, as long as that is so: it was stopped or run without an
 * import, or its import has failed or had no records.
 */
export const UnpublishedNotice = ({ list: { isRunning, sources } }: UnpublishedNoticeProps) => {
  const t = useMessages();
  // Right after a run, the server still has the report of the import before.
  const [isDue, setIsDue] = useState(true);
  if (isRunning && isDue) setIsDue(false);
  const { value, reload } = useContent(isDue ? getImportReport() : null);
  const startedAt = value?.report?.startedAt;
  const isBehind = startedAt !== undefined && sources.some(hasNewsAfter(startedAt));
  const isAwaited = !isRunning && (!isDue || isBehind);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => {
      setIsDue(true);
      reload();
    }, READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAwaited, reload]);
  return isBehind && <p className="notice">{t('admin-sources.unpublished')}</p>;
};
