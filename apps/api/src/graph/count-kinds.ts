import { PRODUCT_TYPES, SEARCHED_KINDS } from '@open-discovery/model';
import type { Kind } from '@open-discovery/model';
import type { QueryNode } from '@open-discovery/search-fields';
import { ALL_RECORDS } from '../search/engine-query.ts';
import type { EngineQuery } from '../search/engine-query.ts';
import type { Facet, SearchEngine } from '../search/search-engine.ts';

const NAMES = [...SEARCHED_KINDS, ...PRODUCT_TYPES] as const;
const [KIND, TYPE] = ['kind', 'type'];

const ofKind = (kind: Kind | null, text: QueryNode): EngineQuery => ({
  ...ALL_RECORDS,
  kind,
  text,
});

const countsOf = (facet: Facet | undefined): [string, number][] =>
  (facet?.values ?? []).map(({ value, count }) => [value, count]);

/** Counts with facets, for which the words are looked up once. Only products have a type. */
const countValues = async (engine: SearchEngine, text: QueryNode): Promise<ReadonlyMap<string, number>> => {
  const facets = [
    { field: KIND, size: SEARCHED_KINDS.length + 1, distinct: false },
    { field: TYPE, size: PRODUCT_TYPES.length, distinct: false },
  ];
  const answer = await engine.search({ ...ofKind(null, text), facets });
  return new Map([KIND, TYPE].flatMap((field) => countsOf(answer.facets[field])));
};

/** Counts with one query for each kind and type, where the engine has no facets. */
const countQueries = async (engine: SearchEngine, text: QueryNode): Promise<ReadonlyMap<string, number>> => {
  const counts = await engine.count([
    ...SEARCHED_KINDS.map((kind) => ofKind(kind, text)),
    ...PRODUCT_TYPES.map((type): EngineQuery => ({
      ...ofKind('product', text),
      filters: [{ name: TYPE, is: 'any', field: TYPE, values: [type] }],
    })),
  ]);
  return new Map(NAMES.map((name, at) => [name, counts[at] ?? 0]));
};

/** Counts the results of a text by kind, and those of products also by type. */
export const countKinds = async (engine: SearchEngine, text: QueryNode): Promise<Record<string, number>> => {
  const count = engine.capabilities.has('facets') ? countValues : countQueries;
  const counts = await count(engine, text);
  return Object.fromEntries(NAMES.map((name) => [name, counts.get(name) ?? 0]));
};
