import { relatedFromValue } from '@open-discovery/graph-index';
import { RELATION_NAMES, SEARCHED_KINDS } from '@open-discovery/model';
import type { Kind, RelationName } from '@open-discovery/model';
import type { EngineQuery } from '../search/engine-query.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { toRelatedRecord } from './to-related-record.ts';
import type { RelatedItem } from './to-related-record.ts';

const RECORDS_PER_GROUP = 5;
const RELATED_KINDS: readonly Kind[] = [...SEARCHED_KINDS, 'person'];

/** The list contains a relation twice if it is its own inverse. */
const RELATIONS: readonly RelationName[] = [...new Set(RELATION_NAMES)];

export interface RelatedGroup {
  readonly relation: RelationName;
  readonly kind: Kind;
  readonly total: number;
  readonly results: readonly RelatedItem[];
}

const relatedQuery = (
  id: string,
  { relation, kind, limit }: { relation: RelationName; kind: Kind | null; limit: number },
): EngineQuery => ({
  kind,
  text: { op: 'all' },
  filters: [{ name: 'relation', is: 'any', field: 'relation', values: [relatedFromValue(id, relation)] }],
  offset: 0,
  limit,
});

const withPositiveCount = <T>(rows: readonly T[], counts: readonly number[]): { row: T; total: number }[] =>
  rows.flatMap((row, position) => {
    const total = counts[position] ?? 0;
    return total > 0 ? [{ row, total }] : [];
  });

/** Returns the related records in groups by relation and kind, with the first records of each group. */
export const fetchRelatedGroups = async (
  engine: SearchEngine,
  id: string,
  signal?: AbortSignal,
): Promise<RelatedGroup[]> => {
  const relationCounts = await engine.count(
    RELATIONS.map((relation) => relatedQuery(id, { relation, kind: null, limit: 0 })),
    signal,
  );
  const pairs = withPositiveCount(RELATIONS, relationCounts).flatMap(({ row: relation }) =>
    RELATED_KINDS.map((kind) => ({ relation, kind })),
  );
  if (pairs.length === 0) return [];
  const pairCounts = await engine.count(
    pairs.map((pair) => relatedQuery(id, { ...pair, limit: 0 })),
    signal,
  );
  const groups = withPositiveCount(pairs, pairCounts);
  const answers = await engine.searchEach(
    groups.map(({ row }) => relatedQuery(id, { ...row, limit: RECORDS_PER_GROUP })),
    signal,
  );
  return groups.map(({ row, total }, at) => ({
    ...row,
    total,
    results: (answers[at]?.hits ?? []).map(toRelatedRecord),
  }));
};
