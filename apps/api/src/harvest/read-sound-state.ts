import { HarvestError, readState } from '@open-discovery/harvest';
import type { HarvestState } from '@open-discovery/harvest';

/** Reads the state of a source; `null` if its file is damaged, which must not hide the other sources. */
export const readSoundState = (dataDir: string, name: string): Promise<HarvestState | null> =>
  readState(dataDir, name).catch((error: unknown) => {
    if (error instanceof HarvestError) return null;
    throw error;
  });
