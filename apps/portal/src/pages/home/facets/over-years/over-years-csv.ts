import { BYTE_ORDER_MARK, formatCsv } from '@open-discovery/export-formats/csv';
import type { ComparedPeriods, PeriodCounts } from './compare-periods.ts';

const numbersOf = ({ total, before, after, counts }: PeriodCounts, change: number | null) => [
  total,
  before,
  after,
  change === null ? '' : Math.round(change * 100) / 100,
  ...counts,
];

interface ComparisonHeads {
  /** Names of the columns before the years. */
  readonly columns: readonly string[];
  readonly years: readonly number[];
  /** Name of the last row. */
  readonly all: string;
}

/**
 * Formats the values over years as CSV: a row per value, a column per year, both periods and the change. All results are the
 * last row.
 */
export const overYearsCsv = ({ columns, years, all }: ComparisonHeads, compared: ComparedPeriods): string =>
  BYTE_ORDER_MARK +
  formatCsv([
    [...columns, ...years],
    ...compared.values.map((value) => [value.value, value.label, ...numbersOf(value, value.change)]),
    ...(compared.all ? [['', all, ...numbersOf(compared.all, null)]] : []),
  ]);
