/** Returns the mean of some numbers; NaN without numbers. */
export const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Returns a number with two decimals at most. */
export const rounded = (number) => Number(number.toFixed(2));

/** Returns the middle of some numbers; NaN if one of them could not be measured. */
export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Returns the number below which a share of the numbers is; NaN without numbers. */
export const quantile = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? NaN;
