import type { ClaimEnd, SearchedKind } from '@open-discovery/model';
import { EMPTY_QUERY, withFilter, withKeyword } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { SearchArguments } from '@open-discovery/portal-state';
import { useState } from 'react';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useFetchQuery } from '../../runtime/use-fetch-query.ts';
import { toEnd } from './link-draft.ts';

/** The records that a search has found, as ends of links. */
export interface FoundEnds {
  readonly ends: readonly ClaimEnd[];
  readonly total: number;
  /** Identifiers of a list that no record has. */
  readonly missing: readonly string[];
}

/** The state of a search for records, or the records that it found; `null` if it failed. */
export type Found = FoundEnds | null | 'not-asked' | 'searching';

const SIZE_OF_LISTS = 50;

/** Returns the search for records of a kind by words or an identifier. */
export const wordsQuery = (kind: SearchedKind, words: string): SearchQuery =>
  withKeyword({ ...EMPTY_QUERY, kind }, words);

/** Returns the search for the works of an author by their ORCID iD. */
export const orcidQuery = (orcid: string): SearchQuery => ({
  ...withFilter(EMPTY_QUERY, 'orcid', orcid, true),
  size: SIZE_OF_LISTS,
});

/** Returns the search for a list of identifiers. */
export const listQuery = (list: string): SearchQuery => ({
  ...wordsQuery('product', list),
  size: SIZE_OF_LISTS,
});

/** Returns what was found, and a function that runs searches one after another. */
export const useFindEnds = () => {
  const { search } = usePortal().graphApi.endpoints;
  const fetchQuery = useFetchQuery();
  const [found, setFound] = useState<Found>('not-asked');
  const ask = async (queries: readonly SearchQuery[]): Promise<FoundEnds | null> => {
    const ends = new Map<string, ClaimEnd>();
    const missing: string[] = [];
    let total = 0;
    for (const query of queries) {
      const given: SearchArguments = { query, options: {} };
      const answer = await fetchQuery(search, given);
      if (answer?.state !== 'found') return null;
      const { results, identifiers } = answer.value;
      total += answer.value.total;
      missing.push(...(identifiers?.missing ?? []).map(({ display }) => display));
      for (const record of results) {
        const end = toEnd(query.kind, record);
        if (end) ends.set(end.id, end);
      }
    }
    return { ends: [...ends.values()], total, missing };
  };
  const find = async (queries: readonly SearchQuery[]): Promise<void> => {
    setFound('searching');
    setFound(await ask(queries));
  };
  return [found, find] as const;
};
