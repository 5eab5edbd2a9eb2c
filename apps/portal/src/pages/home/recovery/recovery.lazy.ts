import type { SearchPage } from '@open-discovery/graph-client';
import { lazyIsland } from '../../../hydration/lazy-island.tsx';

/** Results that are so few that the way to more is shown. */
const FEW = 3;
/** A list of identifiers finds what it names; that is all there is to find. */
export const isFew = ({ total, identifiers }: Pick<SearchPage, 'total' | 'identifiers'>): boolean =>
  total <= FEW && (total === 0 || total < (identifiers?.found.length ?? Infinity));

/** What helps where little is found: in the server's HTML, its code out of the first moment. */
export const recovery = lazyIsland(async () => (await import('./recovery.tsx')).Recovery);
