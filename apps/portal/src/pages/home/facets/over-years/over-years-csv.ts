import { formatCsv } from '@open-discovery/export-formats/csv';
import type { ComparedValue } from './compare-periods.ts';

/** Formats the values over years as CSV: a row per value, a column per year, both periods and the change. */
export const overYearsCsv = (
  head: readonly string[],
  years: readonly number[],
  values: readonly ComparedValue[],
): string =>
  formatCsv([
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
