import { getImportReport } from '@open-discovery/admin-client';
import type { ImportReport } from '@open-discovery/model';
import { useEffect } from 'react';
import { useContent } from '../../use-content.ts';
import { hasNewsSince } from './is-unpublished.ts';
import type { HarvestList } from './read-sources.ts';

const LOOK_EVERY_MS = 5_000;

/**
 * Returns the report of the import whose records visitors find; `null` without one. After a harvest it is read again until the
 * server has opened the new index.
 */
export const useImportReport = ({
  isRunning,
  sources,
}: Pick<HarvestList, 'isRunning' | 'sources'>): ImportReport | null => {
  const { value, reload } = useContent(getImportReport());
  const report = value?.report ?? null;
  const isOutdated = !isRunning && value !== undefined && sources.some(hasNewsSince(report));
  useEffect(() => {
    if (!isOutdated) return;
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOutdated, reload]);
  return report;
};
