import {
  createConcurrencyLimit,
  createLruCache,
  createSingleFlight,
  QueueFullError,
} from '@open-discovery/http-server';
import { setTimeout as sleep } from 'node:timers/promises';
import { UPSTREAM_COLLECTIONS } from './collections.ts';
import type { UpstreamKind } from './collections.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { parsePage } from './parse-page.ts';
import type { UpstreamPage } from './parse-page.ts';
import { createPause } from './pause.ts';
import { UpstreamError } from './upstream-error.ts';

export interface UpstreamOptions {
  /** Address of the Graph API without its version, such as https://api.openaire.eu/graph. */
  readonly url: string;
  /** A personal token, which raises the limits of the API. */
  readonly token?: string | null;
  /** Maximum time of a request. Default 10,000. */
  readonly timeLimitMs?: number;
  /** Milliseconds of any clock that only moves forward. */
  readonly clock?: () => number;
  /** Waits before another attempt. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A caller of the API. */
export interface UpstreamCall {
  readonly signal?: AbortSignal | undefined;
  readonly timeLimitMs?: number | undefined;
}

/** The Graph API V3 of another server. All failures are {@link UpstreamError}s. */
export interface Upstream {
  /** Returns a page of results. */
  readonly search: (
    kind: UpstreamKind,
    parameters: URLSearchParams,
    call?: UpstreamCall,
  ) => Promise<UpstreamPage>;
  /** Returns a record as the API sends it; null for an unknown id. */
  readonly get: (kind: UpstreamKind, id: string, call?: UpstreamCall) => Promise<unknown>;
  /** Throws while the API is not asked because it has failed. */
  readonly check: () => void;
}

interface Kept {
  readonly json: unknown;
  readonly bytes: number;
  readonly at: number;
}

/** A request, with the older answer that replaces its own while the API fails. */
interface UpstreamRequest {
  readonly address: string;
  readonly old: Kept | null;
  /** Reports whether the JSON is an answer to the request. */
  readonly isAnswer: (json: unknown) => boolean;
  readonly endMs: number;
  readonly signal: AbortSignal;
}

const TIME_LIMIT_MS = 10_000;
const KEPT_MS = 10 * 60_000;
/** An answer that is no longer fresh is still better than none. */
const STALE_MS = 24 * 60 * 60_000;
const CACHE_BYTES = 64 * 1024 * 1024;
/** Maximum number of concurrent requests. */
const CONCURRENCY = 4;
const QUEUE_LIMIT = 1_000;
/** Servers refuse longer addresses without an answer. */
const ADDRESS_CHARS = 7_500;
const ATTEMPTS = 3;
const FIRST_WAIT_MS = 500;

/** The failures in place of which an older answer is shown. */
const SERVER_FAILURES: ReadonlySet<string> = new Set(['limited', 'unreachable', 'timeout']);
/**
 * The failures after which the server is left alone for a while. A timeout is not among them, because one request may
 * be slower than others.
 */
const PAUSING: ReadonlySet<string> = new Set(['limited', 'unreachable']);

const NO_ANSWER = {
  error: new UpstreamError('unreachable', 'OpenAIRE sent something else than an answer'),
  isShort: false,
  retryAfterMs: null,
};

/** Sends requests and caches their answers. */
class CachingClient {
  readonly #options: Required<UpstreamOptions>;
  readonly #share = createSingleFlight<Kept>();
  readonly #limit;
  readonly #cache;
  readonly pause;

  constructor(options: Required<UpstreamOptions>) {
    this.#options = options;
    const { clock, timeLimitMs } = options;
    this.#limit = createConcurrencyLimit({
      concurrency: CONCURRENCY,
      maxQueued: QUEUE_LIMIT,
      maxWaitMs: timeLimitMs,
    });
    this.#cache = createLruCache<Kept>({
      maxBytes: CACHE_BYTES,
      sizeOf: ({ bytes }) => bytes,
      ttlMs: STALE_MS,
      clock,
    });
    this.pause = createPause(clock);
  }

  /** Returns the JSON of an answer; null if there is no such record. */
  async get(
    address: string,
    call: UpstreamCall,
    isAnswer: UpstreamRequest['isAnswer'] = () => true,
  ): Promise<unknown> {
    const { clock, timeLimitMs } = this.#options;
    const { signal = new AbortController().signal } = call;
    const hasLeft = (): boolean => signal.aborted;
    if (hasLeft()) throw new UpstreamError('canceled', 'The request was aborted');
    if (address.length > ADDRESS_CHARS)
      throw new UpstreamError('refused', 'The search is too long for OpenAIRE');
    const old = this.#cache.get(address);
    if (old !== null && clock() - old.at < KEPT_MS) return old.json;
    const endMs = clock() + Math.min(timeLimitMs, call.timeLimitMs ?? timeLimitMs);
    try {
      const kept = await this.#share(address, signal, (shared) =>
        this.#answer({ address, old, isAnswer, endMs, signal: shared }),
      );
      return kept.json;
    } catch (error) {
      if (hasLeft()) throw new UpstreamError('canceled', 'The request was aborted');
      throw error instanceof QueueFullError
        ? new UpstreamError('limited', 'Too many requests to OpenAIRE are waiting', { cause: error })
        : error;
    }
  }

  async #answer(request: UpstreamRequest): Promise<Kept> {
    const { address, old, signal } = request;
    try {
      this.pause.check();
      const kept = await this.#limit({ signal }, () => this.#attempt(request));
      this.pause.end();
      this.#cache.set(address, kept);
      return kept;
    } catch (error) {
      if (old !== null && error instanceof UpstreamError && SERVER_FAILURES.has(error.reason)) return old;
      throw error;
    }
  }

  /** Sends a request, and repeats it a few times if it fails. */
  async #attempt({ address, isAnswer, endMs, signal }: UpstreamRequest): Promise<Kept> {
    const { url, token, clock, wait } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      this.pause.check();
      const timeLimitMs = Math.max(1, Math.round(endMs - clock()));
      const fetched = await fetchAnswer(`${url}/v3/${address}`, { token, signal, timeLimitMs });
      if (fetched.is === 'answer' && isAnswer(fetched.json))
        return { json: fetched.json, bytes: fetched.bytes, at: clock() };
      const { error, isShort, retryAfterMs } = fetched.is === 'answer' ? NO_ANSWER : fetched;
      const waitMs = Math.max(retryAfterMs ?? 0, FIRST_WAIT_MS * 2 ** (attempt - 1));
      const isLast = !isShort || attempt === ATTEMPTS || clock() + waitMs >= endMs;
      if (isLast && PAUSING.has(error.reason)) this.pause.begin(error, retryAfterMs);
      // Says how long the pause is.
      this.pause.check();
      if (isLast) throw error;
      await wait(waitMs, signal);
    }
  }
}

const NO_RESULTS: UpstreamPage = { total: 0, maxScore: 0, results: [], nextCursor: null, stats: null };

const defaultWait = async (ms: number, signal: AbortSignal): Promise<void> => {
  await sleep(ms, undefined, { signal });
};

/**
 * Creates a polite client of a Graph API V3: a request is sent once for all callers, its answer is kept for minutes, and
 * a server that fails or has been asked too often is left alone for a while.
 * @example
 * const upstream = createUpstream({ url: 'https://api.openaire.eu/graph' });
 * const { total, results } = await upstream.search('project', new URLSearchParams({ search: 'sea level' }));
 */
export const createUpstream = ({
  url,
  token = null,
  timeLimitMs = TIME_LIMIT_MS,
  clock = () => performance.now(),
  wait = defaultWait,
}: UpstreamOptions): Upstream => {
  const client = new CachingClient({ url: url.replace(/\/+$/, ''), token, timeLimitMs, clock, wait });
  return {
    search: async (kind, parameters, call = {}) => {
      const address = `${UPSTREAM_COLLECTIONS[kind].path}?${parameters.toString()}`;
      const json = await client.get(address, call, (given) => parsePage(given) !== null);
      return parsePage(json) ?? NO_RESULTS;
    },
    get: (kind, id, call = {}) =>
      client.get(`${UPSTREAM_COLLECTIONS[kind].path}/${encodeURIComponent(id)}`, call),
    check: () => client.pause.check(),
  };
};
