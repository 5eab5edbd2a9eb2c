import path from 'node:path';
import { IndexError } from '../index-error.ts';
import type { IndexHealth } from '../index-types.ts';
import { loadGeneration } from './generation.ts';
import type { LoadedGeneration } from './generation.ts';
import { listGenerations, readCurrent } from './publish.ts';

/** A generation that can be read, and why it is not the published one, if it is not. */
export interface UsableGeneration {
  loaded: LoadedGeneration;
  fallback: IndexHealth['fallback'];
}

/**
 * Loads the published generation; if it is damaged or missing, the latest other one that is whole.
 * Throws the reason of the published one if none can be read.
 */
export const openUsableGeneration = (root: string): UsableGeneration => {
  const current = readCurrent(root) ?? listGenerations(root).at(-1);
  if (current === undefined) throw new IndexError('missing', `There is no index in ${root}.`);
  try {
    return { loaded: loadGeneration(path.join(root, current)), fallback: null };
  } catch (error) {
    if (!(error instanceof IndexError)) throw error;
    for (const name of listGenerations(root).reverse()) {
      if (name === current) continue;
      const loaded = tryLoading(path.join(root, name));
      if (loaded !== null) return { loaded, fallback: { from: current, reason: error.message } };
    }
    throw error;
  }
};

const tryLoading = (folder: string): LoadedGeneration | null => {
  try {
    return loadGeneration(folder);
  } catch (error) {
    if (error instanceof IndexError) return null;
    throw error;
  }
};
