import { withFilter, withYears, yearRangeField } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { withoutChoice } from '../../../../components/charts/chart-queries.ts';
import type { Period } from './compare-periods.ts';

/**
 * Returns the query for the results that a number of the comparison counts: those with one value of the field, whatever else
 * of the field is chosen or excluded; `null` for periods of kinds whose years cannot be limited as they are counted.
 */
export const countedResults = (
  query: SearchQuery,
  field: string,
  { value, period }: { readonly value: string; readonly period: Period | null },
): SearchQuery | null => {
  const excluded = Object.fromEntries(Object.entries(query.excluded).filter(([name]) => name !== field));
  const all = withFilter({ ...withoutChoice(query, field), excluded }, field, value, true);
  if (period === null) return all;
  const years = yearRangeField(query.kind);
  if (years?.facet !== true) return null;
  const from = Math.max(period.from, query.from ?? period.from);
  const to = Math.min(period.to, query.to ?? period.to);
  return withYears(all, from, to);
};
