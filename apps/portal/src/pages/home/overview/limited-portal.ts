import type { KindCounts, Overview } from '@open-discovery/graph-client';
import { PRODUCT_TYPES, SEARCHED_KINDS } from '@open-discovery/model';
import type { KindedRecord } from '@open-discovery/model';
import type { QueryResult, QueryRunner } from '@open-discovery/portal-state';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

const FACETS = ['year', 'fos'];
/** Enough for a chart of years. */
const FACET_VALUES = 100;
const FIELDS_SHOWN = 10;
const NEWEST_SHOWN = 5;

/**
 * Counts the results of each kind in a portal that is limited to a part of the graph: by searching, because the counts of
 * the Graph API are those of the whole graph.
 */
export const countLimited = async (
  words: Pick<SearchQuery, 'keyword' | 'text'>,
  fetchQuery: QueryRunner,
): Promise<QueryResult<KindCounts>> => {
  const kinds = [...SEARCHED_KINDS, ...PRODUCT_TYPES];
  const totals = await fetchQuery('totals', [
    ...SEARCHED_KINDS.map((kind) => ({ ...EMPTY_QUERY, ...words, kind })),
    ...PRODUCT_TYPES.map((type) => ({ ...EMPTY_QUERY, ...words, types: [type] })),
  ]);
  if (totals.state !== 'found') return totals;
  // One total for each of the queries, in their order.
  const counts = Object.fromEntries(kinds.map((kind, at) => [kind, totals.value[at] ?? 0])) as KindCounts;
  return { state: 'found', value: counts };
};

/** Returns the overview of a portal that is limited to a part of the graph. */
export const fetchLimitedOverview = async (fetchQuery: QueryRunner): Promise<QueryResult<Overview>> => {
  const [counts, search, index] = await Promise.all([
    countLimited({ keyword: '', text: '' }, fetchQuery),
    fetchQuery('search', {
      query: { ...EMPTY_QUERY, sort: 'newest' },
      options: { facets: FACETS, facetSize: FACET_VALUES, facetDistinct: false },
    }),
    fetchQuery('status', undefined),
  ]);
  if (counts.state !== 'found') return counts;
  if (search.state !== 'found') return search;
  if (index.state !== 'found') return index;
  const { facets, results } = search.value;
  const fields = facets['fos']?.values ?? [];
  return {
    state: 'found',
    value: {
      counts: counts.value,
      years: facets['year']?.values ?? [],
      fieldsOfScience: fields.slice(0, FIELDS_SHOWN),
      subjects: [],
      // The search is one for products.
      newest: results.slice(0, NEWEST_SHOWN).map((record) => ({ kind: 'product', record }) as KindedRecord),
      communities: [],
      index: index.value,
    },
  };
};
