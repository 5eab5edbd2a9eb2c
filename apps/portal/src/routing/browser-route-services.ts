import { storeQueryRunner } from '@open-discovery/portal-state';
import type { CustomPagePlace, FoundCustomPage, HelpPlace, PortalStore } from '@open-discovery/portal-state';
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
      const { getPageHelp, getDivHelp } = adminToolApi.endpoints;
      await Promise.all([
        store.dispatch(getPageHelp.initiate(place, { subscribe: false })),
        store.dispatch(getDivHelp.initiate(place, { subscribe: false })),
      ]);
    },
    fetchCustomPage: async (place: CustomPagePlace): Promise<FoundCustomPage> => {
      const query = adminToolApi.endpoints.getCustomPage.initiate(place, { subscribe: false });
      return (await store.dispatch(query)).data ?? { state: 'failed' };
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
