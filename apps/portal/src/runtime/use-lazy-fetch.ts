import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

/** The part of a query endpoint that this hook uses. */
interface QueryEndpoint<Argument, Value, State> {
  readonly initiate: (
    argument: Argument,
    options: { readonly subscribe: false; readonly forceRefetch: true },
  ) => ThunkAction<PromiseLike<{ readonly data?: Value | undefined }>, State, unknown, UnknownAction>;
}

/** Returns a function that fetches a query when it is called, even if the answer is in the cache. */
export const useLazyFetch = () => {
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  return useCallback(
    async <Argument, Value, State>(
      endpoint: QueryEndpoint<Argument, Value, State>,
      argument: Argument,
    ): Promise<Value | undefined> => {
      const run = dispatch as ThunkDispatch<State, unknown, UnknownAction>;
      return (await run(endpoint.initiate(argument, { subscribe: false, forceRefetch: true }))).data;
    },
    [dispatch],
  );
};
