/** Older records count seconds since 1970, newer ones milliseconds. */
const FIRST_IN_MS = 1e11;
/** The latest time that a `Date` can represent. */
const LAST_MS = 8.64e15;

/** Returns the day of a record's timestamp; `null` when it is not a valid time. */
export const dayOfStamp = (stamp: number): string | null => {
  const ms = stamp < FIRST_IN_MS ? stamp * 1000 : stamp;
  return ms > 0 && ms <= LAST_MS ? new Date(ms).toISOString().slice(0, 10) : null;
};
