import { getRecordWithRelated } from '@open-discovery/graph-client';
import type { SendResult } from '@open-discovery/http';
import type { GRAPH_QUERIES } from './graph-queries.ts';
import type { AnsweredQuery, QueryArgument, QueryName, QueryRunner, QueryValue } from './graph-queries.ts';
import { toQueryResult, toSearchResult } from './query-result.ts';
import type { QueryResult } from './query-result.ts';
import type { ServiceSender, Transport } from './service-sender.ts';

/** The queries of one page on a server. */
export interface ServerQueryRunner {
  readonly fetchQuery: QueryRunner;
  /**
   * Sends the queries for a record and for what is related to it as one call, ahead of `fetchQuery`. If the server refuses it,
   * each query is sent by itself, so that one of them may still succeed; a server that is silent would be so again.
   */
  readonly prefetchRecord: (argument: QueryArgument<'record'>) => void;
  /** The queries answered so far, in the order in which they were sent. */
  readonly answered: () => readonly AnsweredQuery[];
}

/** The answer to a query as part of a larger call; `null` if the query has to be sent by itself. */
type EarlyAnswer = Promise<SendResult<unknown> | null>;

/** A query that is under way until it has a result. */
interface SentQuery {
  readonly name: QueryName;
  readonly argument: unknown;
  result?: QueryResult<unknown>;
}

const keyOf = (name: QueryName, argument: unknown): string => `${name} ${JSON.stringify(argument)}`;

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

  const sendQuery = async (
    name: QueryName,
    argument: unknown,
    early?: EarlyAnswer,
  ): Promise<QueryResult<unknown>> => {
    const query: SentQuery = { name, argument };
    queries.push(query);
    // The table pairs each name with its argument; the name alone does not tell the compiler which.
    const toEndpoint = graphQueries[name] as (
      argument: unknown,
    ) => ReturnType<(typeof GRAPH_QUERIES)[QueryName]>;
    const answer = early && (await early);
    const toResult = name === 'search' ? toSearchResult : toQueryResult;
    query.result = toResult<unknown>(answer ?? (await sendTo<unknown>(toEndpoint(argument), transport)));
    return query.result;
  };

  const fetchQuery = <Name extends QueryName>(name: Name, argument: QueryArgument<Name>) => {
    const key = keyOf(name, argument);
    const result = results.get(key) ?? sendQuery(name, argument);
    results.set(key, result);
    return result as Promise<QueryResult<QueryValue<Name>>>;
  };

  const prefetchRecord = (argument: QueryArgument<'record'>): void => {
    const both = sendTo(getRecordWithRelated(argument.kind, argument.id), transport);
    const partOf = async (part: 'record' | 'related'): EarlyAnswer => {
      const answer = await both;
      if (answer.ok) return { ok: true, value: answer.value[part] };
      const { kind } = answer.error;
      return kind === 'timeout' || kind === 'network' ? answer : null;
    };
    results.set(keyOf('record', argument), sendQuery('record', argument, partOf('record')));
    results.set(keyOf('related', argument.id), sendQuery('related', argument.id, partOf('related')));
  };

  const answered = () =>
    queries.filter(({ result }) => result !== undefined) as unknown as readonly AnsweredQuery[];
  return { fetchQuery, prefetchRecord, answered };
};
