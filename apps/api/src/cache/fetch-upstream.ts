import type { LookupFunction } from 'node:net';
import { isIPv6 } from 'node:net';
import { Agent, request } from 'undici';
import type { Dispatcher } from 'undici';
import type { AllowedHosts } from './allowed-hosts.ts';
import { mayFollow } from './may-follow.ts';
import { parseUrl } from './parse-url.ts';
import { resolveHost } from './public-address.ts';
import type { Lookup } from './public-address.ts';
import { answerOfStatus, failed, isJsonType } from './upstream-answer.ts';
import type { UpstreamAnswer } from './upstream-answer.ts';

export interface FetchRules {
  readonly hosts: AllowedHosts;
  readonly lookup: Lookup;
  readonly isAddressAllowed: (address: string) => boolean;
  /** For everything together: names, connections, redirects, the last byte. */
  readonly timeLimitMs: number;
  readonly sizeLimitBytes: number;
}

const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Nothing of the visitor is in it. Packed answers are not asked for, so that a small one cannot unfold into a large one. */
const HEADERS = {
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': 'open-discovery-cache',
};

/** Connects to the address that was checked, whatever the name resolves to by now. */
const pinnedTo = (address: string): LookupFunction => {
  const family = isIPv6(address) ? 6 : 4;
  return (_hostname, options, callback) => {
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
};

const headerOf = ({ headers }: Dispatcher.ResponseData, name: string): string => {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(',') : value) ?? '';
};

const readBody = async (body: AsyncIterable<Uint8Array>, limitBytes: number): Promise<Buffer | null> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > limitBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
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
  const body = await readBody(response.body, sizeLimitBytes);
  if (body === null) return failed('size');
  const ageS = Number(/^\d{1,9}$/.exec(headerOf(response, 'age'))?.[0] ?? 0);
  return { kind: 'json', body, cacheControl: headerOf(response, 'cache-control'), ageS };
};

/** Where an answer sends on to; null unless it does. */
const redirectOf = (response: Dispatcher.ResponseData, from: URL): URL | null => {
  const location = headerOf(response, 'location');
  return REDIRECTS.has(response.statusCode) && location !== '' ? parseUrl(location, from.href) : null;
};

/** One request: an answer, or the address that it sends on to. */
const step = async (url: URL, rules: FetchRules, signal: AbortSignal): Promise<UpstreamAnswer | URL> => {
  const address = await resolveHost(url, rules);
  if (address === null) return failed('forbidden');
  if (signal.aborted) return failed('timeout');
  const dispatcher = new Agent({ connect: { lookup: pinnedTo(address) } });
  try {
    const response = await request(url, { dispatcher, signal, headers: HEADERS });
    response.body.on('error', () => undefined); // Cut off by `destroy` below; who reads it hears of it by himself.
    return redirectOf(response, url) ?? (await readAnswer(response, rules.sizeLimitBytes));
  } finally {
    void dispatcher.destroy();
  }
};

const walk = async (start: URL, rules: FetchRules, signal: AbortSignal): Promise<UpstreamAnswer> => {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const outcome = await step(url, rules, signal);
    if (!(outcome instanceof URL)) return outcome;
    if (!mayFollow(url, outcome, rules.hosts)) return failed('forbidden');
    url = outcome;
  }
  return failed('redirects');
};

/**
 * Asks a configured host, checking its name and its address anew on every redirect. Never rejects: what goes wrong is one
 * of the failures.
 */
export const fetchUpstream = async (url: URL, rules: FetchRules): Promise<UpstreamAnswer> => {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // Beside the signal, because looking up a name cannot be called off.
  const late = new Promise<UpstreamAnswer>((resolve) => {
    timer = setTimeout(() => {
      stop.abort();
      resolve(failed('timeout'));
    }, rules.timeLimitMs);
  });
  const answer = walk(url, rules, stop.signal).catch(() => failed('unreachable'));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};
