import { partition } from '../query/partition.ts';
import type { QueryClock } from '../query/query-clock.ts';
import type { Searcher } from '../query/searcher.ts';
import { similarTerms } from '../query/similar-terms.ts';
import { suggest } from '../query/suggest.ts';
import type { IndexQuery } from '../query-types.ts';

/** Requests to a thread, by kind. */
interface Requests {
  search: { query: IndexQuery };
  searchEach: { queries: readonly IndexQuery[] };
  count: { queries: readonly IndexQuery[] };
  sum: { query: IndexQuery; field: string };
  partition: { query: IndexQuery; size: number };
  scan: { query: IndexQuery; from: number; limit: number };
  get: { ids: readonly string[] };
  suggest: { prefix: string; limit: number; groups?: readonly string[] };
  similarTerms: { word: string };
  wordCounts: { words: readonly string[] };
  /** Verifies some pages of the files, from a page on; the answer is the page to continue with, `null` after the last. */
  verify: { from: number };
}

export type RequestKind = keyof Requests;

export type Request<Kind extends RequestKind = RequestKind> = { kind: Kind } & Requests[Kind];

/** Functions that answer each kind of request. */
type Handlers<Answers extends Record<RequestKind, unknown>> = {
  [Kind in RequestKind]: (searcher: Searcher, request: Requests[Kind], clock: QueryClock) => Answers[Kind];
};

const HANDLERS = {
  search: (searcher, { query }, clock) => searcher.search(query, clock),
  searchEach: (searcher, { queries }, clock) => queries.map((query) => searcher.search(query, clock)),
  count: (searcher, { queries }, clock) => queries.map((query) => searcher.matches(query, clock).size),
  sum: (searcher, { query, field }, clock) => searcher.sum(query, field, clock),
  partition: (searcher, { query, size }, clock) => partition(searcher.matches(query, clock).ids, size),
  scan: (searcher, { query, ...page }, clock) => searcher.scan(query, page, clock),
  get: (searcher, { ids }, clock) => ids.map((id) => searcher.get(id, clock)),
  suggest: ({ generation }, { prefix, ...options }, clock) => suggest(generation, prefix, options, clock),
  similarTerms: ({ generation }, { word }, clock) => similarTerms(generation, word, clock),
  wordCounts: (searcher, { words }) => searcher.wordCounts(words),
  verify: ({ generation }, { from }) => generation.verifyPages(from),
} satisfies Handlers<Record<RequestKind, unknown>>;

export type Answer<Kind extends RequestKind = RequestKind> = ReturnType<(typeof HANDLERS)[Kind]>;

/** Answers a request from a generation in the calling thread. */
export const answerRequest = <Kind extends RequestKind>(
  searcher: Searcher,
  request: Request<Kind>,
  clock: QueryClock,
): Answer<Kind> => {
  // This type tells the compiler that the handler of a kind takes requests of that kind.
  const handlers: Handlers<{ [Each in RequestKind]: Answer<Each> }> = HANDLERS;
  return handlers[request.kind](searcher, request, clock);
};
