import type { GRAPH_QUERIES } from './graph-queries.ts';
import type { AnsweredQuery, QueryArgument, QueryName, QueryRunner, QueryValue } from './graph-queries.ts';
import { toQueryResult } from './query-result.ts';
import type { QueryResult } from './query-result.ts';
import type { ServiceSender, Transport } from './service-sender.ts';

/** The queries of one page on a server. */
export interface ServerQueryRunner {
  readonly fetchQuery: QueryRunner;
  /** The queries answered so far, in the order in which they were sent. */
  readonly answered: () => readonly AnsweredQuery[];
}

/** A query that is under way until it has a result. */
interface SentQuery {
  readonly name: QueryName;
  readonly argument: unknown;
  result?: QueryResult<unknown>;
}

/**
 * Creates the query runner of one page on a server. It sends directly and once per query; a store would spend more on
 * tracking each query than the page costs otherwise. The transport's signal aborts everything.
 * @example
 * const { fetchQuery, answered } = createServerQueryRunner(services.graph, transport, services.queries);
 * await fetchQuery('status', undefined);
 */
export const createServerQueryRunner = (
  sendTo: ServiceSender,
  transport: Transport,
  graphQueries: typeof GRAPH_QUERIES,
): ServerQueryRunner => {
  const results = new Map<string, Promise<QueryResult<unknown>>>();
  // Ordered by sending: the same page has the same payload, whichever answer arrives first.
  const queries: SentQuery[] = [];

  const sendQuery = async (name: QueryName, argument: unknown): Promise<QueryResult<unknown>> => {
    const query: SentQuery = { name, argument };
    queries.push(query);
    // The table pairs each name with its argument; the name alone does not tell the compiler which.
    const toEndpoint = graphQueries[name] as (
      argument: unknown,
    ) => ReturnType<(typeof GRAPH_QUERIES)[QueryName]>;
    query.result = toQueryResult<unknown>(await sendTo<unknown>(toEndpoint(argument), transport));
    return query.result;
  };

  const fetchQuery = <Name extends QueryName>(name: Name, argument: QueryArgument<Name>) => {
    const key = `${name} ${JSON.stringify(argument)}`;
    const result = results.get(key) ?? sendQuery(name, argument);
    results.set(key, result);
    return result as Promise<QueryResult<QueryValue<Name>>>;
  };

  const answered = () =>
    queries.filter(({ result }) => result !== undefined) as unknown as readonly AnsweredQuery[];
  return { fetchQuery, answered };
};
