import type { SearchOptions } from '@open-discovery/graph-client';
import { facetFields } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';

/** As many as the API gives at once. */
export const VALUES_MAX = 200;

/** Fields whose values the page names in the reader's language: the API knows codes, so that only the page can find them. */
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

/** What the list of all values of a field needs from the API. */
export const valuesArguments = (
  query: SearchQuery,
  field: SearchField,
  within: string,
): { query: SearchQuery; options: SearchOptions } => ({
  query: { ...query, page: 1, size: 10 },
  options: {
    facets: [field.name],
    facetSize: VALUES_MAX,
    ...(within === '' || NAMED_BY_THE_PAGE.has(field.name)
      ? {}
      : { facetContains: { field: field.name, text: within } }),
  },
});

/** The field whose values an address wants to see in place of the results. */
export const valuesField = (query: SearchQuery, name: string | null): SearchField | null =>
  facetFields(query.kind, query).find((field) => field.name === name && field.type !== 'year') ?? null;
