import { request } from 'undici';
import type { Dispatcher } from 'undici';
import { errorMessage } from '../error-code.ts';
import type { HarvestRequest } from '../protocol.ts';
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
  | { readonly is: 'broken'; readonly message: string }
  /** The address may not be called. */
  | { readonly is: 'forbidden'; readonly message: string };

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
const schemeProblem = (url: URL, { allowsHttp }: FetchRules): string | null => {
  if (url.protocol === 'https:') return null;
  if (url.protocol !== 'http:') return `${url.protocol} is not supported`;
  return allowsHttp ? null : `${url.origin} is not encrypted; --allow-http allows it`;
};

const responseOf = async (response: Dispatcher.ResponseData, rules: FetchRules): Promise<Fetched> => {
  const body = await readBody(response.body, headerOf(response, 'content-encoding'), rules.sizeLimitBytes);
  if (body === null)
    return { is: 'forbidden', message: `the answer is larger than ${rules.sizeLimitBytes} bytes` };
  const length = headerOf(response, 'content-length');
  const encoding = headerOf(response, 'content-encoding') ?? 'identity';
  if (
    response.statusCode === 200 &&
    encoding === 'identity' &&
    length !== null &&
    Number(length) !== body.length
  )
    return { is: 'broken', message: 'the answer was cut off' };
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
  if (problem !== null) return { is: 'forbidden', message: problem };
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
      return { is: 'broken', message: `no end after ${rules.answerLimitMs / MINUTE_MS} minutes` };
    if (error instanceof ForbiddenAddressError) return { is: 'forbidden', message: error.message };
    return { is: 'broken', message: errorMessage(error) };
  } finally {
    clearTimeout(timer);
  }
};
