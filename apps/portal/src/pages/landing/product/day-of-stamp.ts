/** Older records count seconds since 1970, newer ones milliseconds. */
const FIRST_IN_MS = 1e11;
/** The last moment that a `Date` can name. */
const LAST_MS = 8.64e15;

/** The day of a record's time stamp, `null` for a number that is no time. */
export const dayOfStamp = (stamp: number): string | null => {
  const ms = stamp < FIRST_IN_MS ? stamp * 1000 : stamp;
  return ms > 0 && ms <= LAST_MS ? new Date(ms).toISOString().slice(0, 10) : null;
};
