/** Parses a `Retry-After` header, seconds or a date, to the wait in milliseconds; null if it is neither. RFC 9110 §10.2.3. */
export const parseRetryAfter = (text: string | null, now: Date): number | null => {
  if (text === null) return null;
  if (/^\s*\d{1,9}\s*$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
};
