import { isText } from './is-text.ts';
import { invalid, valid, type Validation } from './validation.ts';

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysIn = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (DAYS_OF_MONTH[month - 1] ?? 0);

/**
 * Validates an existing day, written YYYY-M-D or YYYY-MM-DD; the value has the long form. Spec §5.
 * @example
 * validateDate('2024-2-29'); // { ok: true, value: '2024-02-29' }
 */
export const validateDate = (text: string): Validation<string> => {
  if (!isText(text)) return invalid('validation.text');
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? [];
  const exists = Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
  return exists
    ? valid(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
    : invalid('validation.date');
};
