import { parseQueryText } from '@open-discovery/search-fields';
import type { QueryNode } from '@open-discovery/search-fields';
import type { EngineQuery, Filter } from '../../engine-query.ts';
import type { GoldenRecord } from '../golden-corpus.ts';
import type { SearchAnswer, SearchEngine } from '../../search-engine.ts';

/** What the parts of the contract ask their questions of. */
export interface ContractSession {
  readonly corpus: readonly GoldenRecord[];
  readonly productCount: number;
  /** Open from the first test on. */
  readonly engine: () => SearchEngine;
  /** Searches products; what the query does not say is left open. */
  readonly search: (query: Partial<EngineQuery>, signal?: AbortSignal) => Promise<SearchAnswer>;
}

/** The tree of a query text. */
export const text = (words: string): QueryNode => parseQueryText(words).tree;

/** A search of products; what the query does not say is left open. */
export const products = (query: Partial<EngineQuery> = {}): EngineQuery => ({
  kind: 'product',
  text: { op: 'all' },
  filters: [],
  offset: 0,
  limit: 10,
  ...query,
});

/** A filter on any of the values, named after its field. */
export const any = (field: string, ...values: string[]): Filter => ({
  name: field,
  is: 'any',
  field,
  values,
});

export const idsOf = (answer: SearchAnswer): string[] => answer.hits.map(({ record }) => record.id);

/** Facets that leave no value of the golden corpus out. */
export const facetsOf = (...fields: string[]) => fields.map((field) => ({ field, size: 100 }));
