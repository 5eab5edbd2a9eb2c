import type { UnknownAction } from '@reduxjs/toolkit';
import type { PortalStore } from './create-portal-store.ts';
import type { AnsweredQuery, QueryArgument, QueryName, QueryRunner, QueryValue } from './graph-queries.ts';
import { ABORTED } from './query-result.ts';
import type { QueryResult } from './query-result.ts';

type QueryStore = Pick<PortalStore, 'store' | 'graphApi'>;

/**
 * Creates the query runner of a browser. Answers stay in the store's cache until they expire; a failed
 * query is sent again.
 * @example await storeQueryRunner(portalStore)('status', undefined);
 */
export const storeQueryRunner =
  ({ store, graphApi }: QueryStore): QueryRunner =>
  async <Name extends QueryName>(name: Name, argument: QueryArgument<Name>) => {
    type Result = QueryResult<QueryValue<Name>>;
    // The slice pairs each endpoint with its argument; the name alone does not tell the compiler which.
    const { initiate, select } = graphApi.endpoints[name] as unknown as {
      initiate: (
        argument: QueryArgument<Name>,
        options: { subscribe: false; forceRefetch: boolean },
      ) => UnknownAction;
      select: (argument: QueryArgument<Name>) => (state: unknown) => { readonly data?: Result };
    };
    const forceRefetch = select(argument)(store.getState()).data?.state === 'failed';
    const dispatched: unknown = store.dispatch(initiate(argument, { subscribe: false, forceRefetch }));
    const { data } = (await dispatched) as { readonly data?: Result };
    return data ?? ABORTED;
  };

/** Puts results that came with the page into the cache, so that they are not fetched again. */
export const seedQueries = ({ store, graphApi }: QueryStore, answered: readonly AnsweredQuery[]): void => {
  const entries = answered.map(({ name, argument, result }) => ({
    endpointName: name,
    arg: argument,
    value: result,
  }));
  store.dispatch(
    graphApi.util.upsertQueryEntries(entries as Parameters<typeof graphApi.util.upsertQueryEntries>[0]),
  );
};
