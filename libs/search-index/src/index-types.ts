import type { FurtherValues, IndexDocument, IndexSchema } from './document-types.ts';
import type { IndexAnswer, IndexPart, IndexQuery, ScanPage, SimilarTerm, Suggestion } from './query-types.ts';

/** The contents of a generation. */
export interface Manifest {
  format: number;
  analyzer: number;
  /** Name of the folder; names sort by age. */
  generation: string;
  /** The reference day of recency, on which its documents were collected. */
  createdAt: string;
  publishedAt: string;
  documents: number;
  terms: number;
  values: number;
  completions: number;
  /** Average number of tokens per text field, in schema order. */
  averageLengths: number[];
  /** Groups of completions, by number. */
  groups: string[];
  schema: IndexSchema;
  meta: Record<string, unknown>;
  files: Record<string, { bytes: number; crc32: number }>;
}

/** The state of an index, for health checks. */
export interface IndexHealth {
  /** Set when the published generation could not be opened and an earlier one is used. */
  fallback: { from: string; reason: string } | null;
  /** Set when the generation is damaged and there is no other one: every request fails until it is repaired or a newer one is published. */
  damage: string | null;
}

/** The time that a caller waits for an answer. */
export interface CallOptions {
  /** Gives the query up, queued or running; it fails with `canceled`. */
  signal?: AbortSignal;
  /** Maximum time until the answer, in the queue and running; at most that of the index, which is the default. */
  timeLimitMs?: number;
}

/** An open index, wherever it is stored. */
export interface QueryableIndex {
  /** The current generation. */
  readonly manifest: Pick<Manifest, 'generation' | 'createdAt' | 'publishedAt' | 'documents'>;
  search(query: IndexQuery, call?: CallOptions): Promise<IndexAnswer>;
  /** Returns the answers of several small queries. They take one call to a thread, and its time limit holds for all of them. */
  searchEach(queries: readonly IndexQuery[], call?: CallOptions): Promise<IndexAnswer[]>;
  /** Returns exact totals, one per query; ignores sorting, facets and paging. */
  count(queries: readonly IndexQuery[], call?: CallOptions): Promise<number[]>;
  /** Returns the sum of a number field over all matches. */
  sum(query: IndexQuery, field: string, call?: CallOptions): Promise<number>;
  /** Divides all matches into parts of at most `size`, in the order of their places. */
  partition(query: IndexQuery, size: number, call?: CallOptions): Promise<IndexPart[]>;
  /** Returns matches from a place on. The place costs nothing, however far it is from the beginning. */
  scan(query: IndexQuery, page: { from: number; limit: number }, call?: CallOptions): Promise<ScanPage>;
  /** Returns the stored texts in the order of the ids; `null` for unknown ids. */
  get(ids: readonly string[], call?: CallOptions): Promise<(string | null)[]>;
  /** Returns a text that was attached to the current generation; `null` if there is none of that name, or if it is damaged. */
  attachment(name: string): Promise<string | null>;
  suggest(
    prefix: string,
    options: { limit: number; groups?: readonly string[] },
    call?: CallOptions,
  ): Promise<Suggestion[]>;
  /** Returns other words of the index within two edits, best first. */
  similarTerms(word: string, call?: CallOptions): Promise<SimilarTerm[]>;
  /** Returns the number of documents with each word in any field, without reading them. */
  wordCounts(words: readonly string[], call?: CallOptions): Promise<number[]>;
  /**
   * Verifies all bytes that opening did not read, step by step between other requests. Damage is dealt with as when a
   * query finds it: an earlier generation is used, or the index is `damaged` until a newer one is published.
   */
  verify(): Promise<void>;
  /** Fails unless the index can answer now. */
  check(call?: CallOptions): Promise<void>;
  health(): IndexHealth;
  /**
   * Switches to a newer published generation, if there is one, or to the damaged one if its files have changed since; running
   * queries finish on the old one.
   */
  refresh(): Promise<boolean>;
  close(): Promise<void>;
}

/** An open index in a folder. */
export interface SearchIndex extends QueryableIndex {
  /** Manifest of the current generation. */
  readonly manifest: Manifest;
}

/** Options for opening an index. */
export interface OpenOptions {
  /** Root folder of the generations. */
  folder: string;
  /** Number of worker threads; 0 = the calling thread. Default 0. */
  workers?: number;
  /** The bundled `worker.ts`; required when `workers` > 0. */
  workerUrl?: URL;
  /**
   * Maximum time until the answer, from the call on. A query then fails: with `timeout` if it runs, with `busy` if it
   * is still queued. Default 10,000.
   */
  timeLimitMs?: number;
}

/** The progress of a build. */
export interface BuildProgress {
  documents: number;
  phase: 'reading' | 'merging' | 'columns' | 'publishing';
}

/** Options of a build. */
export interface BuildOptions {
  /** Root folder of the generations; created if missing. */
  folder: string;
  schema: IndexSchema;
  documents: AsyncIterable<IndexDocument | FurtherValues> | Iterable<IndexDocument | FurtherValues>;
  /** Stored in the manifest. */
  meta?: Record<string, unknown>;
  /** Returns texts by file name to publish with the generation, for example a report about it. Called after the last document. */
  attachments?: () => Readonly<Record<string, string>>;
  onProgress?: (progress: BuildProgress) => void;
  /** The reference day of recency, also used in the manifest. */
  now: Date;
  /** Returns the time of the publication, called after the last document; `now` by default. */
  publishedAt?: () => Date;
  /** Number of token occurrences held in memory before a run is written; default 3 million (about 100 MB). */
  runOccurrences?: number;
  /** The bundled `build-worker.ts`, which sorts and merges texts in a worker thread. The resulting files are identical. */
  buildWorkerUrl?: URL;
}
