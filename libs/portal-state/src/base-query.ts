import { send, timeOutMs } from '@open-discovery/http';
import type { Endpoint, Fetch, HttpError } from '@open-discovery/http';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';

/** How calls leave this process; the store gets it handed in. */
export interface Transport {
  readonly fetch: Fetch;
  readonly place: 'server' | 'browser';
  readonly production: boolean;
}

/** A base query that sends {@link Endpoint}s to one service. */
export const endpointBaseQuery =
  (
    service: string,
    baseUrl: string,
    transport: Transport,
  ): BaseQueryFn<Endpoint<unknown>, unknown, HttpError> =>
  async (endpoint, { signal }) => {
    const answer = await send(endpoint, {
      baseUrl,
      fetch: transport.fetch,
      limitMs: timeOutMs({ ...transport, service, method: endpoint.method }),
      signal,
    });
    return answer.ok ? { data: answer.value } : { error: answer.error };
  };
