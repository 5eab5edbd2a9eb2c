import { readUploadedFiles } from '@open-discovery/harvest';
import type { ListedSource } from '@open-discovery/harvest';
import type { HarvestList } from './harvest-schema.ts';

/**
 * Reads a source with its files, its last run and the progress of the current one. Nothing is known of a damaged file.
 * `runningAtMs` is the present, in ms since 1970, while a harvest is running: a killed one waits for nothing.
 */
export const readSourceView = async (
  dataDir: string,
  { name, source, state, damage }: ListedSource,
  runningAtMs: number | null,
): Promise<Omit<HarvestList['sources'][number], 'waitsForContact'>> => {
  const { run = null, last = null, waits = null } = state ?? {};
  return {
    name,
    kind: source?.kind ?? null,
    address: source?.address ?? null,
    options: source?.options ?? {},
    files: await readUploadedFiles(dataDir, name),
    isDamaged: damage !== null,
    records: state?.alive ?? 0,
    completeAt: state?.completeAt ?? null,
    failures: state?.failures ?? 0,
    lastFailure: state?.lastFailure ?? null,
    waits: runningAtMs !== null && waits !== null && Date.parse(waits.until) > runningAtMs ? waits : null,
    progress: run && { records: run.counts.records, total: run.total },
    last: last && {
      endedAt: last.endedAt,
      failure: last.failure,
      new: last.counts.new,
      changed: last.counts.changed,
      gone: last.counts.gone,
    },
  };
};
