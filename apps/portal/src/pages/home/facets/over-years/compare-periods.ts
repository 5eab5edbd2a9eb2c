import type { ValuesOverYears } from '@open-discovery/graph-client';

/** First and last year, both included. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** A value with its results in two periods. */
export interface ComparedValue {
  readonly value: string;
  readonly label: string;
  readonly total: number;
  readonly counts: readonly number[];
  readonly before: number;
  readonly after: number;
  /** How much of all counted results the value gained, in percentage points; `null` where a period has none. */
  readonly change: number | null;
}

const PERIOD_YEARS = 5;

/** The last five years of those counted, and the five before them. */
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
 * The values with their counts in both periods, the greatest gain in share first. Shares, because the later period
 * has more of nearly everything.
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
