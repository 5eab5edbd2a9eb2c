import { PRODUCT_TYPES, SEARCHED_KINDS } from '@open-discovery/model';
import type { Kind } from '@open-discovery/model';
import type { QueryNode } from '@open-discovery/search-fields';
import type { EngineQuery } from '../search/engine-query.ts';
import type { SearchEngine } from '../search/search-engine.ts';

const ofKind = (kind: Kind, text: QueryNode): EngineQuery => ({
  kind,
  text,
  filters: [],
  offset: 0,
  limit: 0,
});

/** Counts the results of a text by kind, and those of products also by type. */
export const countKinds = async (
  engine: SearchEngine,
  text: QueryNode,
  signal?: AbortSignal,
): Promise<Record<string, number>> => {
  const names = [...SEARCHED_KINDS, ...PRODUCT_TYPES];
  const counts = await engine.count(
    [
      ...SEARCHED_KINDS.map((kind) => ofKind(kind, text)),
      ...PRODUCT_TYPES.map((type): EngineQuery => ({
        ...ofKind('product', text),
        filters: [{ name: 'type', is: 'any', field: 'type', values: [type] }],
      })),
    ],
    signal,
  );
  return Object.fromEntries(names.map((name, position) => [name, counts[position] ?? 0]));
};
