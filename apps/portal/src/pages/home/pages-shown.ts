/** Returns the first page, the last page and those around the current one; `null` marks a gap. */
export const pagesShown = (current: number, pages: number): (number | null)[] => {
  const wanted = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
};
