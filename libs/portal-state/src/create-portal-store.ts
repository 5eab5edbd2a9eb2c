import type { PortalConfiguration } from '@open-discovery/config';
import { configureStore } from '@reduxjs/toolkit';
import { folderOf } from './address-parts.ts';
import { endpointBaseQuery } from './base-query.ts';
import type { Transport } from './base-query.ts';
import { createGraphApi } from './graph-api.ts';
import { createAdminToolApi, createUserApi } from './later-apis.ts';

export interface PortalStoreOptions {
  readonly transport: Transport;
  /** Base address of the Graph API as this process reaches it. */
  readonly graphUrl: string;
  /** Base address of the admin tool as this process reaches it; the configured one when left out. */
  readonly adminToolUrl?: string;
  readonly configuration: PortalConfiguration;
}

/**
 * The store of one visitor: on the server one a request, in the browser one a page.
 * @example createPortalStore({ transport: { fetch, place: 'browser', production: true }, graphUrl: '/api/graph/v3', configuration })
 */
export const createPortalStore = (options: PortalStoreOptions, preloadedState?: object) => {
  const { transport, graphUrl, configuration } = options;
  const { addresses } = configuration;
  const graphApi = createGraphApi(endpointBaseQuery({ name: 'search', baseUrl: graphUrl }, transport));
  const userApi = createUserApi(
    // Its one call is the address itself.
    endpointBaseQuery(
      { name: 'userInfo', baseUrl: folderOf(addresses.userInfo), withCredentials: true },
      transport,
    ),
  );
  const adminToolApi = createAdminToolApi(
    endpointBaseQuery({ name: 'adminTool', baseUrl: options.adminToolUrl ?? addresses.adminTool }, transport),
  );
  const apis = [graphApi, userApi, adminToolApi];
  const store = configureStore({
    reducer: {
      [graphApi.reducerPath]: graphApi.reducer,
      [userApi.reducerPath]: userApi.reducer,
      [adminToolApi.reducerPath]: adminToolApi.reducer,
    },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(apis.map((api) => api.middleware)),
    devTools: !transport.production,
    ...(preloadedState ? { preloadedState } : {}),
  });
  return { store, graphApi, userApi, adminToolApi };
};

export type PortalStore = ReturnType<typeof createPortalStore>;
