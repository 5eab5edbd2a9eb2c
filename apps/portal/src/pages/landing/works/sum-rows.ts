import type { ValuesOverYears } from '@open-discovery/graph-client';

/** Sums the rows of the given values into one; `null` when there is none. */
export const sumRows = (
  { rows }: ValuesOverYears,
  isWanted: (value: string) => boolean,
): { readonly counts: readonly number[]; readonly total: number } | null => {
  const wanted = rows.filter(({ value }) => isWanted(value));
  const [first] = wanted;
  if (!first) return null;
  return {
    counts: first.counts.map((_count, year) =>
      wanted.reduce((sum, { counts }) => sum + (counts[year] ?? 0), 0),
    ),
    total: wanted.reduce((sum, { total }) => sum + total, 0),
  };
};
