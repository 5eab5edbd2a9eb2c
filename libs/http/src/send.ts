import { endpointAddress } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import type { HttpError } from './http-error.ts';

/** A signal by which the caller gives a call up. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the platforms' signal types have no common name
export type Signal = any;

/** The part of `fetch` that is used, so that any fetch will do. */
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

export interface SendOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly limitMs: number;
  readonly signal?: Signal;
  readonly headers?: Readonly<Record<string, string>>;
  readonly credentials?: 'include' | 'same-origin' | 'omit';
}

export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: HttpError };

/**
 * Sends a call and reads its answer. Never throws: every failure is an {@link HttpError}.
 * @example await send(getRecord('x'), { baseUrl: '/api', fetch, limitMs: 3000 })
 */
export const send = async <T>(endpoint: Endpoint<T>, options: SendOptions): Promise<Answer<T>> => {
  const limit = AbortSignal.timeout(options.limitMs);
  try {
    const response = await options.fetch(endpointAddress(options.baseUrl, endpoint), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(endpoint.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(endpoint.body === undefined ? {} : { body: JSON.stringify(endpoint.body) }),
      ...(options.credentials ? { credentials: options.credentials } : {}),
      signal: options.signal ? AbortSignal.any([limit, options.signal]) : limit,
    });
    const text = await response.text();
    if (!response.ok) return failure({ kind: 'status', status: response.status, body: readError(text) });
    return read(endpoint, text);
  } catch {
    return failure(limit.aborted ? { kind: 'timeout', limitMs: options.limitMs } : { kind: 'network' });
  }
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
