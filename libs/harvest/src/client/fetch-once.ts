import { request } from 'undici';
import type { Dispatcher } from 'undici';
import { failure, megabytesOf } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { HarvestRequest } from '../protocol.ts';
import { brokenConnection } from './broken-connection.ts';
import { addressProblem, ForbiddenAddressError } from './connect.ts';
import type { ConnectionRules } from './connect.ts';
import { readBody } from './read-body.ts';

/** A response, or the reason why there is none. */
export type Fetched =
  | {
      readonly is: 'response';
      readonly status: number;
      readonly type: string;
      readonly retryAfter: string | null;
      readonly location: string | null;
      readonly validator: string | null;
      readonly body: Buffer;
    }
  /** Another request may succeed. */
  | { readonly is: 'broken'; readonly failure: Failure }
  /** The address may not be called. */
  | { readonly is: 'forbidden'; readonly failure: Failure };

export interface FetchRules extends ConnectionRules {
  readonly userAgent: string;
  readonly allowsHttp: boolean;
  /** The limit for a decompressed body. */
  readonly sizeLimitBytes: number;
  /** The limit for a whole answer. */
  readonly answerLimitMs: number;
  readonly signal: AbortSignal;
}

const MINUTE_MS = 60_000;

const headerOf = ({ headers }: Dispatcher.ResponseData, name: string): string | null => {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
};

/** Returns why an address may not be called; `null` if it may. */
const schemeProblem = (url: URL, { allowsHttp }: FetchRules): Failure | null => {
  if (url.protocol === 'https:') return null;
  if (url.protocol !== 'http:') return failure('scheme', { scheme: url.protocol });
  return allowsHttp ? null : failure('unencrypted', { origin: url.origin });
};

const responseOf = async (response: Dispatcher.ResponseData, rules: FetchRules): Promise<Fetched> => {
  const body = await readBody(response.body, headerOf(response, 'content-encoding'), rules.sizeLimitBytes);
  if (body === null)
    return {
      is: 'forbidden',
      failure: failure('answer-size', { megabytes: megabytesOf(rules.sizeLimitBytes) }),
    };
  const length = headerOf(response, 'content-length');
  const encoding = headerOf(response, 'content-encoding') ?? 'identity';
  if (
    response.statusCode === 200 &&
    encoding === 'identity' &&
    length !== null &&
    Number(length) !== body.length
  )
    return { is: 'broken', failure: failure('cut-off') };
  return {
    is: 'response',
    status: response.statusCode,
    type: headerOf(response, 'content-type') ?? '',
    retryAfter: headerOf(response, 'retry-after'),
    location: headerOf(response, 'location'),
    validator: headerOf(response, 'etag') ?? headerOf(response, 'last-modified'),
    body,
  };
};

/** Returns the headers of a conditional request, to which an unchanged answer is not sent again. RFC 9110, section 13.1. */
const conditionOf = (validator: string | null): Record<string, string> => {
  if (validator === null) return {};
  return validator.includes('"') ? { 'if-none-match': validator } : { 'if-modified-since': validator };
};

/** Sends one GET request to an address that is checked. Follows no redirect. */
export const fetchOnce = async (
  { url: address, accept, validator = null }: HarvestRequest,
  { rules, dispatcher }: { readonly rules: FetchRules; readonly dispatcher: Dispatcher },
): Promise<Fetched> => {
  const url = new URL(address);
  const problem = schemeProblem(url, rules) ?? addressProblem(url, rules);
  if (problem !== null) return { is: 'forbidden', failure: problem };
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), rules.answerLimitMs);
  try {
    const response = await request(url, {
      dispatcher,
      signal: AbortSignal.any([rules.signal, limit.signal]),
      headers: {
        accept,
        'accept-encoding': 'gzip',
        'user-agent': rules.userAgent,
        ...conditionOf(validator),
      },
    });
    return await responseOf(response, rules);
  } catch (error) {
    if (rules.signal.aborted) throw error;
    if (limit.signal.aborted)
      return { is: 'broken', failure: failure('endless', { minutes: rules.answerLimitMs / MINUTE_MS }) };
    if (error instanceof ForbiddenAddressError) return { is: 'forbidden', failure: error.failure };
    return { is: 'broken', failure: brokenConnection(error) };
  } finally {
    clearTimeout(timer);
  }
};
