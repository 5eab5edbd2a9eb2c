import { parseRetryAfter } from '@open-discovery/http-server';
import type { Lookup } from '@open-discovery/http-server';
import { failure } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { HarvestAnswer, HarvestRequest, Protocol } from '../protocol.ts';
import { RunFailure } from '../run-failure.ts';
import type { Source } from '../source.ts';
import type { FreeBytes } from '../store/free-space.ts';
import { createConnections } from './connect.ts';
import { backOffMs, MAX_RETRY_AFTER_MS } from './back-off.ts';
import { fetchOnce } from './fetch-once.ts';
import type { Dispatcher } from 'undici';
import type { Fetched, FetchRules } from './fetch-once.ts';
import { userAgent } from './user-agent.ts';

/** A wait before the next request, because the last one has failed. */
export interface HarvestWait {
  readonly host: string;
  readonly ms: number;
  readonly failure: Failure;
}

/** Network, time, limits and settings of a harvest. Tests replace them. */
export interface HarvestEnvironment {
  readonly lookup: Lookup;
  readonly now: () => Date;
  /** Resolves after a time; rejects when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Called before a request is sent again. The wait begins when it has ended. */
  readonly onWait: (wait: HarvestWait) => void | Promise<void>;
  readonly random: () => number;
  readonly timeLimitMs: number;
  readonly sizeLimitBytes: number;
  /** The limit for a whole answer: one that comes byte by byte keeps the other limits. */
  readonly answerLimitMs: number;
  /** The limit for a source, which the next run continues; the sources of one host share it. */
  readonly sourceLimitMs: number;
  readonly freeBytes: FreeBytes;
  /** Returns a key from the settings; `null` without one. */
  readonly keyOf: (setting: string) => string | null;
  /** E-mail address of the people who run the portal. */
  readonly contact: string;
  readonly signal: AbortSignal;
}

/** Returns why an answer has to be requested again; `null` if it has not. */
type IsDamaged = (answer: HarvestAnswer) => Failure | null | Promise<Failure | null>;

/** Fetches the answers of one source, and waits as its server demands. */
export interface HarvestClient {
  /**
   * Sends a request until there is an answer with a status below 500 that is not damaged. Throws a `HarvestError` if there is
   * none.
   */
  fetch(request: HarvestRequest, isDamaged: IsDamaged): Promise<HarvestAnswer>;
  /** Ends the connections. */
  close(): Promise<void>;
}

const MINUTE_MS = 60_000;
const MAX_TRIES = 6;
const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const TOO_MANY_REQUESTS = 429;
const REQUEST_TIMEOUT = 408;

/** Returns the address of a redirect. Servers that move to https or another host forget the parameters of the request. */
const redirected = (url: URL, location: string): URL => {
  const next = new URL(location, url);
  if (next.pathname === url.pathname && next.search === '') next.search = url.search;
  return next;
};

const follow = async (
  request: HarvestRequest,
  sending: { readonly rules: FetchRules; readonly dispatcher: Dispatcher },
): Promise<Fetched> => {
  let url = new URL(request.url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const fetched = await fetchOnce({ ...request, url: url.href }, sending);
    if (fetched.is !== 'response' || !REDIRECTS.has(fetched.status)) return fetched;
    if (fetched.location === null || !URL.canParse(fetched.location, url.href))
      return { is: 'forbidden', failure: failure('bad-redirect') };
    url = redirected(url, fetched.location);
  }
  return { is: 'forbidden', failure: failure('redirects', { max: MAX_REDIRECTS }) };
};

type Tried =
  | { readonly is: 'answer'; readonly answer: HarvestAnswer }
  | { readonly is: 'again'; readonly failure: Failure; readonly retryAfterMs: number | null };

const isBusy = (status: number): boolean =>
  status >= 500 || status === TOO_MANY_REQUESTS || status === REQUEST_TIMEOUT;

type Access = Pick<Source, 'allowsHttp' | 'allowsPrivate'> & Pick<Protocol, 'key' | 'sizeLimitBytes'>;

/** Adds the key of the service to an address. */
const withKey = (url: string, key: Protocol['key'], keyOf: HarvestEnvironment['keyOf']): string => {
  const value = key === undefined ? null : keyOf(key.setting);
  if (key === undefined || value === null) return url;
  const address = new URL(url);
  address.searchParams.set(key.parameter, value);
  return address.href;
};

/** Creates the client of a source in the network. */
export const createHarvestClient = (access: Access, environment: HarvestEnvironment): HarvestClient => {
  const { now, wait, random, signal } = environment;
  const endMs = now().getTime() + environment.sourceLimitMs;
  const rules: FetchRules = {
    ...environment,
    userAgent: userAgent(environment.contact),
    allowsHttp: access.allowsHttp,
    allowsPrivate: access.allowsPrivate,
    sizeLimitBytes: access.sizeLimitBytes ?? environment.sizeLimitBytes,
  };
  const sending = { rules, dispatcher: createConnections(rules) };
  const tryOnce = async (request: HarvestRequest, isDamaged: IsDamaged): Promise<Tried> => {
    const fetched = await follow(
      { ...request, url: withKey(request.url, access.key, environment.keyOf) },
      sending,
    );
    const { host } = new URL(request.url);
    if (fetched.is === 'forbidden') throw new RunFailure(fetched.failure, { host });
    if (fetched.is === 'broken') return { is: 'again', failure: fetched.failure, retryAfterMs: null };
    const { status, type, body, retryAfter, validator } = fetched;
    if (isBusy(status)) {
      const retryAfterMs = parseRetryAfter(retryAfter, now());
      if (retryAfterMs !== null && retryAfterMs > MAX_RETRY_AFTER_MS)
        throw new RunFailure(failure('wait', { status, minutes: Math.round(retryAfterMs / MINUTE_MS) }), {
          host,
        });
      return { is: 'again', failure: failure('status', { status }), retryAfterMs };
    }
    const answer = { status, type, body, validator };
    const damage = await isDamaged(answer);
    return damage === null ? { is: 'answer', answer } : { is: 'again', failure: damage, retryAfterMs: null };
  };
  return {
    async fetch(request, isDamaged) {
      const { host } = new URL(request.url);
      for (let failures = 1; ; failures += 1) {
        signal.throwIfAborted();
        const tried = await tryOnce(request, isDamaged);
        if (tried.is === 'answer') return tried.answer;
        if (failures >= MAX_TRIES) throw new RunFailure(tried.failure, { host, times: MAX_TRIES });
        const ms = Math.max(tried.retryAfterMs ?? 0, backOffMs(failures, random));
        // The time of this source is over before its next request.
        if (now().getTime() + ms > endMs) throw new RunFailure(tried.failure, { host });
        await environment.onWait({ host, ms, failure: tried.failure });
        await wait(ms, signal);
      }
    },
    close: () => sending.dispatcher.destroy(),
  };
};
