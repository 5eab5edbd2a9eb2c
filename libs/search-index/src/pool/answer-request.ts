import type { QueryClock } from '../query/query-clock.ts';
import { partition } from '../query/partition.ts';
import type { Searcher } from '../query/searcher.ts';
import type { Answer, Request } from './request.ts';

/** Answers a request from a generation in the calling thread. */
export const answerRequest = (searcher: Searcher, request: Request, clock: QueryClock): Answer => {
  switch (request.kind) {
    case 'search':
      return searcher.search(request.query, clock);
    case 'searchEach':
      return request.queries.map((query) => searcher.search(query, clock));
    case 'count':
      return request.queries.map((query) => searcher.count(query, clock));
    case 'sum':
      return searcher.sum(request.query, request.field, clock);
    case 'partition':
      return partition(searcher.matches(request.query, clock), request.size);
    case 'scan':
      return searcher.scan(request.query, request, clock);
    case 'get':
      return request.ids.map((id) => {
        clock.check();
        return searcher.get(id);
      });
    case 'suggest':
      return searcher.suggest(request.prefix, request, clock);
    case 'similarTerms':
      return searcher.similarTerms(request.word, clock);
    case 'wordCounts':
      return searcher.wordCounts(request.words);
    case 'verify':
      return searcher.verifyPages(request.from);
  }
};
