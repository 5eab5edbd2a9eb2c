import { chosenValues, EUROPE, matchesAll, withFilter } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

/**
 * Returns the query that counts the results for any European country. As with every value, the field's own
 * selection is ignored unless all values must match.
 */
export const europeQuery = (query: SearchQuery, field: string): SearchQuery => {
  const aside = matchesAll(query, field)
    ? query
    : chosenValues(query, field).reduce((rest, value) => withFilter(rest, field, value, false), query);
  return withFilter(aside, field, EUROPE, true);
};
