import { relatedCard } from '@open-discovery/graph-index';
import { findRecords } from './find-records.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** Returns the names of the records in `relatedTo` by id, or `null` if there are none. */
export const fetchRelatedNames = async (
  relatedTo: readonly { readonly id: string }[],
  engine: SearchEngine,
  signal?: AbortSignal,
): Promise<Readonly<Record<string, string>> | null> => {
  if (relatedTo.length === 0) return null;
  const ids = relatedTo.map(({ id }) => id);
  const found = await findRecords(ids, engine, signal);
  return Object.fromEntries(
    found.flatMap((item, position) => (item ? [[ids[position] ?? '', relatedCard(item).label]] : [])),
  );
};
