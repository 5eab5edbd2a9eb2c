import type { PortalConfiguration } from '@open-discovery/config';
import type { SearchOptions } from '@open-discovery/graph-client';
import { clearFilters, facetFields, searchField } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { enabledKinds } from './enabled-kinds.ts';
import { DISPLAY_PARAMETERS } from './search-address.ts';
import { valuesArguments, valuesField } from './values-arguments.ts';

export const FACET_VALUES_SHOWN = 8;

/** The field whose values are all listed in place of the results, and a text to find some of them. */
export const VALUES_PARAMETERS: readonly string[] = ['facet', 'within'];

/** Parameters that don't make an address a search. */
export const NON_QUERY_PARAMETERS: readonly string[] = [
  'lang',
  'advanced',
  ...DISPLAY_PARAMETERS,
  ...VALUES_PARAMETERS,
];

/** Whether an address asks for results; else home shows the overview. */
export const isSearch = (parameters: URLSearchParams): boolean =>
  [...parameters.keys()].some((name) => !NON_QUERY_PARAMETERS.includes(name));

export const currentYearOf = (now: string): number => new Date(now).getUTCFullYear();

/** The fields on offer, and those of which something is chosen or left out, whose values the page names. */
const countedFields = (query: SearchQuery): readonly string[] => {
  const named = [...Object.keys(query.filters), ...Object.keys(query.excluded)].filter(
    (name) => searchField(query.kind, name)?.facet === true,
  );
  return [...new Set([...facetFields(query.kind, query).map(({ name }) => name), ...named])];
};

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
      facets: countedFields(asked),
      facetSize: FACET_VALUES_SHOWN,
      highlight: query.keyword !== '' || query.text !== '',
    },
  };
};

/** A field whose values stand in place of the results, and the text that they contain. */
export interface ValuesShown {
  readonly field: SearchField;
  readonly within: string;
}

/** What a page of results needs from the API; `values` where its address wants those of a field instead. */
export const pageArguments = (
  query: SearchQuery,
  parameters: URLSearchParams,
  configuration: PortalConfiguration,
): ReturnType<typeof searchArguments> & { values: ValuesShown | null } => {
  const asked = searchArguments(query, configuration);
  const field = valuesField(asked.query, parameters.get('facet'));
  const within = parameters.get('within')?.trim() ?? '';
  return field === null
    ? { ...asked, values: null }
    : { ...valuesArguments(asked.query, field, within), values: { field, within } };
};
