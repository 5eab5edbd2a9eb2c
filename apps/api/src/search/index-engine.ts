import type { ConcurrencyLoad } from '@open-discovery/http-server';
import type { LinkedRecord } from '@open-discovery/model';
import { IndexError } from '@open-discovery/search-index';
import type { CallOptions, IndexQuery, QueryableIndex } from '@open-discovery/search-index';
import { currentContext, runInContext } from '../access/request-context.ts';
import type { RequestContext } from '../access/request-context.ts';
import { ALL_CAPABILITIES } from './capability.ts';
import type { Capabilities } from './capability.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { createSearchQueue } from './search-queue.ts';
import type { SearchQueue, SearchQueueOptions } from './search-queue.ts';
import type { EngineError } from './engine-error.ts';
import type { EngineQuery } from './engine-query.ts';
import { noRecords, notOpened } from './index-translation/not-opened.ts';
import { toEngineError } from './index-translation/to-engine-error.ts';
import { toIndexQuery } from './index-translation/to-index-query.ts';
import { createRecentRecords } from './recent-records.ts';
import { relatedQuery } from './related-query.ts';
import type { EngineStatus, SearchAnswer, SearchEngine } from './search-engine.ts';
import { parseStored, toSearchAnswer } from './index-translation/to-search-answer.ts';

const DAY_MS = 86_400_000;
/** Number of hits that a stream fetches first. It fetches twice as many each time: each time is a search. */
const STREAM_PAGE_SIZE = 100;
/** The most hits that a stream fetches at a time: they stay in memory until its client has read them. */
const LARGEST_STREAM_PAGE = 500;

type Operation<T> = (index: QueryableIndex, call: CallOptions) => Promise<T>;

/** Options of the engine. The queue before the index is the engine's. */
export interface IndexEngineOptions extends Pick<
  SearchQueueOptions,
  'queueLimit' | 'visitorLimit' | 'timeLimitMs' | 'workers'
> {
  /** Opens the index; fails with `missing` while there is none. */
  readonly open: () => Promise<QueryableIndex>;
  /** The command that imports records, which messages name. Default: that of a checkout. */
  readonly importer?: string;
  /** Refuses searches while an index on another machine does not respond. Default: none does. */
  readonly breaker?: CircuitBreaker;
  /** Default: all. */
  readonly capabilities?: Capabilities;
  /** Default: any number. */
  readonly worksMax?: number;
  /** Milliseconds since 1970-01-01: dates after it are never the newest. Default: the system's clock. */
  readonly clock?: () => number;
}

/** The {@link SearchEngine} over an index, wherever it is stored. `refresh` opens the index once one is published. */
export class IndexEngine implements SearchEngine {
  readonly capabilities: Capabilities;
  readonly worksMax: number;
  readonly #open: () => Promise<QueryableIndex>;
  readonly #queue: SearchQueue;
  readonly #breaker: CircuitBreaker;
  readonly #clock: () => number;
  readonly #importer: string;
  readonly #recent = createRecentRecords();
  #index: QueryableIndex | null = null;
  #opening: Promise<boolean> | null = null;
  /** The error while no index is open. */
  #unavailable: EngineError;
  #closed = false;

  constructor({
    open,
    clock = Date.now,
    breaker = (work) => work(),
    importer = 'npm run import --',
    ...options
  }: IndexEngineOptions) {
    this.capabilities = options.capabilities ?? ALL_CAPABILITIES;
    this.worksMax = options.worksMax ?? Infinity;
    this.#open = open;
    this.#queue = createSearchQueue(options);
    this.#breaker = breaker;
    this.#clock = clock;
    this.#importer = importer;
    this.#unavailable = noRecords(importer);
  }

  search(query: EngineQuery): Promise<SearchAnswer> {
    return this.#run(async (index, call) => toSearchAnswer(await index.search(this.#translate(query), call)));
  }

  searchEach(queries: readonly EngineQuery[]): Promise<SearchAnswer[]> {
    return this.#run(async (index, call) =>
      (
        await index.searchEach(
          queries.map((query) => this.#translate(query)),
          call,
        )
      ).map(toSearchAnswer),
    );
  }

  get(ids: readonly string[]): Promise<(LinkedRecord | null)[]> {
    return this.#recent(ids, {
      generation: () => `${this.#index?.manifest.generation} ${this.#index?.manifest.createdAt}`,
      read: (missing) => this.#run((index, call) => index.get(missing, call)),
      parse: parseStored,
    });
  }

  related: SearchEngine['related'] = (id, relation, page) => this.search(relatedQuery(id, relation, page));

  attachment(name: string): Promise<string | null> {
    return this.#run((index) => index.attachment(name));
  }

  suggest: SearchEngine['suggest'] = (prefix, options) =>
    this.#run((index, call) => index.suggest(prefix, options, call));

  similarTerms: SearchEngine['similarTerms'] = (word) =>
    this.#run((index, call) => index.similarTerms(word, call));

  wordCounts: SearchEngine['wordCounts'] = (words) =>
    this.#run((index, call) => index.wordCounts(words, call));

  count(queries: readonly EngineQuery[]): Promise<number[]> {
    return this.#run((index, call) =>
      index.count(
        queries.map((query) => this.#translate(query)),
        call,
      ),
    );
  }

  sum: SearchEngine['sum'] = (query, field) =>
    this.#run((index, call) => index.sum(this.#translate(query), field, call));

  partition: SearchEngine['partition'] = (query, size) =>
    this.#run(async (index, call) =>
      (await index.partition(this.#translate(query), size, call)).map(({ from, documents }) => ({
        from,
        records: documents,
      })),
    );

  scan: SearchEngine['scan'] = (query, page) =>
    this.#run(async (index, call) => {
      const { documents, next } = await index.scan(this.#translate(query), page, call);
      return { records: documents.map(({ stored }) => parseStored(stored)), next };
    });

  /** The stream is read later, outside of the request’s context. */
  stream(query: EngineQuery): AsyncIterable<LinkedRecord> {
    return this.#streamIn(currentContext(), query);
  }

  async *#streamIn(context: RequestContext, query: EngineQuery): AsyncIterable<LinkedRecord> {
    let after: string | null = null;
    let limit = STREAM_PAGE_SIZE;
    do {
      const wanted: EngineQuery = { ...query, offset: 0, limit, after };
      const page: SearchAnswer = await runInContext(context, () => this.search(wanted));
      yield* page.hits;
      after = page.next;
      limit = Math.min(2 * limit, LARGEST_STREAM_PAGE);
    } while (after !== null);
  }

  /** Returns how many searches run and wait now. */
  load(): ConcurrencyLoad {
    return this.#queue.load();
  }

  about(): EngineStatus | null {
    if (this.#index === null) return null;
    const { generation, publishedAt, documents } = this.#index.manifest;
    const { fallback, damage } = this.#index.health();
    if (damage !== null) return null;
    return {
      generation,
      publishedAt,
      records: documents,
      ...(fallback === null ? {} : { fallback }),
    };
  }

  async check(): Promise<void> {
    if (this.#index === null) throw this.#unavailable;
    try {
      await this.#index.check();
    } catch (error) {
      throw error instanceof IndexError ? toEngineError(error, this.#importer) : error;
    }
  }

  /** Opens the index, or switches to a newer generation if it is already open. */
  refresh(): Promise<boolean> {
    this.#opening ??= this.#openOrSwitch().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#opening?.catch(() => false);
    await this.#index?.close();
    this.#index = null;
  }

  async #openOrSwitch(): Promise<boolean> {
    if (this.#closed) return false;
    try {
      const isNew = await this.#openNewest();
      if (isNew) this.#verify();
      return isNew;
    } catch (error) {
      if (error instanceof IndexError && error.reason === 'missing' && this.#index === null) return false;
      this.#unavailable = notOpened(error, this.#importer);
      throw this.#unavailable;
    }
  }

  async #openNewest(): Promise<boolean> {
    if (this.#index !== null) return this.#index.refresh();
    this.#index = await this.#open();
    return true;
  }

  /**
   * Checks the index for damage while searches run. Damage appears in the state of the index, as if a search had found
   * it.
   */
  #verify(): void {
    this.#index?.verify().catch(() => undefined);
  }

  #translate(query: EngineQuery): IndexQuery {
    return toIndexQuery(query, Math.floor(this.#clock() / DAY_MS));
  }

  #run<T>(operation: Operation<T>): Promise<T> {
    return this.#queue((call) =>
      this.#breaker(async () => {
        if (this.#index === null) throw this.#unavailable;
        try {
          return await operation(this.#index, call);
        } catch (error) {
          throw error instanceof IndexError ? toEngineError(error, this.#importer) : error;
        }
      }),
    );
  }
}
