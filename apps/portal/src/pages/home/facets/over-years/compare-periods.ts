import type { ValuesOverYears } from '@open-discovery/graph-client';

/** First and last year, both inclusive. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** A number of results, of each year and of two periods. */
export interface PeriodCounts {
  readonly total: number;
  readonly counts: readonly number[];
  readonly before: number;
  readonly after: number;
}

/** A value with its number of results in two periods. */
export interface ComparedValue extends PeriodCounts {
  readonly value: string;
  readonly label: string;
  /** Gain of the value's share in percentage points; `null` when a period has no results, or their number is unknown. */
  readonly change: number | null;
}

export interface ComparedPeriods {
  readonly values: readonly ComparedValue[];
  /** All results, whatever their values; `null` if their number is unknown. */
  readonly all: PeriodCounts | null;
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

/** Formats a period. */
export const formatPeriod = ({ from, to }: Period): string => (from === to ? String(from) : `${from}–${to}`);

/**
 * Counts the values in both periods and sorts them by gain in share. Shares are compared, because the later
 * period has more of nearly everything. They are shares of all results: a result can have several values, and one that is
 * not counted here.
 */
export const comparePeriods = (
  { years, rows, results }: ValuesOverYears,
  before: Period,
  after: Period,
): ComparedPeriods => {
  const all = results
    ? {
        total: results.total,
        counts: years.map((year) => results.counts[results.years.indexOf(year)] ?? 0),
        before: inPeriod(results.years, results.counts, before),
        after: inPeriod(results.years, results.counts, after),
      }
    : null;
  const isComparable = all !== null && all.before > 0 && all.after > 0;
  const values = rows
    .map((row) => ({
      ...row,
      before: inPeriod(years, row.counts, before),
      after: inPeriod(years, row.counts, after),
    }))
    .map((row) => ({
      ...row,
      change: isComparable ? 100 * (row.after / all.after - row.before / all.before) : null,
    }))
    .sort((a, b) => (b.change ?? 0) - (a.change ?? 0) || b.total - a.total);
  return { values, all };
};
