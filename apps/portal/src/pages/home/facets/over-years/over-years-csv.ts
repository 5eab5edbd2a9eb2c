import type { ComparedValue } from './compare-periods.ts';

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV after RFC 4180; a text that a spreadsheet would run stands behind an apostrophe. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** The table of values over years: one row a value, one column a year, both periods and the change. */
export const overYearsCsv = (
  head: readonly string[],
  years: readonly number[],
  values: readonly ComparedValue[],
): string =>
  toCsv([
    [...head, ...years],
    ...values.map(({ value, label, total, before, after, change, counts }) => [
      value,
      label,
      total,
      before,
      after,
      change === null ? '' : Math.round(change * 100) / 100,
      ...counts,
    ]),
  ]);
