import { ANSWER_TAG } from '@open-discovery/portal-state';
import type { PortalStore } from '@open-discovery/portal-state';
import type { DataRouter, Location } from 'react-router-dom';

/** Reports whether two locations have the same address, regardless of their history entries. */
export const isSameAddress = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;

/**
 * Reloads when the visitor navigates to the current address: loaders run again and refetch every answer while
 * the old page stays visible. Spec §2.
 */
export const reloadSameAddress = (router: DataRouter, { store, graphApi }: PortalStore): void => {
  let reloaded: Location | null = null;
  router.subscribe(({ location, navigation }) => {
    const target = navigation.location;
    if (!target || target === reloaded || !isSameAddress(location, target)) return;
    reloaded = target;
    store.dispatch(graphApi.util.invalidateTags([ANSWER_TAG]));
  });
};
