/**
 * Returns the first index in `from` up to `to` of a number not less than `least`; `to` when there is none.
 * @example
 * firstFrom(Uint32Array.of(2, 4, 6), 0, 3, 5); // 2
 */
export const firstFrom = (sorted: Uint32Array, from: number, to: number, least: number): number => {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
};
