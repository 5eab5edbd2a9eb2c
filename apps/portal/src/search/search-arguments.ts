import type { SearchArguments } from '@open-discovery/portal-state';
import { facetFields, searchField } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { CARD_FIELDS } from './card-records.ts';
import { isRanked } from './is-ranked.ts';
import { valuesArguments, valuesField } from './values-arguments.ts';

/** Number of values of each facet. */
export const FACET_VALUES_SHOWN = 8;
/** Number of facets that are open by default. */
export const FACETS_OPEN = 5;

/** The offered fields, and those with chosen or excluded values, which the page names. */
const countedFields = (query: SearchQuery): readonly string[] => {
  const named = [...Object.keys(query.filters), ...Object.keys(query.excluded)].filter(
    (name) => searchField(query.kind, name)?.facet === true,
  );
  return [...new Set([...facetFields(query.kind, query).map(({ name }) => name), ...named])];
};

/** Returns the arguments of the request for the results of a query. */
export const searchArguments = (query: SearchQuery): SearchArguments => ({
  query,
  options: {
    select: CARD_FIELDS[query.kind],
    facets: countedFields(query),
    facetSize: FACET_VALUES_SHOWN,
    facetsAtOnce: FACETS_OPEN,
    highlight: isRanked(query),
  },
});

/** A field whose values are listed in place of the results, and the text that they contain. */
export interface ValuesShown {
  /** Name of the field. */
  readonly field: string;
  readonly within: string;
}

/**
 * The request of a results page; `values` when its address shows the values of a field instead of results.
 */
interface PageArguments extends SearchArguments {
  readonly values: ValuesShown | null;
}

/** Returns the API request of a results page. */
export const pageArguments = (query: SearchQuery, parameters: URLSearchParams): PageArguments => {
  const field = valuesField(query, parameters.get('facet'));
  if (field === null) return { ...searchArguments(query), values: null };
  const within = parameters.get('within')?.trim() ?? '';
  return { ...valuesArguments(query, field, within), values: { field: field.name, within } };
};
