import { storeQueryRunner } from '@open-discovery/portal-state';
import type {
  StoredCommunity,
  CustomPage,
  CustomPagePlace,
  HelpPlace,
  PortalStore,
  QueryResult,
} from '@open-discovery/portal-state';
import type { PageQueries, RouteServices } from '../runtime/route-services.ts';
import { createAddressParser } from '../search/parse-search-address.ts';

type BrowserOptions = PortalStore &
  Pick<RouteServices, 'configuration' | 'currentYear' | 'isPortalMissing' | 'addMessages'> &
  Pick<PageQueries, 'language'>;

/** The visitor may have logged in since an earlier answer, so each visit asks again. */
const ASK_AGAIN = { subscribe: false, forceRefetch: true } as const;
const ABORTED = { state: 'failed', error: { kind: 'network' } } as const;

const dashboardQueries = ({
  store,
  adminToolApi: {
    endpoints: { getDashboards, getDashboard },
  },
}: Pick<PortalStore, 'store' | 'adminToolApi'>): Pick<PageQueries, 'fetchDashboards' | 'fetchDashboard'> => ({
  fetchDashboards: async () =>
    (await store.dispatch(getDashboards.initiate(undefined, ASK_AGAIN))).data ?? ABORTED,
  fetchDashboard: async (alias) =>
    (await store.dispatch(getDashboard.initiate(alias, ASK_AGAIN))).data ?? ABORTED,
});

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
  const queries = {
    language,
    fetchQuery: storeQueryRunner({ store, graphApi }),
    fetchHelp: async (place: HelpPlace): Promise<void> => {
      const { getPageHelp, getDivHelp } = adminToolApi.endpoints;
      await Promise.all([
        store.dispatch(getPageHelp.initiate(place, { subscribe: false })),
        store.dispatch(getDivHelp.initiate(place, { subscribe: false })),
      ]);
    },
    fetchCommunity: async (pid: string): Promise<StoredCommunity | null> =>
      (await store.dispatch(adminToolApi.endpoints.getCommunity.initiate(pid, { subscribe: false }))).data ??
      null,
    fetchCustomPage: async (place: CustomPagePlace): Promise<QueryResult<CustomPage>> => {
      const query = adminToolApi.endpoints.getCustomPage.initiate(place, { subscribe: false });
      return (await store.dispatch(query)).data ?? ABORTED;
    },
    ...dashboardQueries({ store, adminToolApi }),
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
