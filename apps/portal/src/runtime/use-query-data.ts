import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SkipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** The part of a query endpoint that this hook uses. */
interface QueryEndpoint<Argument, Value, State> {
  readonly select: (
    argument: Argument | SkipToken,
  ) => (state: State) => { readonly data?: Value | undefined };
  readonly initiate: (
    argument: Argument,
  ) => ThunkAction<{ readonly unsubscribe: () => void }, State, unknown, UnknownAction>;
}

/**
 * Fetches a query of the Graph API or the admin tool and returns its data, up to date for as long as the component is shown;
 * `undefined` until there is an answer, and with `skipToken`. Use `useFetchQuery` for a request at a certain event, and
 * `useServiceData` for other services. The portal needs no more of RTK Query's own hooks, which weigh ten times as much.
 */
export const useQueryData = <Argument, Value, State>(
  endpoint: QueryEndpoint<Argument, Value, State>,
  argument: Argument | SkipToken,
): Value | undefined => {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  const isSkipped = typeof argument === 'symbol';
  const key = isSkipped ? null : JSON.stringify(argument);
  useEffect(
    () => (isSkipped ? undefined : dispatch(endpoint.initiate(argument)).unsubscribe),
    // Every rendering makes a new argument; its JSON tells whether it differs.
    [dispatch, endpoint, key],
  );
  return useSelector(endpoint.select(argument)).data;
};
