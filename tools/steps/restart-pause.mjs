const MINUTE_MS = 60_000;

/** The maximum number of restarts within a time. */
export const RESTARTS = { limit: 10, windowMs: 5 * MINUTE_MS };

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Returns the pause before the next restart in ms: none after a single failure, then longer with each recent one. Returns
 * `null` if there have been too many restarts.
 *
 * @example restartPause([1_000, 2_000], 60_000); // 2000
 */
export const restartPause = (restartTimesMs, nowMs) => {
  const recent = restartTimesMs.filter((time) => nowMs - time < RESTARTS.windowMs).length;
  if (recent >= RESTARTS.limit) return null;
  return recent === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (recent - 1), LONGEST_PAUSE_MS);
};
