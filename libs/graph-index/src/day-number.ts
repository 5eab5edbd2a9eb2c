const MS_PER_DAY = 86_400_000;
const DAY = /^(\d{4})(?:-(\d{1,2})-(\d{1,2}))?$/;

/**
 * Parses a date to days since 1970-01-01. A year alone means its first or last day. Returns `null` for a date that does
 * not exist.
 *
 * @example
 * dayNumber('1970-01-02', 'first'); // 1
 * dayNumber('1970', 'last'); // 364
 */
export const dayNumber = (text: string, end: 'first' | 'last'): number | null => {
  const match = DAY.exec(text);
  if (!match) return null;
  const [, year = '', month = end === 'first' ? '1' : '12', date = end === 'first' ? '1' : '31'] = match;
  const day = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return null;
  return Math.round(time / MS_PER_DAY);
};
