import type { SearchPage } from '@open-discovery/graph-client';

/** With at most this many results, relaxations are offered. */
const FEW = 3;
/** Reports whether a search found few results. A list of identifiers cannot find more than it names. */
export const isFew = ({ total, identifiers }: Pick<SearchPage, 'total' | 'identifiers'>): boolean =>
  total <= FEW && (total === 0 || total < (identifiers?.found.length ?? Infinity));
