import { keywordValues } from '@open-discovery/graph-index';
import type { LinkedRecord } from '@open-discovery/model';
import { ALL_RECORDS } from '../search/engine-query.ts';
import type { Filter } from '../search/engine-query.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** The works of one person that a list has at most. */
const MOST_OWN_WORKS = 1_000;
const PAGE = 100;

export interface OwnWorks {
  /** May be more than the records. */
  readonly total: number;
  readonly records: readonly LinkedRecord[];
}

/** Finds the works with an ORCID iD among their authors, newest first; `ids` limits them to some. */
export const findOwnWorks = async (
  engine: SearchEngine,
  orcid: string,
  ids: readonly string[] | null = null,
): Promise<OwnWorks> => {
  const filters: Filter[] = [
    { name: 'author', is: 'any', field: 'author', values: keywordValues('author', orcid) },
    ...(ids === null ? [] : [{ name: 'id', is: 'any' as const, field: 'id', values: ids }]),
  ];
  const records: LinkedRecord[] = [];
  let after: string | null = null;
  for (;;) {
    const answer = await engine.search({
      ...ALL_RECORDS,
      kind: 'product',
      filters,
      sort: [{ by: 'date', descending: true }],
      limit: PAGE,
      after,
    });
    records.push(...answer.hits);
    if (answer.hits.length < PAGE || answer.next === null || records.length >= MOST_OWN_WORKS)
      return { total: answer.total, records: records.slice(0, MOST_OWN_WORKS) };
    after = answer.next;
  }
};
