import { createLruCache } from '@open-discovery/http-server';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';

/** Limits what the changes of each user add to the history. */
export interface ChangeBudget {
  /** Throws a 429 if a user has used up their budget. */
  readonly check: (user: string) => void;
  /** Counts a change of this size. */
  readonly spend: (user: string, bytes: number) => void;
}

const HOUR_MS = 3_600_000;
/** Users beyond it have not changed anything for the longest time. */
const MAX_BYTES = 8_388_608;

/**
 * Creates budgets that are used up by a number of bytes at once and are full again after an hour. A change is accepted as long as
 * something is left, so that no single change is too large for a budget. Each process counts separately.
 */
export const createChangeBudget = ({
  bytesPerHour,
  clock = () => performance.now(),
}: {
  readonly bytesPerHour: number;
  /** Returns milliseconds of any clock that only moves forward. */
  readonly clock?: () => number;
}): ChangeBudget => {
  const users = createLruCache<{ readonly spent: number; readonly atMs: number }>({
    maxBytes: MAX_BYTES,
    sizeOf: () => 0,
  });
  const bytesPerMs = bytesPerHour / HOUR_MS;
  const spentBy = (user: string): number => {
    const known = users.get(user);
    return known === null ? 0 : Math.max(0, known.spent - (clock() - known.atMs) * bytesPerMs);
  };
  return {
    check: (user) => {
      const excess = spentBy(user) - bytesPerHour;
      if (excess < 0) return;
      // At least a minute, so that more than one small change is possible then.
      const retryAfterSeconds = 60 + Math.ceil(excess / bytesPerMs / 1_000);
      throw new ApiError(429, problem('too-much'), { retryAfterSeconds });
    },
    spend: (user, bytes) => users.set(user, { spent: spentBy(user) + bytes, atMs: clock() }),
  };
};
