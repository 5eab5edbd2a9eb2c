import { chosenValues, EUROPE, withFilter } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

/**
 * What would be found by any European country, as of every other value: with the field's own choice aside unless all of it
 * must hold.
 */
export const europeQuery = (query: SearchQuery, field: string): SearchQuery => {
  const aside = query.matchAll.includes(field)
    ? query
    : chosenValues(query, field).reduce((rest, value) => withFilter(rest, field, value, false), query);
  return withFilter(aside, field, EUROPE, true);
};
