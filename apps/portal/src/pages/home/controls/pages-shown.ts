/**
 * Returns the first page, the last page and those around the current one; `null` marks a gap. A current page after the last
 * one is shown as well.
 */
export const pagesShown = (current: number, pages: number): (number | null)[] => {
  const around = [current - 1, current, current + 1].filter((page) => page >= 1 && page <= pages);
  const sorted = [...new Set([1, ...around, pages, current])].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
};
