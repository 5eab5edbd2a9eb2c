import type { ImportReport } from '@open-discovery/model';
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

/** Reports whether the last run of a source has changed its records since an import began; since ever without a report. */
export const hasNewsSince = (
  report: Pick<ImportReport, 'startedAt'> | null,
): ((source: HarvestSource) => boolean) =>
  hasNewsBetween(report === null ? -Infinity : Date.parse(report.startedAt), Infinity);

/** The harvests, and the report of the last import. */
interface Harvested extends Pick<HarvestList, 'isRunning' | 'sources'> {
  readonly report: Pick<ImportReport, 'startedAt'> | null;
}

/**
 * Reports whether what the last harvest has found is not what visitors find: it was stopped or run without an import, or its import
 * has failed or had no records. `nowMs` is in ms since 1970. Without a report, nothing is known.
 */
export const isUnpublished = ({ isRunning, sources, report }: Harvested, nowMs: number): boolean =>
  !isRunning &&
  report !== null &&
  sources.some(hasNewsBetween(Date.parse(report.startedAt), nowMs - PUBLISHING_MS));
