import { RELATION_NAMES, SEARCHED_KINDS } from '@open-discovery/model';
import type { Kind, RelationName } from '@open-discovery/model';
import { relatedQuery } from '../search/related-query.ts';
import type { SearchAnswer, SearchEngine } from '../search/search-engine.ts';
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

/** Returns the groups by kind in which the answer to a search for all records of a relation stands. */
const groupsByKind = (relation: RelationName, { hits }: SearchAnswer): RelatedGroup[] =>
  RELATED_KINDS.flatMap((kind) => {
    const results = hits.filter((hit) => hit.kind === kind).map(toRelatedRecord);
    return results.length === 0 ? [] : [{ relation, kind, total: results.length, results }];
  });

/** Returns the related records in groups by relation and kind, with the first records of each group. */
export const fetchRelatedGroups = async (engine: SearchEngine, id: string): Promise<RelatedGroup[]> => {
  const page = { offset: 0, limit: RECORDS_PER_GROUP };
  const fetchEachKind = async (relation: RelationName): Promise<RelatedGroup[]> => {
    const answers = await engine.searchEach(
      RELATED_KINDS.map((kind) => relatedQuery(id, relation, { ...page, kind })),
    );
    return RELATED_KINDS.flatMap((kind, at) => {
      const { total = 0, hits = [] } = answers[at] ?? {};
      return total === 0 ? [] : [{ relation, kind, total, results: hits.map(toRelatedRecord) }];
    });
  };

  // Few records are found by one search, whatever their kinds.
  const answers = await engine.searchEach(RELATIONS.map((relation) => relatedQuery(id, relation, page)));
  const groups = RELATIONS.map(async (relation, at) => {
    const answer = answers[at];
    if (answer === undefined) return [];
    return answer.total > RECORDS_PER_GROUP ? await fetchEachKind(relation) : groupsByKind(relation, answer);
  });
  return (await Promise.all(groups)).flat();
};
