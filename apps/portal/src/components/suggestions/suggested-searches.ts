import type { Suggestion } from '@open-discovery/graph-client';
import { formatSearchAddress, searchField, withFilter, withKeyword } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

/** Groups of suggestions, in the order of the list. */
export const SUGGESTION_GROUPS = ['name', 'subject', 'author'] as const;
type SuggestionGroup = (typeof SUGGESTION_GROUPS)[number];

/** The search that a suggestion leads to. */
export interface SuggestedSearch {
  readonly group: SuggestionGroup;
  readonly words: string;
  readonly query: SearchQuery;
}

/**
 * Titles of products are covered by the suggested records, which lead to their page rather than to a list of
 * one.
 */
const GROUP_OF: Readonly<Record<string, SuggestionGroup>> = {
  project: 'name',
  organization: 'name',
  dataSource: 'name',
  service: 'name',
  community: 'name',
  subject: 'subject',
  author: 'author',
  person: 'author',
};

const GROUP_MAX = 4;

const inField = (query: SearchQuery, name: SuggestionGroup, words: string): SearchQuery => {
  const plain = withKeyword(query, '');
  return searchField(query.kind, name) === null
    ? withKeyword(query, words)
    : withFilter(plain, name, words, true);
};

/**
 * Returns the searches that suggestions lead to, a few per group: a name becomes words, a subject or an
 * author a filter.
 * @example suggestedSearches(EMPTY_QUERY, [{ text: 'Sea ice', group: 'subject', count: 3 }])[0]?.query.filters // { subject: ['Sea ice'] }
 */
export const suggestedSearches = (
  query: SearchQuery,
  completions: readonly Suggestion[],
): readonly SuggestedSearch[] => {
  const known = new Set([formatSearchAddress(query)]);
  const searches = completions.flatMap(({ text, group }): SuggestedSearch[] => {
    const name = GROUP_OF[group];
    if (name === undefined) return [];
    const suggested = name === 'name' ? withKeyword(query, text) : inField(query, name, text);
    const address = formatSearchAddress(suggested);
    if (known.has(address)) return [];
    known.add(address);
    return [{ group: name, words: text, query: suggested }];
  });
  return SUGGESTION_GROUPS.flatMap((name) =>
    searches.filter(({ group }) => group === name).slice(0, GROUP_MAX),
  );
};
