import { parseQueryText } from '@open-discovery/search-fields';
import type { QueryNode } from '@open-discovery/search-fields';
import type { describe, test } from '@jest/globals';
import type { Capability } from '../../capability.ts';
import type { EngineQuery, Filter } from '../../engine-query.ts';
import type { GoldenRecord } from '../golden-corpus.ts';
import type { SearchAnswer, SearchEngine } from '../../search-engine.ts';

/** The context of the contract tests. */
export interface ContractSession {
  readonly corpus: readonly GoldenRecord[];
  readonly productCount: number;
  /** Runs a test if the engine can do what it is about. */
  readonly testIf: (...needed: readonly Capability[]) => typeof test;
  readonly describeIf: (...needed: readonly Capability[]) => typeof describe;
  /** Available from the first test on. */
  readonly engine: () => SearchEngine;
  /** Searches products, with defaults for missing parts of the query. */
  readonly search: (query: Partial<EngineQuery>) => Promise<SearchAnswer>;
}

/** Parses a query text. */
export const text = (words: string): QueryNode => parseQueryText(words).tree;

/** Creates a search of products, with defaults for missing parts of the query. */
export const products = (query: Partial<EngineQuery> = {}): EngineQuery => ({
  kind: 'product',
  text: { op: 'all' },
  filters: [],
  offset: 0,
  limit: 10,
  ...query,
});

/** Creates a filter on any of the values, named after its field. */
export const any = (field: string, ...values: string[]): Filter => ({
  name: field,
  is: 'any',
  field,
  values,
});

export const idsOf = (answer: SearchAnswer): string[] => answer.hits.map(({ record }) => record.id);

/** Requests facets with all values of the golden corpus. */
export const facetsOf = (...fields: string[]) =>
  fields.map((field) => ({ field, size: 100, distinct: true }));
