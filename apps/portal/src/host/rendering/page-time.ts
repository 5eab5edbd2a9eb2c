const MINUTE_MS = 60_000;

/**
 * Returns the time that a page is made for: the end of the current minute, so that the page stays the same for a minute
 * and shows nothing from its future.
 */
export const pageTime = (now: Date): Date => new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS);
