import { relatedFromValue } from '@open-discovery/graph-index';
import type { RelationName } from '@open-discovery/model';
import { ALL_RECORDS } from './engine-query.ts';
import type { EngineQuery } from './engine-query.ts';
import type { SearchEngine } from './search-engine.ts';

/** Returns the search for the records to which a record has a relation. */
export const relatedQuery = (
  id: string,
  relation: RelationName,
  { offset, limit, kind }: Parameters<SearchEngine['related']>[2],
): EngineQuery => ({
  ...ALL_RECORDS,
  kind: kind ?? null,
  filters: [{ name: 'relation', is: 'any', field: 'relation', values: [relatedFromValue(id, relation)] }],
  offset,
  limit,
});
