import type { ResearchProduct } from '@open-discovery/model';

type UsageCounts = NonNullable<NonNullable<ResearchProduct['indicators']>['usageCounts']>;
/** A source's count for one year. */
export type UsageCount = NonNullable<UsageCounts['bySource']>[number];
export const USES = ['views', 'downloads'] as const;

/**
 * Returns one row for each source with a count, over all years from the first to the last with a count.
 * @example usageRows([{ source: 'Zenodo', year: 2021, views: 7 }], 'views') // { years: [2021], rows: [{ name: 'Zenodo', counts: [7], … }] }
 */
export const usageRows = (counts: readonly UsageCount[], use: (typeof USES)[number]) => {
  const used = counts.filter((count) => (count[use] ?? 0) > 0);
  if (used.length === 0) return { years: [], rows: [] };
  const inOrder = used.map(({ year }) => year).toSorted((a, b) => a - b);
  const [first = 0, last = first] = [inOrder[0], inOrder.at(-1)];
  const years = Array.from({ length: last - first + 1 }, (_none, index) => first + index);
  const rows = [...new Set(used.map(({ source }) => source))].map((name) => {
    const ofSource = used.filter(({ source }) => source === name);
    const countIn = (year: number) =>
      sum(
        ofSource.filter((count) => count.year === year),
        use,
      );
    return { name, address: null, counts: years.map(countIn), total: sum(ofSource, use) };
  });
  return { years, rows };
};

const sum = (counts: readonly UsageCount[], use: (typeof USES)[number]): number =>
  counts.reduce((total, count) => total + (count[use] ?? 0), 0);
