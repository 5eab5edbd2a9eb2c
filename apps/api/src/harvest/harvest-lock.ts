import { HarvestError, readHarvestOwner, takeHarvestLock } from '@open-discovery/harvest';
import type { HarvestLock, HarvestOwner } from '@open-discovery/harvest';
import { hasEnded, processMark } from '@open-discovery/search-index';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';

const SERVER = { ownMark: processMark(process.pid), hasEnded };

/** Returns the process that harvests; `null` without one. This server has the lock only while it removes a source. */
export const readHarvestProcess = (dataDir: string): HarvestOwner | null => {
  const owner = readHarvestOwner(dataDir, SERVER);
  return owner !== null && owner.isHere && owner.mark === SERVER.ownMark ? null : owner;
};

/** Takes the lock of harvests for this server. Throws an {@link ApiError} 409 while a harvest is running. */
export const lockHarvests = (dataDir: string): HarvestLock => {
  try {
    return takeHarvestLock(dataDir, SERVER);
  } catch (error) {
    throw error instanceof HarvestError ? new ApiError(409, problem('harvest-running')) : error;
  }
};
