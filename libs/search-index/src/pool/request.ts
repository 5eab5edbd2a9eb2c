import type { IndexAnswer, IndexQuery, SimilarTerm, Suggestion } from '../query-types.ts';

/** Requests to a thread. */
export type Request =
  | { kind: 'search'; query: IndexQuery }
  | { kind: 'count'; queries: readonly IndexQuery[] }
  | { kind: 'get'; ids: readonly string[] }
  | { kind: 'suggest'; prefix: string; limit: number; groups?: readonly string[] }
  | { kind: 'similarTerms'; word: string };

/** Responses by kind of request. */
export interface Answers {
  search: IndexAnswer;
  count: number[];
  get: (string | null)[];
  suggest: Suggestion[];
  similarTerms: SimilarTerm[];
}

export type Answer = Answers[keyof Answers];
