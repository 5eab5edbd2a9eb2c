import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** The part of a query endpoint that a page reads by. */
interface AnswerEndpoint<Argument, Value, State> {
  readonly select: (argument: Argument) => (state: State) => { readonly data?: Value | undefined };
  readonly initiate: (
    argument: Argument,
  ) => ThunkAction<{ readonly unsubscribe: () => void }, State, unknown, UnknownAction>;
}

/**
 * What the store knows of a question, kept up to date while the page shows it; `undefined` until there is an answer.
 * Loaders ask before the page is made, so that pages only read: this is all that they need of RTK Query's hooks, at a
 * tenth of their bytes.
 */
export const useAnswer = <Argument, Value, State>(
  endpoint: AnswerEndpoint<Argument, Value, State>,
  argument: Argument,
): Value | undefined => {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  const key = JSON.stringify(argument);
  useEffect(
    () => dispatch(endpoint.initiate(argument)).unsubscribe,
    // Arguments are made anew by every rendering; their text tells whether they differ.
    [dispatch, endpoint, key],
  );
  return useSelector(endpoint.select(argument)).data;
};
