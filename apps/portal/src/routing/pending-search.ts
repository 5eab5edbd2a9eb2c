import type { RouterState } from 'react-router-dom';
import { isResults } from '../search/rebase-search.ts';

/** Returns the parameters of the results that the page is about to show, without `?`; `null` while there are none. */
export const pendingSearchOf = ({
  navigation: { location: next },
  location,
}: Pick<RouterState, 'navigation' | 'location'>): string | null =>
  next?.pathname === location.pathname && isResults(next) ? next.search.slice(1) : null;
