import type { IndexAnswer, IndexQuery, SimilarTerm, Suggestion } from '../query-types.ts';

/** What a thread is asked. */
export type Request =
  | { kind: 'search'; query: IndexQuery }
  | { kind: 'count'; queries: readonly IndexQuery[] }
  | { kind: 'get'; ids: readonly string[] }
  | { kind: 'suggest'; prefix: string; limit: number; groups?: readonly string[] }
  | { kind: 'similarTerms'; word: string };

/** What it answers, by what it was asked. */
export interface Answers {
  search: IndexAnswer;
  count: number[];
  get: (string | null)[];
  suggest: Suggestion[];
  similarTerms: SimilarTerm[];
}

export type Answer = Answers[keyof Answers];
