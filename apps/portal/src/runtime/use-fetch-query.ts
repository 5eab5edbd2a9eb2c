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

/**
 * Returns the function that fetches a query of the Graph API or the admin tool when it is called, even if the answer is in the
 * cache; `undefined` if that fails. Use it for requests of event handlers and for several requests in a row; `useQueryData`
 * keeps what a component shows up to date.
 */
export const useFetchQuery = () => {
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
