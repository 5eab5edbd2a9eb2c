import { storeQueryRunner } from '@open-discovery/portal-state';
import type { HelpPlace, PortalStore } from '@open-discovery/portal-state';
import type { RouteServices } from '../runtime/route-services.ts';
import { createAddressParser } from '../search/parse-search-address.ts';

type BrowserOptions = PortalStore &
  Pick<RouteServices, 'configuration' | 'currentYear' | 'isPortalMissing' | 'addMessages'>;

/** Creates the services of a browser's loaders: they fetch through the store's cache. */
export const browserRouteServices = ({
  store,
  graphApi,
  adminToolApi,
  configuration,
  currentYear,
  isPortalMissing,
  addMessages,
}: BrowserOptions): RouteServices => {
  const queries = {
    fetchQuery: storeQueryRunner({ store, graphApi }),
    fetchHelp: async (place: HelpPlace): Promise<void> => {
      await store.dispatch(adminToolApi.endpoints.getPageHelp.initiate(place, { subscribe: false }));
    },
  };
  return {
    configuration,
    currentYear,
    isPortalMissing,
    place: 'browser',
    addMessages,
    parseAddress: createAddressParser(currentYear),
    queriesOf: () => queries,
  };
};
