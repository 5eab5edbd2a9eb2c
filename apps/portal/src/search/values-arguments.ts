import type { SearchArguments } from '@open-discovery/portal-state';
import { facetFields } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';

/** The most values that the API returns at once. */
export const VALUES_MAX = 200;

/** Fields whose values the page names in the reader's language. The API knows their codes only, so the page filters them. */
const NAMED_BY_THE_PAGE: ReadonlySet<string> = new Set([
  'access',
  'type',
  'fos',
  'sdg',
  'country',
  'jurisdiction',
  'language',
  'instanceType',
]);

/** Returns what the list of all values of a field is fetched with. */
export const valuesArguments = (query: SearchQuery, field: SearchField, within: string): SearchArguments => ({
  query: { ...query, page: 1, size: 10 },
  options: {
    facets: [field.name],
    facetSize: VALUES_MAX,
    ...(within === '' || NAMED_BY_THE_PAGE.has(field.name)
      ? {}
      : { facetContains: { field: field.name, text: within } }),
  },
});

/** Returns the field whose values an address requests in place of the results, or `null`. */
export const valuesField = (query: SearchQuery, name: string | null): SearchField | null =>
  facetFields(query.kind, query).find(
    (field) => field.name === name && field.type !== 'year' && field.type !== 'area',
  ) ?? null;
