import type { SearchPage, Suggestions } from '@open-discovery/graph-client';
import { foundValue } from '@open-discovery/portal-state';
import type { GraphApi, PortalStore } from '@open-discovery/portal-state';
import { withKeyword } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { suggestedSearches } from './suggested-searches.ts';
import type { SuggestedSearch } from './suggested-searches.ts';

/** Suggestions for typed words: records, and searches with their number of results. */
export interface Suggested {
  /** Records that carry the typed identifier or number, of any kind and regardless of filters. */
  readonly identified: Suggestions['records'];
  /** Authors with an ORCID iD of this name, regardless of filters. */
  readonly persons: Suggestions['persons'];
  readonly page: SearchPage | null;
  readonly searches: readonly (SuggestedSearch & { readonly total: number })[];
}

const COMPLETIONS = 20;

/** The last word is a prefix while it is being typed; numbers and identifiers are complete. */
const asTyped = (typed: string): string => (/(^|\s)\p{L}{2,}$/u.test(typed) ? `${typed}*` : typed);

/** Fetches what to offer for typed words under the filters of a query. The signal aborts it. */
export const fetchSuggestions = async (
  {
    graphApi,
    dispatch,
  }: { readonly graphApi: GraphApi; readonly dispatch: PortalStore['store']['dispatch'] },
  query: SearchQuery,
  signal: AbortSignal,
): Promise<Suggested> => {
  const { search, suggestions, totals } = graphApi.endpoints;
  const once = { subscribe: false };
  const asked = <Run extends { abort: () => void }>(run: Run): Run => {
    signal.addEventListener('abort', () => run.abort(), { once: true });
    return run;
  };
  const [completions, found] = await Promise.all([
    asked(dispatch(suggestions.initiate({ prefix: query.keyword, limit: COMPLETIONS }, once))),
    asked(
      dispatch(search.initiate({ query: withKeyword(query, asTyped(query.keyword)), options: {} }, once)),
    ),
  ]);
  const completed = foundValue(completions.data);
  const records = {
    identified: completed?.records ?? [],
    persons: completed?.persons ?? [],
    page: foundValue(found.data),
  };
  const searches = suggestedSearches(query, completed?.suggestions ?? []);
  if (searches.length === 0 || signal.aborted) return { ...records, searches: [] };
  const counted = await asked(
    dispatch(
      totals.initiate(
        searches.map((one) => one.query),
        once,
      ),
    ),
  );
  const numbers = foundValue(counted.data) ?? [];
  return {
    ...records,
    searches: searches
      .map((one, index) => ({ ...one, total: numbers[index] ?? 0 }))
      .filter(({ total }) => total > 0),
  };
};
