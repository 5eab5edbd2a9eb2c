import { purgeDeleted } from '../content/deleted.ts';
import { pruneHistory } from '../content/prune-history.ts';
import type { Database } from '../database/open-database.ts';
import type { StoredUploads } from '../uploads/stored-uploads.ts';
import { removeKilled } from './remove-killed.ts';

export interface HousekeepingOptions {
  readonly database: Database;
  readonly uploads: Pick<StoredUploads, 'purge'>;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
  /** Returns milliseconds of a clock that nobody sets. */
  readonly steadyClock?: () => number;
  readonly historyDays: number;
  readonly dataDir: string;
}

const DAY_MS = 24 * 3_600_000;
/** More than a clock is corrected by without a jump. */
const TOLERANCE_MS = 60_000;

/**
 * Creates the task that removes what is kept for a limited time: deleted items, deleted images and old changes; and what killed
 * imports have left. It does nothing the first time, and after the clock was set: what a clock removes that is wrong for an hour
 * would be lost.
 */
export const createHousekeeping = ({
  database,
  uploads,
  clock,
  steadyClock = () => performance.now(),
  historyDays,
  dataDir,
}: HousekeepingOptions): ((signal: AbortSignal) => Promise<void>) => {
  let lastOffset = Number.NaN;
  return async (signal) => {
    const offset = clock() - steadyClock();
    const isSteady = Math.abs(offset - lastOffset) <= TOLERANCE_MS;
    lastOffset = offset;
    if (!isSteady) return;
    const now = clock();
    await database.write((transaction) => purgeDeleted(transaction, now));
    await uploads.purge();
    await pruneHistory(database, new Date(now - historyDays * DAY_MS).toISOString(), signal);
    await removeKilled(dataDir);
  };
};
