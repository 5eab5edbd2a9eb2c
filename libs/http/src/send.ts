import { endpointAddress } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { NO_ANSWER_STATUS } from './http-error.ts';
import type { HttpError } from './http-error.ts';
import { limitSignal } from './limit-signal.ts';
import { viaCache } from './via-cache.ts';

/**
 * A signal by which the caller gives a call up.
 * @example const signal: Signal = new AbortController().signal;
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the platforms' signal types have no common name
export type Signal = any;

/**
 * The part of `fetch` that is used, so that any fetch will do.
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
) => Promise<{ readonly ok: boolean; readonly status: number; text(): Promise<string> }>;

/**
 * Where a call goes, by what means, and how long it may take.
 * @example const options: SendOptions = { baseUrl: '/api', fetch, limitMs: 3000 };
 */
export interface SendOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly limitMs: number;
  /** Gives the call up; heard for as long as the call lasts. */
  readonly signal?: Signal;
  /** Address of a cache that public calls go through, without the headers and credentials meant for the service. */
  readonly cache?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly credentials?: 'include' | 'same-origin' | 'omit';
}

/**
 * What came of a call.
 * @example if (!answer.ok) log(describeHttpError(address, answer.error));
 */
export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: HttpError };

/**
 * Sends a call and reads its answer. Never throws: every failure is an {@link HttpError}.
 * @example await send(getRecord('x'), { baseUrl: '/api', fetch, limitMs: 3000 })
 */
export const send = async <T>(endpoint: Endpoint<T>, options: SendOptions): Promise<Answer<T>> => {
  const limit = limitSignal(options.limitMs, options.signal);
  try {
    const response = await request(endpoint, options, limit.signal);
    if (response.status === NO_ANSWER_STATUS) return failure({ kind: 'network' });
    const text = await response.text();
    if (!response.ok) return failure({ kind: 'status', status: response.status, body: readError(text) });
    return read(endpoint, text);
  } catch {
    return failure(limit.isOver() ? { kind: 'timeout', limitMs: options.limitMs } : { kind: 'network' });
  } finally {
    limit.end();
  }
};

const request = (endpoint: Endpoint<unknown>, options: SendOptions, signal: Signal): ReturnType<Fetch> => {
  const { baseUrl, cache, headers, credentials } = options;
  const address = endpointAddress(baseUrl, endpoint);
  const isCached = cache !== undefined && endpoint.isPublic === true && endpoint.method === 'GET';
  const body = endpoint.body === undefined ? undefined : JSON.stringify(endpoint.body);
  return options.fetch(isCached ? viaCache(cache, address) : address, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(!isCached && headers),
    },
    ...(body !== undefined && { body }),
    ...(isCached ? { credentials: 'omit' } : credentials && { credentials }),
    signal,
  });
};

const failure = (error: HttpError): { ok: false; error: HttpError } => ({ ok: false, error });

const read = <T>(endpoint: Endpoint<T>, text: string): Answer<T> => {
  try {
    return { ok: true, value: endpoint.parse(text === '' ? null : JSON.parse(text)) };
  } catch (problem) {
    return failure({ kind: 'shape', detail: problem instanceof Error ? problem.message : String(problem) });
  }
};

const readError = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 1000);
  }
};
