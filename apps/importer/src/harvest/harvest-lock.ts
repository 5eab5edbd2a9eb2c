import { takeHarvestLock } from '@open-discovery/harvest';
import type { HarvestLock } from '@open-discovery/harvest';
import { hasEnded, processMark } from '@open-discovery/search-index';
import { EXIT } from '../exit.ts';

/**
 * Takes the lock of harvests for this process, and releases it at the latest when the process exits. Ends the process if another
 * one has taken the lock away: the two would write into the same files.
 */
export const lockHarvest = (dataDir: string): HarvestLock => {
  const lock = takeHarvestLock(dataDir, { ownMark: processMark(process.pid), hasEnded }, () => {
    console.error(
      'This harvest was suspended for so long that another one has begun. The next run continues it.',
    );
    process.exit(EXIT.interrupted);
  });
  process.once('exit', lock.release);
  return {
    ...lock,
    release: () => {
      process.off('exit', lock.release);
      lock.release();
    },
  };
};
