import { readState, readUploadedFiles } from '@open-discovery/harvest';
import type { Source } from '@open-discovery/harvest';
import type { HarvestList } from './harvest-schema.ts';

/** Reads a source with its files, its last run and the progress of the current one. */
export const readSourceView = async (
  dataDir: string,
  { name, kind, address, options }: Source,
): Promise<Omit<HarvestList['sources'][number], 'waitsForContact'>> => {
  const { alive, run, last, lastFailure, completeAt } = await readState(dataDir, name);
  return {
    name,
    kind,
    address,
    options,
    files: await readUploadedFiles(dataDir, name),
    records: alive,
    completeAt,
    lastFailure,
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
