import type { IndexAnswer, IndexQuery, SimilarTerm, Suggestion } from '../query-types.ts';

/** Requests to a thread. */
export type Request =
  | { kind: 'search'; query: IndexQuery }
  | { kind: 'count'; queries: readonly IndexQuery[] }
  | { kind: 'get'; ids: readonly string[] }
  | { kind: 'suggest'; prefix: string; limit: number; groups?: readonly string[] }
  | { kind: 'similarTerms'; word: string }
  /** Verifies some pages of the files, from a page on. */
  | { kind: 'verify'; from: number };

/** Responses by kind of request. */
export interface Answers {
  search: IndexAnswer;
  count: number[];
  get: (string | null)[];
  suggest: Suggestion[];
  similarTerms: SimilarTerm[];
  /** The page to continue with; `null` after the last. */
  verify: number | null;
}

export type Answer = Answers[keyof Answers];
