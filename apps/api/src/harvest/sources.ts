import { addSource, HarvestError, readSources, removeSource, takeHarvestLock } from '@open-discovery/harvest';
import type { HarvestLock, Source } from '@open-discovery/harvest';
import { ApiError } from '../api-error.ts';
import { problem } from '../problem.ts';
import type { Harvests } from './harvests.ts';
import { newSource, sourceRefusal } from './new-source.ts';
import { PROCESSES } from './processes.ts';

/** Returns the source with a name. Throws an {@link ApiError} 404 without one. */
export const findSource = (sources: readonly Source[], name: string): Source => {
  const source = sources.find((one) => one.name === name);
  if (source === undefined) throw new ApiError(404, problem('no-source', { name }));
  return source;
};

/** A run must not lose the folder that it writes to. */
const lockFolder = (dataDir: string): HarvestLock => {
  try {
    return takeHarvestLock(dataDir, PROCESSES);
  } catch (error) {
    throw error instanceof HarvestError ? new ApiError(409, problem('harvest-running')) : error;
  }
};

/** Adds and removes the sources of a data folder. */
export const createSources = (dataDir: string): Pick<Harvests, 'add' | 'remove'> => ({
  async add(wish, now) {
    const source = newSource(wish, now);
    try {
      await addSource(dataDir, source);
    } catch (error) {
      throw sourceRefusal(error, wish);
    }
  },
  async remove(name) {
    const source = findSource(await readSources(dataDir), name);
    const lock = lockFolder(dataDir);
    try {
      await removeSource(dataDir, name);
    } finally {
      lock.release();
    }
    return source;
  },
});
