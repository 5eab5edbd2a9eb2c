import { ApiError } from '../errors/api-error.ts';

const DAY_MS = 24 * 3_600_000;

/** Counts the links that a user adds or restores. Throws a 429 beyond the limit of a day. */
export type DailyLimit = (userId: string, links: number) => void;

/**
 * Creates the limit of links per user and day (UTC). Links that are added, deleted and restored again and again would fill
 * the history, which keeps all of them. Each process counts for itself.
 */
export const createDailyLimit = (most: number, clock: () => number): DailyLimit => {
  const counts = new Map<string, number>();
  let countedDay = 0;
  return (userId, links) => {
    const day = Math.floor(clock() / DAY_MS);
    if (day !== countedDay) counts.clear();
    countedDay = day;
    const count = (counts.get(userId) ?? 0) + links;
    if (count > most)
      throw new ApiError(429, `You have added or restored ${most} links today; go on tomorrow`, {
        retryAfterSeconds: Math.ceil(((day + 1) * DAY_MS - clock()) / 1_000),
      });
    counts.set(userId, count);
  };
};
