import { endpointAddress, send, timeoutMs } from '@open-discovery/http';
import type { AnyEndpoint, Fetch, HttpError, RejectedPart, Signal } from '@open-discovery/http';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';

/** A call that did not succeed, as the one who watches over all calls learns of it. */
export interface FailedCall {
  readonly service: string;
  readonly method: AnyEndpoint<unknown>['method'];
  readonly address: string;
  readonly error: HttpError;
}

/** How calls leave this process; the store gets it handed in. */
export interface Transport {
  readonly fetch: Fetch;
  readonly place: 'server' | 'browser';
  readonly production: boolean;
  /** Gives up whatever the store asks: nobody waits for it any more. */
  readonly signal?: Signal;
  /** Told of every failure before its caller is: authorization, lost logins and the log are one place's business. */
  readonly onFailure?: (failed: FailedCall) => void;
  /** Called for each malformed part that is left out of a usable response. */
  readonly onRejected?: (rejected: RejectedPart & { readonly address: string }) => void;
}

/** A transport whose calls are given up with the page that they are for. */
export type PageTransport = Transport & Required<Pick<Transport, 'signal'>>;

/** A service as the store calls it. */
export interface Service {
  /** Its name in the tables of time-outs and exemptions. */
  readonly name: string;
  readonly baseUrl: string;
  /** Whether the visitor's cookies go along also to another origin. */
  readonly withCredentials?: boolean;
  /** A cache that is asked for what is the same for everybody, and the service's address as the cache knows it. */
  readonly behind?: { readonly cache: string; readonly baseUrl: string } | undefined;
}

export type ServiceQuery = BaseQueryFn<AnyEndpoint<unknown>, unknown, HttpError>;

const isForAll = ({ method, isPublic }: AnyEndpoint<unknown>): boolean =>
  method === 'GET' && isPublic === true;

/** A base query that sends {@link Endpoint}s to one service, by the means of the store that asks. */
export const endpointBaseQuery =
  ({ name, baseUrl, withCredentials = false, behind }: Service): ServiceQuery =>
  async (endpoint, api) => {
    // Every store is made with one (`createPortalStore`); RTK Query hands it on without its type.
    const transport = api.extra as Transport;
    const { method } = endpoint;
    const signal = transport.signal ?? api.signal;
    const answer = await send(endpoint, {
      ...(behind && isForAll(endpoint) ? behind : { baseUrl }),
      fetch: transport.fetch,
      limitMs: timeoutMs({ ...transport, service: name, method }),
      signal,
      onRejected: (rejected) =>
        transport.onRejected?.({ ...rejected, address: endpointAddress(baseUrl, endpoint) }),
      ...(withCredentials && { credentials: 'include' }),
    });
    if (answer.ok) return { data: answer.value };
    // A call that was given up has no failure to tell of.
    if (!signal.aborted)
      transport.onFailure?.({
        service: name,
        method,
        address: endpointAddress(baseUrl, endpoint),
        error: answer.error,
      });
    return { error: answer.error };
  };
