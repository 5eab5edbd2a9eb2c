import type { PortalConfiguration } from '@open-discovery/config';
import type { SearchOptions } from '@open-discovery/graph-client';
import { clearFilters, facetFields } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { enabledKinds } from '../../app/enabled-kinds.ts';

export const FACET_VALUES_SHOWN = 8;

/** Parameters that don't make an address a search. */
export const BESIDE_THE_SEARCH: readonly string[] = ['lang', 'advanced'];

/** Whether an address asks for results; else home shows the overview. */
export const isSearch = (parameters: URLSearchParams): boolean =>
  [...parameters.keys()].some((name) => !BESIDE_THE_SEARCH.includes(name));

export const currentYearOf = (now: string): number => new Date(now).getUTCFullYear();

/** What the results of a query need from the API. A kind that the portal disables reads as products. */
export const searchArguments = (
  query: SearchQuery,
  configuration: PortalConfiguration,
): { query: SearchQuery; options: SearchOptions } => {
  const enabled = enabledKinds(configuration).includes(query.kind);
  const asked: SearchQuery = enabled ? query : { ...clearFilters(query), kind: 'product' };
  return {
    query: asked,
    options: {
      facets: facetFields(asked.kind, asked).map(({ name }) => name),
      facetSize: FACET_VALUES_SHOWN,
      highlight: query.keyword !== '' || query.text !== '',
    },
  };
};
