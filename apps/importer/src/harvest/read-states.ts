import { readSources, readState } from '@open-discovery/harvest';
import type { HarvestState, Source } from '@open-discovery/harvest';

export interface SourceAndState {
  readonly source: Source;
  readonly state: HarvestState;
}

/** Reads all sources of a data folder, each with its state. */
export const readStates = async (dataDir: string): Promise<SourceAndState[]> => {
  const sources = await readSources(dataDir);
  return Promise.all(
    sources.map(async (source) => ({ source, state: await readState(dataDir, source.name) })),
  );
};
