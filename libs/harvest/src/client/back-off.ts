const FIRST_MS = 2_000;
const LONGEST_MS = 5 * 60_000;
/** Longer waits end the run; the next one continues. */
export const MAX_ASKED_MS = 60 * 60_000;

/**
 * Returns how long a server asks to wait: seconds or a date, RFC 9110 section 10.2.3. `null` if it does not say.
 */
export const parseRetryAfter = (text: string | null, now: Date): number | null => {
  if (text === null) return null;
  if (/^\s*\d{1,9}\s*$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
};

/** Returns the wait before another try: doubled with each, and spread so that clients do not return together. */
export const backOffMs = (failures: number, random: () => number): number =>
  Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (0.5 + random() / 2);
