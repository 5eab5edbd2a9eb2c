import type { IndexDocument, IndexSchema } from './document-types.ts';
import type { IndexAnswer, IndexQuery, SimilarTerm, Suggestion } from './query-types.ts';

/** What a generation consists of. */
export interface Manifest {
  format: number;
  analyser: number;
  /** Name of the folder; later generations sort after earlier ones. */
  generation: string;
  createdAt: string;
  documents: number;
  terms: number;
  values: number;
  completions: number;
  /** Average number of tokens per text field, in schema order. */
  averageLengths: number[];
  /** Groups of completions, in the order of their numbers. */
  groups: string[];
  schema: IndexSchema;
  meta: Record<string, unknown>;
  files: Record<string, { bytes: number; crc32: number }>;
}

/** How the index is, for a health route. */
export interface IndexHealth {
  generation: string;
  documents: number;
  /** Set when the published generation could not be opened and an earlier one answers. */
  fallback: { from: string; reason: string } | null;
  workers: number;
  queued: number;
  running: number;
}

/** An open index. */
export interface SearchIndex {
  /** Of the generation that answers now. */
  readonly manifest: Manifest;
  search(query: IndexQuery, signal?: AbortSignal): Promise<IndexAnswer>;
  /** Exact totals, one per query; sort, facets and paging are ignored. */
  count(queries: readonly IndexQuery[], signal?: AbortSignal): Promise<number[]>;
  /** The stored texts, in the order asked for; `null` where there is no such document. */
  get(ids: readonly string[], signal?: AbortSignal): Promise<(string | null)[]>;
  suggest(
    prefix: string,
    options: { limit: number; groups?: readonly string[] },
    signal?: AbortSignal,
  ): Promise<Suggestion[]>;
  /** Words of the index at most two edits away, best first; without the word itself. */
  similarTerms(word: string, signal?: AbortSignal): Promise<SimilarTerm[]>;
  health(): IndexHealth;
  /** Switches to a newer published generation, if there is one; running queries finish on the old one. */
  refresh(): Promise<boolean>;
  close(): Promise<void>;
}

/** How an index is opened. */
export interface OpenOptions {
  /** The index root, which holds the generations. */
  folder: string;
  /** Threads that answer; 0 = the calling thread. Default 0. */
  workers?: number;
  /** The bundled `worker.ts`; needed when `workers` > 0. */
  workerUrl?: URL;
  /** Queries that may wait; more are refused as `busy`. Default 64. */
  queueLimit?: number;
  /** A query that runs longer is stopped as `timeout`. Default 10,000. */
  timeLimitMs?: number;
}

/** How far a build is. */
export interface BuildProgress {
  documents: number;
  phase: 'reading' | 'merging' | 'columns' | 'publishing';
}

/** What a build needs. */
export interface BuildOptions {
  /** The index root; generations are folders in it. Made if missing. */
  folder: string;
  schema: IndexSchema;
  documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>;
  /** Kept in the manifest. */
  meta?: Record<string, unknown>;
  onProgress?: (progress: BuildProgress) => void;
  /** The day that recency is counted from, and the name of the generation. */
  now: Date;
  /** Token occurrences held in memory before a run is written; default 8 million (about 300 MB). */
  runOccurrences?: number;
  /** The bundled `build-worker.ts`: a thread of it sorts and merges texts, beside the rest; the files are the same. */
  buildWorkerUrl?: URL;
}

/** What `verifyGeneration` found. */
export interface Verification {
  generation: string;
  ok: boolean;
  problems: { file: string; problem: string }[];
}
