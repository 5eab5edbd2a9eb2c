import type {
  IndexAnswer,
  IndexPart,
  IndexQuery,
  ScanPage,
  SimilarTerm,
  Suggestion,
} from '../query-types.ts';

/** Requests to a thread. */
export type Request =
  | { kind: 'search'; query: IndexQuery }
  | { kind: 'searchEach'; queries: readonly IndexQuery[] }
  | { kind: 'count'; queries: readonly IndexQuery[] }
  | { kind: 'sum'; query: IndexQuery; field: string }
  | { kind: 'partition'; query: IndexQuery; size: number }
  | { kind: 'scan'; query: IndexQuery; from: number; limit: number }
  | { kind: 'get'; ids: readonly string[] }
  | { kind: 'suggest'; prefix: string; limit: number; groups?: readonly string[] }
  | { kind: 'similarTerms'; word: string }
  | { kind: 'wordCounts'; words: readonly string[] }
  /** Verifies some pages of the files, from a page on. */
  | { kind: 'verify'; from: number };

/** Responses by kind of request. */
export interface Answers {
  search: IndexAnswer;
  searchEach: IndexAnswer[];
  count: number[];
  sum: number;
  partition: IndexPart[];
  scan: ScanPage;
  get: (string | null)[];
  suggest: Suggestion[];
  similarTerms: SimilarTerm[];
  wordCounts: number[];
  /** The page to continue with; `null` after the last. */
  verify: number | null;
}

export type Answer = Answers[keyof Answers];
