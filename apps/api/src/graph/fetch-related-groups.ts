import { relatedFromValue } from '@open-discovery/graph-index';
import { RELATION_NAMES, SEARCHED_KINDS } from '@open-discovery/model';
import type { Kind, RelationName } from '@open-discovery/model';
import type { EngineQuery } from '../search/engine-query.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { toKindedRecord } from './to-kinded-record.ts';

const SHOWN = 5;
const KINDS_OF_ENDS: readonly Kind[] = [...SEARCHED_KINDS, 'person'];

/** Names that are their own inverse stand in the list twice. */
const RELATIONS: readonly RelationName[] = [...new Set(RELATION_NAMES)];

export interface RelatedGroup {
  readonly relation: RelationName;
  readonly kind: Kind;
  readonly total: number;
  readonly results: readonly ReturnType<typeof toKindedRecord>[];
}

const relatedQuery = (id: string, relation: RelationName, kind: Kind | null): EngineQuery => ({
  kind,
  text: { op: 'all' },
  filters: [{ name: 'relation', is: 'any', field: 'relation', values: [relatedFromValue(id, relation)] }],
  offset: 0,
  limit: 0,
});

const present = <T>(rows: readonly T[], counts: readonly number[]): { row: T; total: number }[] =>
  rows.flatMap((row, position) => {
    const total = counts[position] ?? 0;
    return total > 0 ? [{ row, total }] : [];
  });

/** What a record is related to: a group for every relation and kind of the other end that there is, with its first few. */
export const fetchRelatedGroups = async (
  engine: SearchEngine,
  id: string,
  signal?: AbortSignal,
): Promise<RelatedGroup[]> => {
  const relationCounts = await engine.count(
    RELATIONS.map((relation) => relatedQuery(id, relation, null)),
    signal,
  );
  const pairs = present(RELATIONS, relationCounts).flatMap(({ row: relation }) =>
    KINDS_OF_ENDS.map((kind) => ({ relation, kind })),
  );
  const pairCounts = await engine.count(
    pairs.map(({ relation, kind }) => relatedQuery(id, relation, kind)),
    signal,
  );
  const groups: RelatedGroup[] = [];
  for (const { row, total } of present(pairs, pairCounts)) {
    const { hits } = await engine.related(
      id,
      row.relation,
      { offset: 0, limit: SHOWN, kind: row.kind },
      signal,
    );
    groups.push({ ...row, total, results: hits.map(toKindedRecord) });
  }
  return groups;
};
