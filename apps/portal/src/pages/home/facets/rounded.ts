/** Digits of an estimate that mean something. */
const DIGITS = 2;

/**
 * Returns an estimate without the digits that suggest a count.
 * @example
 * rounded(12_345); // 12_000
 */
export const rounded = (estimate: number): number => Number(estimate.toPrecision(DIGITS));
