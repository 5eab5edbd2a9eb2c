import type { SearchPage } from '@open-discovery/graph-client';
import { lazyIsland } from '../../../hydration/lazy-island.tsx';

/** With at most this many results, relaxations are offered. */
const FEW = 3;
/** A list of identifiers cannot find more than it names. */
export const isFew = ({ total, identifiers }: Pick<SearchPage, 'total' | 'identifiers'>): boolean =>
  total <= FEW && (total === 0 || total < (identifiers?.found.length ?? Infinity));

/** Suggestions for a search with few results: part of the server's HTML, hydrated later. */
export const recovery = lazyIsland(async () => (await import('./recovery.tsx')).Recovery);
