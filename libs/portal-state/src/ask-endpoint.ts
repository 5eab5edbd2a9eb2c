import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PortalStore } from './create-portal-store.ts';

/** The part of a query endpoint that something is asked by. */
export interface AskedEndpoint<Argument, Value, State> {
  readonly name: string;
  readonly initiate: (
    argument: Argument,
    options: { readonly subscribe: false },
  ) => ThunkAction<PromiseLike<{ readonly data?: Value | undefined }>, State, unknown, UnknownAction>;
}

/**
 * Asks for something that a page is going to read from the state; what is there already is not asked again.
 * `undefined` where it was given up.
 */
export type AskEndpoint = <Argument, Value, State>(
  endpoint: AskedEndpoint<Argument, Value, State>,
  argument: Argument,
) => Promise<Value | undefined>;

/**
 * Asks by a store, as browsers do. Servers collect answers (`collect-answers.ts`).
 * @example await askByStore(store)(graphApi.endpoints.status, undefined);
 */
export const askByStore =
  ({ dispatch }: PortalStore['store']): AskEndpoint =>
  async <Argument, Value, State>(endpoint: AskedEndpoint<Argument, Value, State>, argument: Argument) => {
    const ask = dispatch as ThunkDispatch<State, unknown, UnknownAction>;
    return (await ask(endpoint.initiate(argument, { subscribe: false }))).data;
  };
