import { IndexError } from '../index-error.ts';
import type { IndexQuery, IndexClause } from '../query-types.ts';

/** Limits of a query; a query beyond them is refused with a `query` error. */
export const QUERY_LIMITS = {
  /** Number of clauses, including filters. */
  nodes: 1000,
  depth: 20,
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

const refuse = (what: string, limit: number): never => {
  throw new IndexError('query', `The query has more than ${limit} ${what}.`);
};

/** Measures the size of a query's clauses. */
class QuerySize {
  #nodes = 0;
  #textLength = 0;
  #values = 0;

  add(node: IndexClause, depth: number): void {
    if (depth > QUERY_LIMITS.depth) refuse('levels', QUERY_LIMITS.depth);
    this.#nodes += 1;
    if (this.#nodes > QUERY_LIMITS.nodes) refuse('parts', QUERY_LIMITS.nodes);
    if ('nodes' in node) for (const part of node.nodes) this.add(part, depth + 1);
    if ('node' in node) this.add(node.node, depth + 1);
    if ('text' in node) this.#textLength += node.text.length;
    if ('values' in node) this.#values += node.values.length;
    if ('ids' in node) this.#values += node.ids.length;
    if (this.#textLength > QUERY_LIMITS.textLength) refuse('characters', QUERY_LIMITS.textLength);
    if (this.#values > QUERY_LIMITS.values) refuse('values', QUERY_LIMITS.values);
  }
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** Throws `query` if the query exceeds `QUERY_LIMITS`, before anything is read. */
export const checkQuerySize = (query: IndexQuery): void => {
  const size = new QuerySize();
  size.add(query.node, 1);
  for (const filter of query.filters) size.add(filter.node, 1);
  if (query.filters.length > QUERY_LIMITS.filters) refuse('filters', QUERY_LIMITS.filters);
  if ((query.facets?.length ?? 0) > QUERY_LIMITS.facets) refuse('facets', QUERY_LIMITS.facets);
  if ((query.sort?.length ?? 0) > QUERY_LIMITS.sortKeys) refuse('sort keys', QUERY_LIMITS.sortKeys);
  for (const facet of query.facets ?? []) {
    if (!isCount(facet.size) || facet.size > QUERY_LIMITS.facetSize)
      refuse('facet values', QUERY_LIMITS.facetSize);
  }
  if (!isCount(query.offset) || !isCount(query.limit)) {
    throw new IndexError('query', 'Offset and limit are whole numbers from 0.');
  }
  if (query.offset + query.limit > QUERY_LIMITS.window) {
    throw new IndexError(
      'query',
      `Only the first ${QUERY_LIMITS.window} hits have an offset; go on with "after".`,
    );
  }
};
