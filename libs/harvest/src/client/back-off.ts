const FIRST_MS = 2_000;
const LONGEST_MS = 5 * 60_000;
/** Longer waits end the run; the next one continues. */
export const MAX_RETRY_AFTER_MS = 60 * 60_000;

/** Returns the wait before another try: doubled with each, and spread so that clients do not return together. */
export const backOffMs = (failures: number, random: () => number): number =>
  Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (0.5 + random() / 2);
