import { chosenValues, withFilter, withPage } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

/** Returns the query that is limited to exactly these places, or no longer if it already is. */
export const withPlaces = (query: SearchQuery, field: string, places: readonly string[]): SearchQuery => {
  const chosen = chosenValues(query, field);
  const without = chosen.reduce((wider, place) => withFilter(wider, field, place, false), query);
  const areChosen = chosen.length === places.length && places.every((place) => chosen.includes(place));
  return withPage(
    areChosen ? without : places.reduce((limited, place) => withFilter(limited, field, place, true), without),
    1,
  );
};
