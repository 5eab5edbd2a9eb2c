import { NO_NUMBER } from '../storage/no-number.ts';
import type { RankingConstants } from './ranking-constants.ts';

const DAY_MS = 86_400_000;

/** Returns days since 1970-01-01. */
export const dayOf = (date: Date): number => Math.floor(date.getTime() / DAY_MS);

/**
 * Returns the recency boost between 0 and `recencyLimit`: 0 without a date, and 0 for a future date, which is
 * a mistake more often than news.
 */
export const recencyBoost = (ranking: RankingConstants, day: number, today: number): number =>
  day === NO_NUMBER || day > today
    ? 0
    : ranking.recencyLimit * 2 ** ((day - today) / ranking.recencyHalfLifeDays);

/** Returns the popularity boost between 0 and `popularityLimit`. */
export const popularityBoost = (ranking: RankingConstants, uses: number): number =>
  uses <= 0
    ? 0
    : ranking.popularityLimit * Math.min(1, Math.log1p(uses) / Math.log1p(ranking.popularityFull));
