import { GRAPH_TAG } from '@open-discovery/portal-state';
import type { PortalStore } from '@open-discovery/portal-state';
import type { DataRouter, Location } from 'react-router-dom';

/** Reports whether two locations have the same address, regardless of their history entries. */
const isSameAddress = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;

/**
 * Navigating to the address that is shown reloads it: the loaders run again and refetch every
 * answer, while the old ones stay on the screen. Spec §2.
 */
export const reloadSameAddress = (router: DataRouter, { store, graphApi }: PortalStore): void => {
  let reloaded: Location | null = null;
  router.subscribe(({ location, navigation }) => {
    const target = navigation.location;
    if (!target || target === reloaded || !isSameAddress(location, target)) return;
    reloaded = target;
    store.dispatch(graphApi.util.invalidateTags([GRAPH_TAG]));
  });
};
