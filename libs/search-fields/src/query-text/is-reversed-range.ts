const DAY_MONTH_OR_YEAR = /^\d{4}(?:-\d{2}){0,2}$/;

const toNumber = (text: string): number | null =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null;

/**
 * Reports whether a range ends before it begins: numbers by their size, dates as far as both are given, so `2018-03..2018`
 * is in order. Other texts have no order.
 */
export const isReversedRange = (from: string | null, to: string | null): boolean => {
  if (from === null || to === null) return false;
  const [low, high] = [toNumber(from), toNumber(to)];
  if (low !== null && high !== null) return low > high;
  if (!DAY_MONTH_OR_YEAR.test(from) || !DAY_MONTH_OR_YEAR.test(to)) return false;
  const length = Math.min(from.length, to.length);
  return from.slice(0, length) > to.slice(0, length);
};
