import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

/** The part of a query endpoint that something is asked once by. */
interface AskedEndpoint<Argument, Value, State> {
  readonly initiate: (
    argument: Argument,
    options: { readonly subscribe: false; readonly forceRefetch: true },
  ) => ThunkAction<PromiseLike<{ readonly data?: Value | undefined }>, State, unknown, UnknownAction>;
}

/** Asks something at a moment of the visitor's choice, anew each time; what a page shows is for `useAnswer`. */
export const useAsk = () => {
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  return useCallback(
    async <Argument, Value, State>(
      endpoint: AskedEndpoint<Argument, Value, State>,
      argument: Argument,
    ): Promise<Value | undefined> => {
      const ask = dispatch as ThunkDispatch<State, unknown, UnknownAction>;
      return (await ask(endpoint.initiate(argument, { subscribe: false, forceRefetch: true }))).data;
    },
    [dispatch],
  );
};
