import type { SearchPage, Suggestions } from '@open-discovery/graph-client';
import type { Asked, GraphApi, PortalStore } from '@open-discovery/portal-state';
import { withKeyword } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { searchTools } from '../../runtime/search-tools.ts';
import { suggestedSearches } from './suggested-searches.ts';
import type { SuggestedSearch } from './suggested-searches.ts';

/** What is offered for typed words: records, and searches that find something, with how much. */
export interface Suggested {
  /** Whose identifier or number was typed, of whatever kind and whatever the filters. */
  readonly identified: Suggestions['records'];
  readonly page: SearchPage | null;
  readonly searches: readonly (SuggestedSearch & { readonly total: number })[];
}

const COMPLETIONS = 20;

/** A word that is still being typed stands for all that begin so; numbers and identifiers are taken as they are. */
const asTyped = (typed: string): string => (/(^|\s)\p{L}{2,}$/u.test(typed) ? `${typed}*` : typed);

const foundIn = <T>(answer: Asked<T> | undefined): T | null =>
  answer?.state === 'found' ? answer.value : null;

/** Asks what to offer for typed words under the filters of a query; given up by its signal. */
export const fetchSuggestions = async (
  {
    graphApi,
    dispatch,
  }: { readonly graphApi: GraphApi; readonly dispatch: PortalStore['store']['dispatch'] },
  query: SearchQuery,
  signal: AbortSignal,
): Promise<Suggested> => {
  const { search } = graphApi.endpoints;
  const { suggestions, totals } = searchTools(graphApi);
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
  const completed = foundIn(completions.data);
  const records = { identified: completed?.records ?? [], page: foundIn(found.data) };
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
  const numbers = foundIn(counted.data) ?? [];
  return {
    ...records,
    searches: searches
      .map((one, index) => ({ ...one, total: numbers[index] ?? 0 }))
      .filter(({ total }) => total > 0),
  };
};
