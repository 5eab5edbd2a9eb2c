import { endpointAddress, send, timeoutMs } from '@open-discovery/http';
import type { AnyEndpoint, SendResult, Fetch, HttpError, RejectedPart, Signal } from '@open-discovery/http';

/** A failed call, as it is reported to {@link Transport.onFailure}. */
export interface FailedCall {
  readonly service: string;
  readonly method: AnyEndpoint<unknown>['method'];
  readonly address: string;
  readonly error: HttpError;
}

/** The way in which this process sends calls. */
export interface Transport {
  readonly fetch: Fetch;
  readonly place: 'server' | 'browser';
  readonly production: boolean;
  /** Aborts all calls. */
  readonly signal?: Signal;
  /** Receives every failure before its caller does. Authorization, ended logins and the log are handled there. */
  readonly onFailure?: (failed: FailedCall) => void;
  /** Receives each malformed part that is left out of a usable response. */
  readonly onRejected?: (rejected: RejectedPart & { readonly address: string }) => void;
}

/** A service that is called. */
export interface Service {
  /** Its name in the tables of time-outs and exemptions. */
  readonly name: string;
  readonly baseUrl: string;
  /** Sends the visitor's cookies to other origins, too. */
  readonly withCredentials?: boolean;
  /** A cache for public answers, and the service's address as the cache knows it. */
  readonly behind?: { readonly cache: string; readonly baseUrl: string } | undefined;
}

/** Sends a call to one service; the signal aborts it. */
export type ServiceSender = <T>(
  endpoint: AnyEndpoint<T>,
  transport: Transport,
  signal?: Signal,
) => Promise<SendResult<T>>;

const isPublicRead = ({ method, isPublic }: AnyEndpoint<unknown>): boolean =>
  method === 'GET' && isPublic === true;

/** Creates the function that sends calls to a service and reports failures. Aborted calls are not reported. */
export const createServiceSender =
  ({ name, baseUrl, withCredentials = false, behind }: Service): ServiceSender =>
  async (endpoint, transport, callSignal) => {
    const { method, service = name } = endpoint;
    const signal = transport.signal ?? callSignal;
    const answer = await send(endpoint, {
      ...(behind && isPublicRead(endpoint) ? behind : { baseUrl }),
      fetch: transport.fetch,
      limitMs: timeoutMs({ ...transport, service, method }),
      signal,
      onRejected: (rejected) =>
        transport.onRejected?.({ ...rejected, address: endpointAddress(baseUrl, endpoint) }),
      ...(withCredentials && { credentials: 'include' }),
    });
    if (!answer.ok && !signal?.aborted)
      transport.onFailure?.({
        service,
        method,
        address: endpointAddress(baseUrl, endpoint),
        error: answer.error,
      });
    return answer;
  };

/** The part of RTK Query's call that endpoints use. */
export interface QueryCall {
  readonly extra: unknown;
  readonly signal: Signal;
}

/** Binds a sender to one call of an endpoint's `queryFn`. */
export const senderFor =
  (sendTo: ServiceSender, { extra, signal }: QueryCall) =>
  <T>(endpoint: AnyEndpoint<T>): Promise<SendResult<T>> =>
    // `createPortalStore` puts the transport there; RTK Query passes it on without its type.
    sendTo(endpoint, extra as Transport, signal);
