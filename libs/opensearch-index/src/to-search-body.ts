import type { IndexClause, IndexQuery, IndexSchema, SortKey } from '@open-discovery/search-index';
import { IndexError } from '@open-discovery/search-index';
import { hasBoosts, isByScore } from '@open-discovery/search-index/text';
import { FIELD } from './names.ts';
import type { Dsl, QueryTranslator } from './to-query.ts';

const BY_RELEVANCE: readonly SortKey[] = [{ by: 'relevance', descending: true }];
/** Beyond every number of a field. */
const BEYOND = 2 ** 31;

/** A query in parts, because every facet has another set of filters. */
export interface Conditions {
  readonly query: Dsl;
  /** Filters that a facet ignores, by name. */
  readonly split: ReadonlyMap<string, Dsl>;
  readonly isScored: boolean;
  /** True if the scores are multiplied by the documents' boosts. */
  readonly isBoosted: boolean;
  /** Places of matches that are not hits, but count in facets. */
  readonly leftOut: readonly number[];
}

/** Returns a query without the documents at some places. */
export const without = (dsl: Dsl, places: readonly number[]): Dsl =>
  places.length === 0 ? dsl : { bool: { filter: [dsl], must_not: [{ terms: { place: places } }] } };

const sortOf = (query: IndexQuery): readonly SortKey[] =>
  query.sort === undefined || query.sort.length === 0 ? BY_RELEVANCE : query.sort;

/** Reports whether the hits of a query have a score. */
const hasScores = (query: IndexQuery): boolean =>
  query.limit > 0 && (query.explain === true || sortOf(query).some(isByScore));

/** Multiplies the score of the words by the document's boost; without words all scores are the boost. */
const boosted = (dsl: Dsl): Dsl => ({
  function_score: {
    query: dsl,
    functions: [{ field_value_factor: { field: 'boost', missing: 1 } }],
    boost_mode: 'multiply',
  },
});

export const conditionsOf = (
  query: IndexQuery,
  translator: QueryTranslator,
  leftOut: readonly number[],
): Conditions => {
  const part = translator.translate(query.node);
  const filters = query.filters.map(({ name, node }): [string, Dsl] => [
    name,
    translator.translate(node).dsl,
  ]);
  const ignored = new Set((query.facets ?? []).flatMap(({ ignoring }) => ignoring ?? []));
  const always = filters.filter(([name]) => !ignored.has(name)).map(([, dsl]) => dsl);
  const isScored = hasScores(query);
  const isBoosted = !part.isScored || hasBoosts(sortOf(query));
  const unscored = { bool: { filter: [part.dsl, ...always] } };
  const words = part.isScored
    ? { bool: { must: [part.dsl], filter: always } }
    : { constant_score: { filter: unscored, boost: 1 } };
  return {
    query: isScored ? (isBoosted ? boosted(words) : words) : unscored,
    split: new Map(filters.filter(([name]) => ignored.has(name))),
    isScored,
    isBoosted,
    leftOut,
  };
};

/** Returns the split filters except one. */
export const otherFilters = ({ split }: Conditions, ignoring: string | undefined): Dsl => ({
  bool: { filter: [...split].filter(([name]) => name !== ignoring).map(([, dsl]) => dsl) },
});

const orderOf = ({ descending }: SortKey): 'desc' | 'asc' => (descending ? 'desc' : 'asc');

/**
 * Sorts by a number, documents without one last. Ascending, OpenSearch takes the greatest number of the field's type for a missing
 * one, so that both would be equal: as 64 bits, a greater one is possible.
 */
const numberSort = (field: string, key: SortKey): Dsl => ({
  [field]: {
    order: orderOf(key),
    ...(key.descending ? { missing: '_last' } : { missing: BEYOND, numeric_type: 'long' }),
  },
});

/** Sorts numbers beyond a limit as if they were missing: last. */
const limitedSort = (field: string, key: SortKey): Dsl => ({
  _script: {
    type: 'number',
    order: orderOf(key),
    script: {
      source:
        'doc[params.field].size() == 0 || doc[params.field].value > params.limit ? params.last : doc[params.field].value',
      params: { field, limit: key.atMost, last: key.descending ? -BEYOND : BEYOND },
    },
  },
});

export const toSort = (schema: IndexSchema, key: SortKey): Dsl => {
  if (isByScore(key)) return { _score: { order: orderOf(key) } };
  const isText = schema.sortText.includes(key.by);
  if (!isText && !schema.number.some(({ name }) => name === key.by))
    throw new IndexError('query', `There is no sortable field "${key.by}".`);
  const field = isText ? FIELD.rank(key.by) : FIELD.number(key.by);
  if (key.atMost !== undefined) return limitedSort(field, key);
  return isText ? { [field]: { order: orderOf(key), missing: '_last' } } : numberSort(field, key);
};

/** Returns the body of a search without its facets; `after` is the place of the last hit before the page. */
export const toSearchBody = (
  query: IndexQuery,
  schema: IndexSchema,
  conditions: Conditions,
  after: readonly unknown[] | null,
): object => ({
  query: conditions.query,
  ...(conditions.split.size + conditions.leftOut.length === 0
    ? {}
    : { post_filter: without(otherFilters(conditions, undefined), conditions.leftOut) }),
  track_total_hits: true,
  track_scores: conditions.isScored,
  ...(query.limit === 0
    ? { size: 0 }
    : {
        sort: [...sortOf(query).map((key) => toSort(schema, key)), { place: { order: 'asc' } }],
        // A page after another one has no offset in OpenSearch. One more hit tells if another page follows.
        ...(after === null
          ? { from: query.offset, size: query.limit }
          : { search_after: after, size: query.offset + query.limit + 1 }),
      }),
});

/** Returns the number of sort values of a hit. */
export const sortLength = (query: IndexQuery): number => sortOf(query).length + 1;

/** Returns a query that matches what a clause and all filters match. */
export const countQuery = (query: IndexQuery, translator: QueryTranslator): Dsl => {
  const all: IndexClause = { op: 'and', nodes: [query.node, ...query.filters.map(({ node }) => node)] };
  return translator.translate(all).dsl;
};
