import { takeHarvestLock } from '@open-discovery/harvest';
import type { HarvestLock } from '@open-discovery/harvest';
import { hasEnded, processMark } from '@open-discovery/search-index';

/** Takes the lock of harvests for this process, and releases it at the latest when the process exits. */
export const lockHarvest = (dataDir: string): HarvestLock => {
  const lock = takeHarvestLock(dataDir, { ownMark: processMark(process.pid), hasEnded });
  process.once('exit', lock.release);
  return {
    ...lock,
    release: () => {
      process.off('exit', lock.release);
      lock.release();
    },
  };
};
