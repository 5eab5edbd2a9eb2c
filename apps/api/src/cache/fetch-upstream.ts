import { pinnedTo, readLimited, resolveHost } from '@open-discovery/http-server';
import type { Lookup } from '@open-discovery/http-server';
import type { Dispatcher } from 'undici';
import type { AllowedHosts } from './allowed-hosts.ts';
import { mayFollow } from './may-follow.ts';
import { parseUrl } from './parse-url.ts';
import { answerOfStatus, failed, isJsonType } from './upstream-answer.ts';
import type { UpstreamAnswer } from './upstream-answer.ts';

export interface FetchRules {
  readonly hosts: AllowedHosts;
  readonly lookup: Lookup;
  readonly isAddressAllowed: (address: string) => boolean;
  /** The limit for name lookups, connections, redirects and the body together. */
  readonly timeLimitMs: number;
  readonly sizeLimitBytes: number;
}

const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Headers without data of the visitor. Compression is refused, so that a small response cannot expand to a large one. */
const HEADERS = {
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': 'open-discovery-cache',
};

const headerOf = ({ headers }: Dispatcher.ResponseData, name: string): string => {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(',') : value) ?? '';
};

const readAnswer = async (
  response: Dispatcher.ResponseData,
  sizeLimitBytes: number,
): Promise<UpstreamAnswer> => {
  const withoutAnswer = answerOfStatus(response.statusCode);
  if (withoutAnswer !== null) return withoutAnswer;
  const encoding = headerOf(response, 'content-encoding');
  if (!isJsonType(headerOf(response, 'content-type')) || !/^(?:identity)?$/i.test(encoding))
    return failed('type');
  const body = await readLimited(response.body, sizeLimitBytes);
  if (body === null) return failed('size');
  const ageS = Number(/^\d{1,9}$/.exec(headerOf(response, 'age'))?.[0] ?? 0);
  return { kind: 'json', body, cacheControl: headerOf(response, 'cache-control'), ageS };
};

/** Returns the target of a redirect; null for other responses. */
const redirectOf = (response: Dispatcher.ResponseData, from: URL): URL | null => {
  const location = headerOf(response, 'location');
  return REDIRECTS.has(response.statusCode) && location !== '' ? parseUrl(location, from.href) : null;
};

/** Sends one request. Returns the response or the target of a redirect. */
const fetchOnce = async (url: URL, rules: FetchRules, signal: AbortSignal): Promise<UpstreamAnswer | URL> => {
  const address = await resolveHost(url, rules);
  if (address === null) return failed('forbidden');
  if (signal.aborted) return failed('timeout');
  // Loaded when it is needed for the first time: it takes 7 % of the time in which the server starts.
  const { Agent, request } = await import('undici');
  const dispatcher = new Agent({ connect: { lookup: pinnedTo(address) } });
  try {
    const response = await request(url, { dispatcher, signal, headers: HEADERS });
    // `destroy` below ends the body with an error, which its reader gets separately.
    response.body.on('error', () => undefined);
    return redirectOf(response, url) ?? (await readAnswer(response, rules.sizeLimitBytes));
  } finally {
    void dispatcher.destroy();
  }
};

const followRedirects = async (
  start: URL,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<UpstreamAnswer> => {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const outcome = await fetchOnce(url, rules, signal);
    if (!(outcome instanceof URL)) return outcome;
    if (!mayFollow(url, outcome, rules.hosts)) return failed('forbidden');
    url = outcome;
  }
  return failed('redirects');
};

/**
 * Fetches from a configured host. The host and its address are checked again after every redirect. Never rejects:
 * errors become failures.
 */
export const fetchUpstream = async (url: URL, rules: FetchRules): Promise<UpstreamAnswer> => {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // In addition to the signal, because name lookups cannot be aborted.
  const late = new Promise<UpstreamAnswer>((resolve) => {
    timer = setTimeout(() => {
      stop.abort();
      resolve(failed('timeout'));
    }, rules.timeLimitMs);
  });
  const answer = followRedirects(url, rules, stop.signal).catch(() => failed('unreachable'));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};
