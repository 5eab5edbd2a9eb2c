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

interface RelatedSearch {
  readonly relation: RelationName;
  /** All kinds if absent. */
  readonly kind?: Kind;
  readonly limit: number;
}

/** Returns the groups that a search has found. A search for all kinds has found all records of its relation. */
const groupsIn = ({ relation, kind }: RelatedSearch, { total, hits }: SearchAnswer): RelatedGroup[] =>
  RELATED_KINDS.flatMap((one) => {
    const results = hits.filter((hit) => hit.kind === one).map(toRelatedRecord);
    if (results.length === 0) return [];
    return [{ relation, kind: one, total: kind === undefined ? results.length : total, results }];
  });

/** Returns the related records in groups by relation and kind, with the first records of each group. */
export const fetchRelatedGroups = async (engine: SearchEngine, id: string): Promise<RelatedGroup[]> => {
  const counts = await engine.count(
    RELATIONS.map((relation) => relatedQuery(id, relation, { offset: 0, limit: 0 })),
  );
  const searches = RELATIONS.flatMap((relation, at): RelatedSearch[] => {
    const total = counts[at] ?? 0;
    if (total === 0) return [];
    // Few records are found by one search, whatever their kinds.
    if (total <= RECORDS_PER_GROUP) return [{ relation, limit: total }];
    return RELATED_KINDS.map((kind) => ({ relation, kind, limit: RECORDS_PER_GROUP }));
  });
  if (searches.length === 0) return [];
  const answers = await engine.searchEach(
    searches.map(({ relation, kind, limit }) => relatedQuery(id, relation, { kind, offset: 0, limit })),
  );
  return answers.flatMap((answer, at) => {
    const search = searches[at];
    return search ? groupsIn(search, answer) : [];
  });
};
