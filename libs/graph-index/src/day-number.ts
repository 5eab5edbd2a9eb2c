const MS_PER_DAY = 86_400_000;
const DAY = /^(\d{4})(?:-(\d{1,2})-(\d{1,2}))?$/;

/**
 * Days since 1970-01-01 of a day, or of the first or last day of a year; `null` for what no calendar has.
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
