import { buildCreateApi, coreModule } from '@reduxjs/toolkit/query';
import type { BaseQueryApi, coreModuleName, Module } from '@reduxjs/toolkit/query';
import type { PageTransport } from './base-query.ts';

/** What an endpoint asks, without a store. */
interface Asking {
  readonly reducerPath: string;
  readonly ask: (argument: unknown, transport: PageTransport) => Promise<{ readonly data?: unknown }>;
}

const askings = new WeakMap<object, Asking>();

/** How to ask an endpoint of {@link createAnsweringApi} without a store. */
export const askingOf = (endpoint: object): Asking => {
  const asking = askings.get(endpoint);
  if (!asking) throw new Error('not an endpoint of createAnsweringApi');
  return asking;
};

/** Notes how each endpoint is asked: the slice itself tells its own thunks only. */
const notesAskings: Module<typeof coreModuleName> = {
  name: Symbol() as typeof coreModuleName,
  init: (api, { baseQuery, reducerPath }) => ({
    injectEndpoint: (name, { queryFn }) => {
      const endpoint = (api.endpoints as Readonly<Record<string, object>>)[name];
      if (!endpoint || !queryFn) throw new Error(`${name}: only queries with a queryFn can be asked`);
      askings.set(endpoint, {
        reducerPath,
        ask: async (argument, transport) => {
          // All that the slices' base query takes of RTK Query's part of a call.
          const call = { extra: transport, signal: transport.signal } as BaseQueryApi;
          return queryFn(argument as never, call, {}, (sent) => baseQuery(sent, call, {}));
        },
      });
    },
  }),
};

/** RTK Query's `createApi`; its endpoints can be asked without a store, too. */
export const createAnsweringApi = buildCreateApi(coreModule(), notesAskings);
