import { relatedFromValue } from '@open-discovery/graph-index';
import type { KindedRecord } from '@open-discovery/model';
import { IndexError, openIndex } from '@open-discovery/search-index';
import type { IndexErrorReason, IndexQuery, OpenOptions, SearchIndex } from '@open-discovery/search-index';
import { EngineError } from '../engine-error.ts';
import type { EngineErrorReason } from '../engine-error.ts';
import type { EngineQuery } from '../engine-query.ts';
import { toIndexQuery } from '../index-translation/to-index-query.ts';
import type { EngineStatus, SearchAnswer, SearchEngine } from '../search-engine.ts';
import { parseStored, toSearchAnswer } from '../index-translation/to-search-answer.ts';

const REASON = {
  missing: 'missing',
  busy: 'busy',
  timeout: 'timeout',
  canceled: 'canceled',
  query: 'query',
  damaged: 'broken',
  version: 'broken',
  storage: 'broken',
  document: 'broken',
} as const satisfies Record<IndexErrorReason, EngineErrorReason>;

const DAY_MS = 86_400_000;
/** Number of hits that a stream fetches at a time. */
const STREAM_PAGE_SIZE = 100;
const NO_RECORDS = 'There are no records yet. Import some: npm run import -- <files>';
const IMPORT_AGAIN = 'Import the records again: npm run import -- <files>';

const toEngineError = (error: unknown): unknown =>
  error instanceof IndexError
    ? new EngineError(REASON[error.reason], error.message, { cause: error })
    : error;

interface EngineOptions extends OpenOptions {
  /** Milliseconds since 1970-01-01: dates after it are never the newest. Default: the system's clock. */
  readonly clock?: () => number;
}

/** The {@link SearchEngine} over the embedded index. `refresh` opens the index once one is published. */
export class EmbeddedEngine implements SearchEngine {
  readonly #options: OpenOptions;
  readonly #clock: () => number;
  #index: SearchIndex | null = null;
  #opening: Promise<boolean> | null = null;
  /** The error message while no index is open. */
  #unavailableMessage = NO_RECORDS;
  #closed = false;

  constructor({ clock = Date.now, ...options }: EngineOptions) {
    this.#options = options;
    this.#clock = clock;
  }

  search(query: EngineQuery, signal?: AbortSignal): Promise<SearchAnswer> {
    return this.#run(async (index) => toSearchAnswer(await index.search(this.#translate(query), signal)));
  }

  get(ids: readonly string[], signal?: AbortSignal): Promise<(KindedRecord | null)[]> {
    return this.#run(async (index) =>
      (await index.get(ids, signal)).map((stored) => (stored === null ? null : parseStored(stored))),
    );
  }

  related: SearchEngine['related'] = (id, relation, page, signal) =>
    this.search(
      {
        kind: page.kind ?? null,
        text: { op: 'all' },
        filters: [
          { name: 'relation', is: 'any', field: 'relation', values: [relatedFromValue(id, relation)] },
        ],
        offset: page.offset,
        limit: page.limit,
      },
      signal,
    );

  suggest: SearchEngine['suggest'] = (prefix, options, signal) =>
    this.#run((index) => index.suggest(prefix, options, signal));

  similarTerms: SearchEngine['similarTerms'] = (word, signal) =>
    this.#run((index) => index.similarTerms(word, signal));

  count(queries: readonly EngineQuery[], signal?: AbortSignal): Promise<number[]> {
    return this.#run((index) =>
      index.count(
        queries.map((query) => this.#translate(query)),
        signal,
      ),
    );
  }

  async *stream(query: EngineQuery, signal?: AbortSignal): AsyncIterable<KindedRecord> {
    let after: string | null = null;
    do {
      const page: SearchAnswer = await this.search(
        { ...query, offset: 0, limit: STREAM_PAGE_SIZE, after },
        signal,
      );
      yield* page.hits;
      after = page.hits.length === 0 ? null : page.next;
    } while (after !== null);
  }

  about(): EngineStatus | null {
    if (this.#index === null) return null;
    const { generation, createdAt, documents } = this.#index.manifest;
    const { fallback } = this.#index.health();
    return {
      generation,
      publishedAt: createdAt,
      records: documents,
      ...(fallback === null ? {} : { fallback }),
    };
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
      if (this.#index !== null) return await this.#index.refresh();
      this.#index = await openIndex(this.#options);
      return true;
    } catch (error) {
      if (!(error instanceof IndexError)) throw error;
      if (error.reason === 'missing') return false;
      const message = `The records cannot be read: ${error.message} ${IMPORT_AGAIN}`;
      this.#unavailableMessage = message;
      throw new EngineError('missing', message, { cause: error });
    }
  }

  #translate(query: EngineQuery): IndexQuery {
    return toIndexQuery(query, Math.floor(this.#clock() / DAY_MS));
  }

  async #run<T>(operation: (index: SearchIndex) => Promise<T>): Promise<T> {
    if (this.#index === null) throw new EngineError('missing', this.#unavailableMessage);
    try {
      return await operation(this.#index);
    } catch (error) {
      throw toEngineError(error);
    }
  }
}
