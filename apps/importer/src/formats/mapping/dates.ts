const MONTH_CHARS = 2;
const MOST_PARTS = 3;

/**
 * Returns the date of a list of year, month and day, as far as it goes.
 * @example dateOfParts([2018, 5]) // '2018-05'
 */
export const dateOfParts = (parts: unknown): string | null => {
  if (!Array.isArray(parts)) return null;
  const items: unknown[] = Array.isArray(parts[0]) ? (parts[0] as unknown[]) : parts;
  const words = items
    .slice(0, MOST_PARTS)
    .filter((part) => typeof part === 'number' || (typeof part === 'string' && /^\d+$/.test(part)))
    .map((part, at) => (at === 0 ? String(part) : String(part).padStart(MONTH_CHARS, '0')));
  return words.length === 0 || Number(words[0]) === 0 ? null : words.join('-');
};

/**
 * Returns the first day of a range, which is when something was published.
 * @example startOfRange('2010-01/2012-03') // '2010-01'
 */
export const startOfRange = (date: string): string =>
  date.split('/').find((part) => part.trim() !== '') ?? date;
