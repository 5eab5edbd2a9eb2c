import path from 'node:path';
import { IndexError } from '../index-error.ts';
import type { IndexHealth } from '../index-types.ts';
import { loadGeneration } from './load-generation.ts';
import type { LoadedGeneration } from './load-generation.ts';
import { listGenerations, publishedGeneration } from './publish.ts';

/** A readable generation, and the reason if it is not the published one. */
export interface UsableGeneration {
  loaded: LoadedGeneration;
  fallback: IndexHealth['fallback'];
}

/** Opens the latest intact generation that is not known to be damaged; `null` if there is none. */
export const openPrevious = (
  root: string,
  damaged: ReadonlySet<string>,
  fallback: NonNullable<IndexHealth['fallback']>,
): UsableGeneration | null => {
  for (const name of listGenerations(root).reverse()) {
    try {
      if (!damaged.has(name)) return { loaded: loadGeneration(path.join(root, name)), fallback };
    } catch (error) {
      if (!(error instanceof IndexError)) throw error;
    }
  }
  return null;
};

/**
 * Loads the published generation; if it is damaged or missing, the latest other one that is intact and not known to be damaged.
 * Throws the published one's error if none is readable.
 */
export const openUsableGeneration = (
  root: string,
  damaged: ReadonlySet<string> = new Set(),
): UsableGeneration => {
  const current = publishedGeneration(root);
  try {
    return { loaded: loadGeneration(path.join(root, current)), fallback: null };
  } catch (error) {
    if (!(error instanceof IndexError)) throw error;
    const instead = openPrevious(root, new Set([...damaged, current]), {
      from: current,
      reason: error.message,
    });
    if (instead === null) throw error;
    return instead;
  }
};
