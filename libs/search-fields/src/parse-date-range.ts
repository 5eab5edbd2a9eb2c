import { validateDate } from '@open-discovery/validators';

/** First and last day or year, inclusive; `null` leaves that end open. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** Parses one end: a year or a day, as the Graph API accepts them. */
const parseEnd = (text: string): string | null => {
  if (/^\d{4}$/.test(text)) return text;
  const day = validateDate(text);
  return day.ok ? day.value : null;
};

/**
 * Parses a range of dates as addresses spell it. A single date is both ends.
 * @example
 * parseDateRange('2018-3-1..2019'); // { from: '2018-03-01', to: '2019' }
 */
export const parseDateRange = (text: string | null | undefined): DateRange | null => {
  const [first = '', last = first, ...more] = (text ?? '').split('..').map((end) => end.trim());
  const from = parseEnd(first);
  const to = parseEnd(last);
  const isBroken = (from === null && first !== '') || (to === null && last !== '') || more.length > 0;
  if (isBroken || (from === null && to === null)) return null;
  // Compare as many characters as the shorter end has: 2018-03-01..2018 is in order.
  const length = Math.min(from?.length ?? 0, to?.length ?? 0);
  return from && to && from.slice(0, length) > to.slice(0, length) ? null : { from, to };
};
