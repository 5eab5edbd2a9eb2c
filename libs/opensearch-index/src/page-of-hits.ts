import type { IndexQuery } from '@open-discovery/search-index';
import type { z } from 'zod';
import type { found } from './cluster-answers.ts';

type FoundHits = z.output<typeof found>['hits'];

/** Returns the hits of the page that an answer to `toSearchBody` contains, and whether another page follows. */
export const pageOfHits = (
  { hits, total }: FoundHits,
  { offset, limit, after }: Pick<IndexQuery, 'offset' | 'limit' | 'after'>,
): { page: FoundHits['hits']; isLast: boolean } => {
  if (after === undefined) return { page: hits, isLast: offset + hits.length >= (total?.value ?? 0) };
  return { page: hits.slice(offset, offset + limit), isLast: hits.length <= offset + limit };
};
