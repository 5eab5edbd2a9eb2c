import type { UnknownAction } from '@reduxjs/toolkit';
import type { AskedEndpoint, AskEndpoint } from './ask-endpoint.ts';
import type { PageTransport } from './base-query.ts';
import { askingOf } from './create-answering-api.ts';
import type { PortalApis } from './create-portal-apis.ts';
import type { PortalState } from './create-portal-store.ts';

/** What a page has asked for on a server. */
export interface CollectedAnswers {
  readonly ask: AskEndpoint;
  /** The state that a store would have after the same questions; of those that are still under way it says nothing. */
  readonly state: () => PortalState;
}

/** A question, as `upsertQueryEntries` takes it once it has a value. */
interface Question {
  readonly reducerPath: string;
  readonly endpointName: string;
  readonly arg: unknown;
  value?: unknown;
}

/** Of a slice what does not depend on its endpoints. */
interface Slice {
  readonly reducerPath: string;
  readonly reducer: (state: object | undefined, action: UnknownAction) => object;
  readonly util: { readonly upsertQueryEntries: (entries: readonly Question[]) => UnknownAction };
}

/**
 * Makes what collects the answers of one page on a server. A store would spend more on the course of every question (asked,
 * under way, answered), which nobody watches there, than on all the rest of it.
 * @example
 * const { ask, state } = answersCollector(apis)(transport);
 * await ask(apis.graphApi.endpoints.status, undefined);
 * state(); // { graph: { queries: { 'status(undefined)': { status: 'fulfilled', … } }, … }, user: { … }, … }
 */
export const answersCollector = (apis: PortalApis) => {
  const slices = (Object.values(apis) as unknown as readonly Slice[]).map((slice) => ({
    ...slice,
    empty: slice.reducer(undefined, { type: 'none' }),
  }));
  return (transport: PageTransport): CollectedAnswers => {
    const answers = new Map<string, Promise<unknown>>();
    // In the order of asking: a page made again is the same, whichever is answered first.
    const questions: Question[] = [];

    const askAnew = async (endpoint: { readonly name: string }, arg: unknown): Promise<unknown> => {
      const { reducerPath, ask } = askingOf(endpoint);
      const question: Question = { reducerPath, endpointName: endpoint.name, arg };
      questions.push(question);
      question.value = (await ask(arg, transport)).data;
      return question.value;
    };

    const ask = <Argument, Value, State>(
      endpoint: AskedEndpoint<Argument, Value, State>,
      argument: Argument,
    ): Promise<Value | undefined> => {
      const key = `${endpoint.name} ${JSON.stringify(argument)}`;
      const answer = answers.get(key) ?? askAnew(endpoint, argument);
      answers.set(key, answer);
      // The endpoint says which value its own answer has.
      return answer as Promise<Value | undefined>;
    };

    const stateOf = ({ reducerPath, reducer, util, empty }: (typeof slices)[number]): object => {
      const answered = questions.filter((one) => one.reducerPath === reducerPath && one.value !== undefined);
      return answered.length === 0 ? empty : reducer(empty, util.upsertQueryEntries(answered));
    };

    return {
      ask,
      state: () =>
        Object.fromEntries(
          slices.map((slice) => [slice.reducerPath, stateOf(slice)]),
        ) as unknown as PortalState,
    };
  };
};
