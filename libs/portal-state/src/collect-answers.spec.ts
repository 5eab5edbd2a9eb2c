import { expect, test } from '@jest/globals';
import { parsePortalConfiguration, SHIPPED_PORTAL } from '@open-discovery/config/portal';
import { askByStore, createBaseQueries, createPortalApis, createPortalStore } from './index.ts';
import { answersCollector } from './collect-answers.ts';
import type { AskEndpoint } from './ask-endpoint.ts';
import { serve } from './testing/serve.ts';

const STATUS = { generation: 'generation-000001', publishedAt: '2026-11-22T22:01:35Z', records: 1 };

const parsed = parsePortalConfiguration(SHIPPED_PORTAL);
if (!parsed.ok) throw new Error('the shipped portal must parse');
const configuration = parsed.value;

const TRANSPORT = {
  fetch,
  place: 'server',
  production: true,
  signal: new AbortController().signal,
} as const;
const portalAt = (graphUrl: string) => {
  const options = { graphUrl, configuration };
  const apis = createPortalApis(options);
  return { apis, collect: answersCollector(apis, createBaseQueries(options)) };
};

const ANSWERS = {
  '/status': [200, STATUS],
  '/projects/known': [200, { id: 'known' }],
  '/projects/broken': [503, { message: 'busy' }],
} as const;

/** When, and as which request, something was asked differs each time; the rest of two states must not. */
const comparable = (state: object): unknown =>
  JSON.parse(
    JSON.stringify(state, (name, value: unknown) =>
      /^(requestId|startedTimeStamp|fulfilledTimeStamp|config)$/.test(name) ? undefined : value,
    ),
  );

const withService = async (run: (url: string, asked: readonly string[]) => Promise<void>): Promise<void> => {
  const { asked, url, stop } = await serve(ANSWERS);
  try {
    await run(url, asked);
  } finally {
    stop();
  }
};

const askAll = async (ask: AskEndpoint, { graphApi }: ReturnType<typeof createPortalApis>) => {
  const { status, record } = graphApi.endpoints;
  const records = ['known', 'unknown', 'broken'].map((id) => ask(record, { kind: 'project', id }));
  return Promise.all([ask(status, undefined), ...records]);
};

test('answers and state are those of a store', () =>
  withService(async (graphUrl) => {
    const { apis, collect } = portalAt(graphUrl);
    const { store } = createPortalStore(apis, TRANSPORT);
    const { ask, state } = collect(TRANSPORT);
    const answers = await askAll(ask, apis);
    expect(answers).toEqual(await askAll(askByStore(store), apis));
    expect(answers).toMatchObject([
      { state: 'found', value: STATUS },
      { state: 'found', value: { id: 'known' } },
      { state: 'missing' },
      { state: 'failed', error: { kind: 'status', status: 503 } },
    ]);
    expect(comparable(state())).toEqual(comparable(store.getState()));
    expect(apis.graphApi.endpoints.status.select(undefined)(state()).data).toEqual(answers[0]);
    // Forgets what it would do once the answers are old.
    store.dispatch(apis.graphApi.util.resetApiState());
  }));

test('the same is asked once', () =>
  withService(async (graphUrl, asked) => {
    const { apis, collect } = portalAt(graphUrl);
    const { ask } = collect(TRANSPORT);
    await Promise.all([askAll(ask, apis), askAll(ask, apis)]);
    expect(asked.toSorted()).toEqual(
      ['/projects/broken', '/projects/known', '/projects/unknown', '/status'].toSorted(),
    );
  }));

test('the order of a state is that of the questions', async () => {
  const waiting: (() => void)[] = [];
  const answering = (name: string) => ({
    ok: true,
    status: 200,
    text: async () => JSON.stringify({ id: name }),
  });
  const lateFetch = (url: string) =>
    new Promise<ReturnType<typeof answering>>((resolve) => waiting.push(() => resolve(answering(url))));
  const { apis, collect } = portalAt('http://graph');
  const { ask, state } = collect({ ...TRANSPORT, fetch: lateFetch });
  const records = ['first', 'second'].map((id) =>
    ask(apis.graphApi.endpoints.record, { kind: 'project', id }),
  );
  expect(Object.keys(state().graph.queries)).toEqual([]);
  waiting.toReversed().forEach((answer) => answer());
  await Promise.all(records);
  expect(Object.keys(state().graph.queries).map((key) => key.match(/"id":"(\w+)"/)?.[1])).toEqual([
    'first',
    'second',
  ]);
});

test('who gives a page up has no failures to be told of', async () => {
  const { apis, collect } = portalAt('http://127.0.0.1:1');
  const failures: unknown[] = [];
  const { ask, state } = collect({
    ...TRANSPORT,
    signal: AbortSignal.abort(),
    onFailure: (failed) => failures.push(failed),
  });
  await expect(ask(apis.graphApi.endpoints.status, undefined)).resolves.toMatchObject({ state: 'failed' });
  expect(failures).toEqual([]);
  expect(Object.keys(state().graph.queries)).toEqual(['status(undefined)']);
});

test('only endpoints of its own slices can be asked', async () => {
  const { collect } = portalAt('http://graph');
  const { status } = portalAt('http://graph').apis.graphApi.endpoints;
  await expect(collect(TRANSPORT).ask(status, undefined)).rejects.toThrow('none of the slices');
});
