import { ABORTED, storeQueryRunner } from '@open-discovery/portal-state';
import type { PortalStore } from '@open-discovery/portal-state';
import type { PageQueries, RouteServices } from '../runtime/route-services.ts';
import { createAddressParser } from '../search/parse-search-address.ts';

type BrowserOptions = PortalStore &
  Pick<RouteServices, 'configuration' | 'currentYear' | 'isPortalMissing' | 'addMessages'> &
  Pick<PageQueries, 'language'>;

const ONCE = { subscribe: false } as const;
/** The visitor may have logged in since an earlier answer, so each visit asks again. */
const ASK_AGAIN = { ...ONCE, forceRefetch: true } as const;

/** Creates the services of a browser's loaders: they fetch through the store's cache. */
export const browserRouteServices = ({
  store,
  graphApi,
  adminToolApi,
  configuration,
  language,
  currentYear,
  isPortalMissing,
  addMessages,
}: BrowserOptions): RouteServices => {
  const { getPageHelp, getDivHelp, getCommunity, getCustomPage, getDashboards, getDashboard } =
    adminToolApi.endpoints;
  const queries: PageQueries = {
    language,
    fetchQuery: storeQueryRunner({ store, graphApi }),
    fetchHelp: async (place) => {
      await Promise.all([
        store.dispatch(getPageHelp.initiate(place, ONCE)),
        store.dispatch(getDivHelp.initiate(place, ONCE)),
      ]);
    },
    fetchCommunity: async (pid) => (await store.dispatch(getCommunity.initiate(pid, ONCE))).data ?? null,
    fetchCustomPage: async (place) =>
      (await store.dispatch(getCustomPage.initiate(place, ONCE))).data ?? ABORTED,
    fetchDashboards: async () =>
      (await store.dispatch(getDashboards.initiate(undefined, ASK_AGAIN))).data ?? ABORTED,
    fetchDashboard: async (alias) =>
      (await store.dispatch(getDashboard.initiate(alias, ASK_AGAIN))).data ?? ABORTED,
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
