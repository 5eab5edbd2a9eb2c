import type { ValuesOverYears } from '@open-discovery/graph-client';

/** First and last year, both inclusive. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** A value with its number of results in two periods. */
export interface ComparedValue {
  readonly value: string;
  readonly label: string;
  readonly total: number;
  readonly counts: readonly number[];
  readonly before: number;
  readonly after: number;
  /** Gain of the value's share in percentage points; `null` when a period has no results. */
  readonly change: number | null;
}

const PERIOD_YEARS = 5;

/** Returns the last five counted years and the five before them. */
export const usualPeriods = (years: readonly number[]): { before: Period; after: Period } => {
  const last = years.at(-1) ?? 0;
  const middle = last - PERIOD_YEARS;
  return {
    before: { from: middle - PERIOD_YEARS + 1, to: middle },
    after: { from: middle + 1, to: last },
  };
};

const inPeriod = (years: readonly number[], counts: readonly number[], { from, to }: Period): number =>
  counts.reduce((sum, count, index) => {
    const year = years[index] ?? Number.NaN;
    return year >= from && year <= to ? sum + count : sum;
  }, 0);

/**
 * Counts the values in both periods and sorts them by gain in share. Shares are compared, because the later
 * period has more of nearly everything.
 */
export const comparePeriods = (
  { years, rows }: ValuesOverYears,
  before: Period,
  after: Period,
): readonly ComparedValue[] => {
  const counted = rows.map((row) => ({
    ...row,
    before: inPeriod(years, row.counts, before),
    after: inPeriod(years, row.counts, after),
  }));
  const allBefore = counted.reduce((sum, row) => sum + row.before, 0);
  const allAfter = counted.reduce((sum, row) => sum + row.after, 0);
  const isEmpty = allBefore === 0 || allAfter === 0;
  return counted
    .map((row) => ({
      ...row,
      change: isEmpty ? null : 100 * (row.after / allAfter - row.before / allBefore),
    }))
    .sort((a, b) => (b.change ?? 0) - (a.change ?? 0) || b.total - a.total);
};
