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

/** The answer to a search for the records of a relation; of all kinds if `kind` is absent. */
interface RelatedAnswer extends Pick<SearchAnswer, 'total' | 'hits'> {
  readonly relation: RelationName;
  readonly kind?: Kind;
}

const isWhole = ({ total, hits }: RelatedAnswer): boolean => total === hits.length;

/** Returns the groups by kind of an answer; the answer for all kinds has to be whole. */
const groupsIn = ({ relation, kind, total, hits }: RelatedAnswer): RelatedGroup[] =>
  RELATED_KINDS.flatMap((one) => {
    const results = hits.filter((hit) => hit.kind === one).map(toRelatedRecord);
    if (results.length === 0) return [];
    return [{ relation, kind: one, total: kind === undefined ? results.length : total, results }];
  });

/** Returns the related records in groups by relation and kind, with the first records of each group. */
export const fetchRelatedGroups = async (engine: SearchEngine, id: string): Promise<RelatedGroup[]> => {
  const find = async (
    searches: readonly Pick<RelatedAnswer, 'relation' | 'kind'>[],
  ): Promise<RelatedAnswer[]> => {
    const answers = await engine.searchEach(
      searches.map(({ relation, kind }) =>
        relatedQuery(id, relation, { kind, offset: 0, limit: RECORDS_PER_GROUP }),
      ),
    );
    return searches.map((search, at) => ({ total: 0, hits: [], ...answers[at], ...search }));
  };

  const ofAllKinds = await find(RELATIONS.map((relation) => ({ relation })));
  const large = ofAllKinds.filter((answer) => !isWhole(answer));
  const ofEachKind =
    large.length === 0
      ? []
      : await find(large.flatMap(({ relation }) => RELATED_KINDS.map((kind) => ({ relation, kind }))));
  const groups = [...ofAllKinds.filter(isWhole), ...ofEachKind].flatMap(groupsIn);
  return RELATIONS.flatMap((name) => groups.filter(({ relation }) => relation === name));
};
