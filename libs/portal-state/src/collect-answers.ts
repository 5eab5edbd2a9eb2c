import type { AnyEndpoint } from '@open-discovery/http';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { AskedEndpoint, AskEndpoint } from './ask-endpoint.ts';
import type { PageTransport, ServiceQuery } from './base-query.ts';
import type { BaseQueries, PortalApis } from './create-portal-apis.ts';
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

type AskAlone = (argument: unknown, transport: PageTransport) => Promise<{ readonly data?: unknown }>;
type QueryFn = (
  argument: unknown,
  call: BaseQueryApi,
  options: object,
  send: (sent: AnyEndpoint<unknown>) => ReturnType<ServiceQuery>,
) => Promise<{ readonly data?: unknown }>;

/** Of a slice what does not depend on its endpoints. */
interface Slice {
  readonly reducerPath: keyof BaseQueries;
  readonly endpoints: Readonly<Record<string, object>>;
  readonly reducer: (state: object | undefined, action: UnknownAction) => object;
  readonly enhanceEndpoints: (enhanced: {
    readonly endpoints: Readonly<Record<string, (definition: { readonly queryFn: QueryFn }) => void>>;
  }) => unknown;
  readonly util: { readonly upsertQueryEntries: (entries: readonly Question[]) => UnknownAction };
}

/** How an endpoint is asked without a store; RTK Query shows its definition to who may enhance it. */
const askAlone = (slice: Slice, name: string, sendWith: ServiceQuery): AskAlone => {
  const found: QueryFn[] = [];
  slice.enhanceEndpoints({ endpoints: { [name]: ({ queryFn }) => void found.push(queryFn) } });
  const [queryFn] = found;
  if (!queryFn) throw new Error(`${name} is no query of ${slice.reducerPath}`);
  return (argument, transport) => {
    // All that the base queries of the slices take of RTK Query's part of a call.
    const call = { extra: transport, signal: transport.signal } as BaseQueryApi;
    return queryFn(argument, call, {}, async (sent) => sendWith(sent, call, {}));
  };
};

/**
 * Makes what collects the answers of one page on a server. A store would spend more on the course of every question (asked,
 * under way, answered), which nobody watches there, than on all the rest of it.
 * @example
 * const { ask, state } = answersCollector(createPortalApis(options), createBaseQueries(options))(transport);
 * await ask(apis.graphApi.endpoints.status, undefined);
 * state(); // { graph: { queries: { 'status(undefined)': { status: 'fulfilled', … } }, … }, user: { … }, … }
 */
export const answersCollector = (apis: PortalApis, baseQueries: BaseQueries) => {
  const slices = (Object.values(apis) as unknown as readonly Slice[]).map((slice) => ({
    slice,
    empty: slice.reducer(undefined, { type: 'none' }),
  }));
  const known = new WeakMap<object, { readonly reducerPath: string; readonly askAlone: AskAlone }>();
  const askingOf = (endpoint: { readonly name: string }) => {
    const asking = known.get(endpoint) ?? findAsking(endpoint);
    known.set(endpoint, asking);
    return asking;
  };
  const findAsking = (endpoint: { readonly name: string }) => {
    const { name } = endpoint;
    const found = slices.find(({ slice }) => slice.endpoints[name] === endpoint);
    if (!found) throw new Error(`${name} is an endpoint of none of the slices`);
    const { slice } = found;
    const { reducerPath } = slice;
    return { reducerPath, askAlone: askAlone(slice, name, baseQueries[reducerPath]) };
  };
  return (transport: PageTransport): CollectedAnswers => {
    const answers = new Map<string, Promise<unknown>>();
    // In the order of asking: a page made again is the same, whichever is answered first.
    const questions: Question[] = [];

    const askAnew = async (endpoint: { readonly name: string }, arg: unknown): Promise<unknown> => {
      const { reducerPath, askAlone } = askingOf(endpoint);
      const question: Question = { reducerPath, endpointName: endpoint.name, arg };
      questions.push(question);
      question.value = (await askAlone(arg, transport)).data;
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

    const stateOf = ({ slice, empty }: (typeof slices)[number]): object => {
      const answered = questions.filter(
        ({ reducerPath, value }) => reducerPath === slice.reducerPath && value !== undefined,
      );
      return answered.length === 0 ? empty : slice.reducer(empty, slice.util.upsertQueryEntries(answered));
    };

    return {
      ask,
      state: () =>
        Object.fromEntries(
          slices.map((one) => [one.slice.reducerPath, stateOf(one)]),
        ) as unknown as PortalState,
    };
  };
};
