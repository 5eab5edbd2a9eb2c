import { IndexError } from '../index-error.ts';
import type { IndexQuery, IndexClause } from '../query-types.ts';

/** Limits of a query; a query beyond them is refused with a `query` error. */
export const QUERY_LIMITS = {
  /** Number of clauses, including filters. */
  nodes: 1000,
  depth: 60,
  /** Total UTF-16 units of all texts. */
  textLength: 10_000,
  /** Total number of words in all texts. */
  words: 300,
  /** Number of words of which only the beginning is given. */
  prefixes: 10,
  /** Number of words of the index that begin like one of them. */
  prefixTerms: 50_000,
  /** The same of all of them together. */
  allPrefixTerms: 100_000,
  /** Total length of the lists to read, in documents. */
  postings: 200_000_000,
  /** Total number of values and ids in all clauses. */
  values: 10_000,
  filters: 50,
  facets: 50,
  facetSize: 10_000,
  /** Offset plus limit; use `after` to go further. */
  window: 100_000,
  sortKeys: 4,
  /** UTF-16 units of the stored texts of a page, after which it ends early: it has to be in memory several times. */
  hitsLength: 50_000_000,
} as const;

const checkLimit = (count: number, limit: number, what: string): void => {
  if (count > limit) throw new IndexError('query', `The query has more than ${limit} ${what}.`);
};

class QuerySize {
  #nodes = 0;
  #textLength = 0;
  #values = 0;

  add(node: IndexClause, depth: number): void {
    checkLimit(depth, QUERY_LIMITS.depth, 'levels');
    this.#nodes += 1;
    checkLimit(this.#nodes, QUERY_LIMITS.nodes, 'parts');
    if ('nodes' in node) for (const part of node.nodes) this.add(part, depth + 1);
    if ('node' in node) this.add(node.node, depth + 1);
    if ('text' in node) this.#textLength += node.text.length;
    if ('values' in node) this.#values += node.values.length;
    if ('ids' in node) this.#values += node.ids.length;
    checkLimit(this.#textLength, QUERY_LIMITS.textLength, 'characters');
    checkLimit(this.#values, QUERY_LIMITS.values, 'values');
  }
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** Throws `query` if the query exceeds `QUERY_LIMITS`, before anything is read. */
export const checkQuerySize = (query: IndexQuery): void => {
  const size = new QuerySize();
  size.add(query.node, 1);
  for (const filter of query.filters) size.add(filter.node, 1);
  const { filters, facets = [], sort = [], offset, limit } = query;
  checkLimit(filters.length, QUERY_LIMITS.filters, 'filters');
  checkLimit(facets.length, QUERY_LIMITS.facets, 'facets');
  checkLimit(sort.length, QUERY_LIMITS.sortKeys, 'sort keys');
  for (const { size: values } of facets)
    checkLimit(isCount(values) ? values : Infinity, QUERY_LIMITS.facetSize, 'facet values');
  if (!isCount(offset) || !isCount(limit))
    throw new IndexError('query', 'Offset and limit are whole numbers from 0.');
  const { window } = QUERY_LIMITS;
  if (offset + limit > window)
    throw new IndexError('query', `Only the first ${window} hits have an offset; go on with "after".`);
};
