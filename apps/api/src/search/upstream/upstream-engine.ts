import { isUpstreamKind, UPSTREAM_COLLECTIONS, UpstreamError } from '@open-discovery/graph-upstream';
import type { Upstream, UpstreamErrorReason, UpstreamKind } from '@open-discovery/graph-upstream';
import type { ConcurrencyLoad } from '@open-discovery/http-server';
import type { Kind, LinkedRecord } from '@open-discovery/model';
import type { CallOptions } from '@open-discovery/search-index';
import { currentContext, runInContext } from '../../access/request-context.ts';
import type { RequestContext } from '../../access/request-context.ts';
import type { Capabilities } from '../capability.ts';
import { EngineError } from '../engine-error.ts';
import type { EngineErrorReason } from '../engine-error.ts';
import { ALL_RECORDS } from '../engine-query.ts';
import type { EngineQuery } from '../engine-query.ts';
import { relatedQuery } from '../related-query.ts';
import type { EngineStatus, SearchAnswer, SearchEngine } from '../search-engine.ts';
import { createSearchQueue } from '../search-queue.ts';
import type { SearchQueue, SearchQueueOptions } from '../search-queue.ts';
import { KnownKinds } from './known-kinds.ts';
import { countQueries, sumCitations } from './count-upstream.ts';
import { getRecords } from './get-upstream.ts';
import { searchKinds } from './search-upstream.ts';
import type { UpstreamSource } from './upstream-source.ts';

const REASON = {
  limited: 'limited',
  timeout: 'timeout',
  unreachable: 'unreachable',
  refused: 'query',
  canceled: 'canceled',
} as const satisfies Record<UpstreamErrorReason, EngineErrorReason>;

/** The Graph API V3 has no optional capability: it only finds, orders and pages. */
const CAPABILITIES: Capabilities = new Set();
const STREAM_PAGE_SIZE = 100;
/** Clients may reuse answers for this long, as the answers of the Graph API are kept. */
const PERIOD_MS = 10 * 60_000;

const secondsOf = (ms: number | null): number | null => (ms === null ? null : Math.ceil(ms / 1_000));

const toEngineError = (error: unknown): unknown =>
  error instanceof UpstreamError
    ? new EngineError(REASON[error.reason], error.message, {
        cause: error,
        retryAfterSeconds: secondsOf(error.retryAfterMs),
      })
    : error;

const unsupported = (what: string): EngineError =>
  new EngineError('unsupported', `The records are live from OpenAIRE, which offers no ${what}`);

export interface UpstreamEngineOptions extends Pick<
  SearchQueueOptions,
  'queueLimit' | 'visitorLimit' | 'timeLimitMs'
> {
  readonly upstream: Upstream;
}

const ofKind = (kind: Kind): EngineQuery => ({ ...ALL_RECORDS, kind });

/** The {@link SearchEngine} over the Graph API of another server. It stores no records. */
export class UpstreamEngine implements SearchEngine {
  readonly capabilities = CAPABILITIES;
  readonly worksMax = 0;
  readonly #source: UpstreamSource;
  readonly #queue: SearchQueue;
  #records: number | null = null;

  constructor({ upstream, ...queue }: UpstreamEngineOptions) {
    this.#source = { upstream, kinds: new KnownKinds() };
    this.#queue = createSearchQueue({ ...queue, workers: 4 });
  }

  search(query: EngineQuery): Promise<SearchAnswer> {
    return this.#run((call) => searchKinds(this.#source, query, call));
  }

  searchEach(queries: readonly EngineQuery[]): Promise<SearchAnswer[]> {
    return Promise.all(queries.map((query) => this.search(query)));
  }

  get(ids: readonly string[]): Promise<(LinkedRecord | null)[]> {
    return this.#run((call) => getRecords(this.#source, ids, call));
  }

  related: SearchEngine['related'] = (id, relation, page) => this.search(relatedQuery(id, relation, page));

  count(queries: readonly EngineQuery[]): Promise<number[]> {
    return this.#run((call) => countQueries(this.#source, queries, call));
  }

  sum: SearchEngine['sum'] = (query, field) => {
    if (field !== 'citations') return Promise.reject(unsupported('sums of this number'));
    return this.#run((call) => sumCitations(this.#source, query, call));
  };

  /** The stream is read later, outside of the request’s context. */
  stream(query: EngineQuery): AsyncIterable<LinkedRecord> {
    return this.#streamIn(currentContext(), query);
  }

  async *#streamIn(context: RequestContext, query: EngineQuery): AsyncIterable<LinkedRecord> {
    let after: string | null = null;
    do {
      const wanted: EngineQuery = { ...query, offset: 0, limit: STREAM_PAGE_SIZE, after };
      const page: SearchAnswer = await runInContext(context, () => this.search(wanted));
      yield* page.hits;
      after = page.next;
    } while (after !== null);
  }

  attachment(): Promise<null> {
    return Promise.resolve(null);
  }

  async suggest(): Promise<never> {
    throw unsupported('completions');
  }

  async similarTerms(): Promise<never> {
    throw unsupported('words with a similar spelling');
  }

  async wordCounts(): Promise<never> {
    throw unsupported('counts of words');
  }

  async partition(): Promise<never> {
    throw unsupported('list of all its records');
  }

  async scan(): Promise<never> {
    throw unsupported('list of all its records');
  }

  /** Returns how many searches run and wait now. */
  load(): ConcurrencyLoad {
    return this.#queue.load();
  }

  /** The records change at any time: their generation is a period in which answers may be reused. */
  about(): EngineStatus | null {
    if (this.#records === null) return null;
    const period = Math.floor(Date.now() / PERIOD_MS);
    return {
      generation: `live-${period}`,
      publishedAt: new Date(period * PERIOD_MS).toISOString(),
      records: this.#records,
      isLive: true,
    };
  }

  async check(): Promise<void> {
    try {
      this.#source.upstream.check();
    } catch (error) {
      throw toEngineError(error);
    }
    if (this.#records === null) throw new EngineError('unreachable', 'OpenAIRE has not responded yet');
  }

  /** Requests the number of records once; then the engine is ready. */
  async refresh(): Promise<boolean> {
    if (this.#records !== null) return false;
    const kinds = Object.keys(UPSTREAM_COLLECTIONS) as UpstreamKind[];
    const totals = await this.count(kinds.filter(isUpstreamKind).map(ofKind));
    this.#records = totals.reduce((sum, total) => sum + total, 0);
    return true;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #run<T>(work: (call: CallOptions) => Promise<T>): Promise<T> {
    return this.#queue(async (call) => {
      try {
        return await work(call);
      } catch (error) {
        throw toEngineError(error);
      }
    });
  }
}
