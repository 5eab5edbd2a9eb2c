import { endpointAddress } from './endpoint.ts';
import type { AnyEndpoint, Parse, RejectedPart } from './endpoint.ts';
import { NO_RESPONSE_STATUS } from './http-error.ts';
import type { HttpError } from './http-error.ts';
import { viaCache } from './rules/via-cache.ts';
import type { Signal } from './signal.ts';
import { createTimeoutSignal } from './timeout-signal.ts';

/**
 * The part of `fetch` that `send` uses, so that any implementation can be passed.
 * @example const patient: Fetch = (url, init) => fetch(url, init);
 */
export type Fetch = (
  url: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string;
    credentials?: 'include' | 'same-origin' | 'omit';
    signal?: Signal;
  },
) => Promise<{
  readonly ok: boolean;
  readonly status: number;
  /** The entity tag, for callers that ask again later; `send` does not use it. */
  readonly etag?: string | undefined;
  text(): Promise<string>;
}>;

/**
 * The service, transport and time limit of a request.
 * @example const options: SendOptions = { baseUrl: '/api', fetch, limitMs: 3000 };
 */
export interface SendOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** `Infinity` for none. */
  readonly limitMs: number;
  /** Aborts the request. */
  readonly signal?: Signal | undefined;
  /** Address of a cache for public GETs. They go there without the headers and credentials of the service. */
  readonly cache?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly credentials?: 'include' | 'same-origin' | 'omit' | undefined;
  /** Called for each malformed part that the parser leaves out of a usable response. */
  readonly onRejected?: ((rejected: RejectedPart) => void) | undefined;
}

/**
 * The parsed response of a request, or its failure.
 * @example if (!result.ok) log(describeHttpError(address, result.error));
 */
export type SendResult<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: HttpError };

/**
 * Sends a request and parses its response. Never throws: every failure is an {@link HttpError}. It settles at its limit
 * or when its signal aborts, even if `fetch` ignores both.
 * @example await send(getRecord('x'), { baseUrl: '/api', fetch, limitMs: 3000 })
 */
export const send = async <T>(endpoint: AnyEndpoint<T>, options: SendOptions): Promise<SendResult<T>> => {
  const prepared = prepareRequest(endpoint, options);
  if (!prepared.ok) return prepared;
  const timeout = createTimeoutSignal(options.limitMs, options.signal);
  const ended = timeout.ended.then(() => failure(endOf(timeout, options)));
  const answered = receive(endpoint, options, prepared, timeout).catch((problem: unknown) =>
    failure(timeout.hasEnded() ? endOf(timeout, options) : { kind: 'network', detail: detailOf(problem) }),
  );
  try {
    return await Promise.race([answered, ended]);
  } finally {
    timeout.dispose();
  }
};

const endOf = ({ hasTimedOut }: { hasTimedOut: () => boolean }, { limitMs }: SendOptions): HttpError =>
  hasTimedOut() ? { kind: 'timeout', limitMs } : { kind: 'network' };

/** Returns the code of what an error was caused by: Node.js says only `fetch failed` itself. */
const causeOf = ({ cause }: Error): string =>
  cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';

const detailOf = (problem: unknown): string =>
  problem instanceof Error ? `${problem.name}: ${problem.message}${causeOf(problem)}` : String(problem);

const receive = async <T>(
  endpoint: AnyEndpoint<T>,
  options: SendOptions,
  { address, init }: PreparedRequest,
  { signal }: { readonly signal: Signal },
): Promise<SendResult<T>> => {
  const parser = loadParser(endpoint);
  // Otherwise a parser that fails to load would count as unhandled while the response is awaited.
  parser.catch(() => undefined);
  const response = await options.fetch(address, { ...init, signal });
  if (response.status === NO_RESPONSE_STATUS) return failure({ kind: 'network' });
  const text = await response.text();
  if (!response.ok) return failure({ kind: 'status', status: response.status, body: parseErrorBody(text) });
  return parseBody(await parser, text, options.onRejected);
};

/** Starts to load the parser, so that it arrives with the response. */
const loadParser = async <T>(endpoint: AnyEndpoint<T>): Promise<Parse<T>> =>
  'parse' in endpoint ? endpoint.parse : endpoint.loadParser();

interface PreparedRequest {
  readonly address: string;
  readonly init: Parameters<Fetch>[1];
}

/** Returns what `fetch` is called with, or the reason why the endpoint cannot be sent: a mistake of the caller. */
const prepareRequest = (
  endpoint: AnyEndpoint<unknown>,
  options: SendOptions,
): ({ readonly ok: true } & PreparedRequest) | { readonly ok: false; readonly error: HttpError } => {
  try {
    return { ok: true, ...requestOf(endpoint, options) };
  } catch (problem) {
    return failure({ kind: 'request', detail: detailOf(problem) });
  }
};

const requestOf = (endpoint: AnyEndpoint<unknown>, options: SendOptions): PreparedRequest => {
  const { baseUrl, cache, headers, credentials } = options;
  const address = endpointAddress(baseUrl, endpoint);
  const isCached = cache !== undefined && endpoint.isPublic === true && endpoint.method === 'GET';
  const body = endpoint.body === undefined ? undefined : JSON.stringify(endpoint.body);
  return {
    address: isCached ? viaCache(cache, address) : address,
    init: {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(!isCached && headers),
      },
      ...(body !== undefined && { body }),
      ...(isCached ? { credentials: 'omit' } : credentials && { credentials }),
    },
  };
};

const failure = (error: HttpError): { ok: false; error: HttpError } => ({ ok: false, error });

const parseBody = <T>(
  parse: Parse<T>,
  text: string,
  onRejected: SendOptions['onRejected'],
): SendResult<T> => {
  try {
    return { ok: true, value: parse(text === '' ? null : JSON.parse(text), onRejected) };
  } catch (problem) {
    return failure({ kind: 'shape', detail: problem instanceof Error ? problem.message : String(problem) });
  }
};

const parseErrorBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 1000);
  }
};
