import { HarvestError, listSources } from '@open-discovery/harvest';
import type { HarvestState, Source } from '@open-discovery/harvest';

export interface SourceAndState {
  readonly source: Source;
  readonly state: HarvestState;
}

/** Reads all sources with their states. Throws a `HarvestError` if one is damaged, because an import would lose its records. */
export const readStates = async (dataDir: string): Promise<SourceAndState[]> =>
  (await listSources(dataDir)).map(({ source, state, damage }) => {
    if (damage !== null) throw new HarvestError(damage);
    return { source, state };
  });
