import type { PortalConfiguration } from '@open-discovery/config';
import { configureStore } from '@reduxjs/toolkit';
import { endpointBaseQuery } from './base-query.ts';
import type { Transport } from './base-query.ts';
import { createGraphApi } from './graph-api.ts';

export interface PortalStoreOptions {
  readonly transport: Transport;
  /** Base address of the Graph API as this process reaches it. */
  readonly graphUrl: string;
  readonly configuration: PortalConfiguration;
}

/**
 * The store of one visitor: on the server one a request, in the browser one a page.
 * @example createPortalStore({ transport: { fetch, place: 'browser', production: true }, graphUrl: '/api/graph/v3', configuration })
 */
export const createPortalStore = (options: PortalStoreOptions, preloadedState?: object) => {
  const graphApi = createGraphApi(endpointBaseQuery('search', options.graphUrl, options.transport));
  const store = configureStore({
    reducer: { [graphApi.reducerPath]: graphApi.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(graphApi.middleware),
    devTools: !options.transport.production,
    ...(preloadedState ? { preloadedState } : {}),
  });
  return { store, graphApi };
};

export type PortalStore = ReturnType<typeof createPortalStore>;
