import { getImportReport } from '@open-discovery/admin-client';
import { useState } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useContent } from '../../use-content.ts';
import type { HarvestList, HarvestSource } from './read-sources.ts';

/** Time after the end of a harvest in which the server may still open the new index. */
const PUBLISHING_MS = 60_000;

/** Reports whether the last run of a source has changed its records between two times. */
const hasNewsBetween =
  (startMs: number, endMs: number) =>
  ({ last }: HarvestSource): boolean => {
    if (last === null || last.new + last.changed + last.gone === 0) return false;
    const endedAtMs = Date.parse(last.endedAt);
    return endedAtMs > startMs && endedAtMs < endMs;
  };

interface UnpublishedNoticeProps {
  readonly list: Pick<HarvestList, 'isRunning' | 'sources'>;
}

/**
 * Says that what the last harvest has found is not what visitors find: it was stopped or run without an import, or its import
 * has failed or had no records. Harvests that run while the screen is open have reports of their own.
 */
export const UnpublishedNotice = ({ list: { isRunning, sources } }: UnpublishedNoticeProps) => {
  const t = useMessages();
  const [openedAtMs] = useState(Date.now);
  const [hasRun, setHasRun] = useState(isRunning);
  if (isRunning && !hasRun) setHasRun(true);
  const startedAt = useContent(getImportReport()).value?.report?.startedAt;
  if (hasRun || startedAt === undefined) return null;
  if (!sources.some(hasNewsBetween(Date.parse(startedAt), openedAtMs - PUBLISHING_MS))) return null;
  return <p className="notice">{t('admin-sources.unpublished')}</p>;
};
