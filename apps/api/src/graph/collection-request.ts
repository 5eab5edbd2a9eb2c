import type { QueryNode } from '@open-discovery/search-fields';
import type { FastifyRequest } from 'fastify';
import type { EngineQuery, FacetRequest, Filter } from '../search/engine-query.ts';
import type { RouteDependencies } from '../http/add-route.ts';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import { changedBetween } from './changed-between.ts';
import { continueAt } from './cursor.ts';
import type { CollectionParameters } from './collection-input.ts';
import { splitFacets } from './split-facets.ts';
import { resolveMergedIds } from './resolve-merged-ids.ts';
import { resolveClauses } from './resolve-clauses.ts';
import type { SearchParameters } from './parameters/common-parameters.ts';
import type { Collection } from './parameters/collections.ts';
import { AREA_FILTER } from './parameters/area-parameter.ts';
import { countValues } from './parameters/conditions.ts';
import { LIMITS } from './parameters/limits.ts';
import { mentionedValues } from './parameters/mentioned-values.ts';
import { withIdentifierClause } from './identifiers/recognized-identifier.ts';
import { joinClauses, extensionFilters } from './to-filters.ts';

/** A search of a collection in the form of the engine. */
export interface CollectionRequest {
  readonly query: EngineQuery;
  /** The fields of the requested facets that are not counted. */
  readonly laterFacets: readonly string[];
  /** `null` if the request has a cursor. */
  readonly page: number | null;
  readonly pageSize: number;
  readonly cursor: string | null;
  readonly includeStats: boolean;
  /** The query of `search`, or of `q` if there is no `search`. */
  readonly words: QueryNode;
}

/** Returns every facet that is requested. */
const facetRequests = (
  { facets, facetSize, facetContains, facetDistinct, q }: SearchParameters,
  filters: readonly Filter[],
): FacetRequest[] =>
  facets.map((field) => ({
    field,
    size: facetSize,
    distinct: facetDistinct,
    // Selected and excluded values need a label and a count, even if they are rare.
    including: mentionedValues(filters, q, field),
    contains: facetContains.find(([name]) => name === field)?.[1],
  }));

const MATCH_ALL: QueryNode = { op: 'all' };

const joinTexts = (a: QueryNode, b: QueryNode): QueryNode => {
  if (a.op === 'all') return b;
  return b.op === 'all' ? a : { op: 'and', nodes: [a, b] };
};

const checkFilterCount = (filters: readonly Filter[]): void => {
  // An area is one value of the request; its number of cells has its own limit.
  const count = filters.reduce(
    (sum, filter) => sum + (filter.name === AREA_FILTER ? 1 : countValues(filter)),
    0,
  );
  if (count > LIMITS.filterValues)
    throw new ApiError(400, problem('search-values', { count, max: LIMITS.filterValues }));
};

const checkOffset = (page: number, pageSize: number): void => {
  if (page * pageSize > LIMITS.offsetRecords)
    throw new ApiError(400, problem('search-offset', { max: LIMITS.offsetRecords.toLocaleString('en') }));
};

/** Reports whether the words of a search apply in addition to its filters. With OR and NOT, they are one more clause. */
export const isPlainSearch = (
  { logicalOperator }: SearchParameters,
  clauses: CollectionParameters['clauses'],
): boolean => logicalOperator === 'AND' || clauses.length < 2;

/**
 * Converts the parameters of a search to a request for the engine. With OR and NOT, `search` is one more clause. Filters
 * that extend the Graph API apply with any operator.
 */
export const collectionRequest = async (
  collection: Collection,
  { common, clauses, extensionClauses, includeStats, onePerWork }: CollectionParameters,
  dependencies: Pick<RouteDependencies, 'engine' | 'identifyCaller'>,
  request: FastifyRequest,
): Promise<CollectionRequest> => {
  const { engine } = dependencies;
  const { page, pageSize, logicalOperator, cursor } = common;
  const isPlain = isPlainSearch(common, clauses);
  const standard = isPlain ? clauses.filter(({ filter }) => filter !== 'search') : clauses;
  const given = [
    ...joinClauses(await resolveClauses(standard, dependencies, request), logicalOperator),
    ...joinClauses(extensionClauses, 'AND'),
    ...extensionFilters(common),
    ...changedBetween({ from: common.since, until: null }),
  ];
  checkFilterCount(given);
  const filters = await resolveMergedIds(given, engine);
  if (cursor === undefined) checkOffset(page, pageSize);
  const facets = splitFacets(collection.kind, facetRequests(common, filters), {
    atOnce: common.facetsAtOnce,
    capabilities: engine.capabilities,
  });
  const query: EngineQuery = {
    kind: collection.kind,
    text: joinTexts(
      isPlain ? withIdentifierClause(common.search) : MATCH_ALL,
      withIdentifierClause(common.q),
    ),
    filters,
    facets: facets.counted,
    ...(onePerWork ? { onePerWork } : {}),
    sort: common.sortBy,
    offset: cursor === undefined ? (page - 1) * pageSize : 0,
    limit: pageSize,
    highlight: common.highlight,
    explain: common.explain,
  };
  return {
    query: cursor === undefined ? query : continueAt(cursor, query),
    laterFacets: facets.later,
    page: cursor === undefined ? page : null,
    pageSize,
    cursor: cursor ?? null,
    includeStats,
    words: common.search.op === 'all' ? common.q : common.search,
  };
};
