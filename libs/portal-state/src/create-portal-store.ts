import { configureStore } from '@reduxjs/toolkit';
import type { PortalApis } from './create-portal-apis.ts';
import type { Transport } from './service-sender.ts';

/**
 * Creates the store of a browser. `preloadedState` is what `createPageState` knows before hydration.
 * @example createPortalStore(apis, { fetch, place: 'browser', production: true })
 */
export const createPortalStore = (apis: PortalApis, transport: Transport, preloadedState?: object) => {
  const { graphApi, userApi, adminToolApi } = apis;
  const middleware = [graphApi.middleware, userApi.middleware, adminToolApi.middleware];
  const store = configureStore({
    reducer: {
      [graphApi.reducerPath]: graphApi.reducer,
      [userApi.reducerPath]: userApi.reducer,
      [adminToolApi.reducerPath]: adminToolApi.reducer,
    },
    middleware: (defaults) =>
      defaults({
        serializableCheck: false,
        immutableCheck: false,
        thunk: { extraArgument: transport },
      }).concat(middleware),
    devTools: !transport.production,
    ...(preloadedState ? { preloadedState } : {}),
  });
  return { store, ...apis };
};

export type PortalStore = ReturnType<typeof createPortalStore>;
export type PortalState = ReturnType<PortalStore['store']['getState']>;
