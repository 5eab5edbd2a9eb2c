import type { IndexQuery } from '@open-discovery/search-index';
import { QUERY_LIMITS } from '@open-discovery/search-index/text';
import type { z } from 'zod';
import type { found } from './cluster-answers.ts';

type FoundHits = z.output<typeof found>['hits'];

/** Returns how many hits belong to a page, up to the one with which they are as long together as a page may be. */
const countFitting = (hits: FoundHits['hits']): number => {
  let length = 0;
  const last = hits.findIndex(({ _source }) => {
    length += _source.kept.stored.length;
    return length >= QUERY_LIMITS.hitsLength;
  });
  return last === -1 ? hits.length : last + 1;
};

/** Returns the hits of the page that an answer to `toSearchBody` contains, and whether another page follows. */
export const pageOfHits = (
  { hits, total }: FoundHits,
  { offset, limit, after }: Pick<IndexQuery, 'offset' | 'limit' | 'after'>,
): { page: FoundHits['hits']; isLast: boolean } => {
  const wanted = after === undefined ? hits : hits.slice(offset, offset + limit);
  const page = wanted.slice(0, countFitting(wanted));
  if (page.length < wanted.length) return { page, isLast: false };
  return {
    page,
    isLast: after === undefined ? offset + hits.length >= (total?.value ?? 0) : hits.length <= offset + limit,
  };
};
