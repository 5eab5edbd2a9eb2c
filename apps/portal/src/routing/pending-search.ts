import type { RouterState } from 'react-router-dom';
import { isResults } from '../search/rebase-search.ts';

/** Returns the parameters of the results that a navigation leads to, without `?`; `null` while there are none. */
export const pendingSearchOf = ({ navigation }: Pick<RouterState, 'navigation'>): string | null =>
  navigation.location && isResults(navigation.location) ? navigation.location.search.slice(1) : null;
