import { afterEach, describe, expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { QueryRunner } from './graph-queries.ts';
import { createPortalServices } from './portal-services.ts';
import { createServerQueryRunner } from './server-query-runner.ts';
import { seedQueries, storeQueryRunner } from './store-query-runner.ts';
import { closeStores, openStore } from './testing/open-store.ts';

afterEach(closeStores);

const ANSWERS = {
  '/graph/status': [
    200,
    { generation: 'generation-000001', publishedAt: '2026-01-01T00:00:00Z', records: 1 },
  ],
  '/graph/projects/known': [200, { id: 'known' }],
  '/graph/projects/broken': [503, { message: 'busy' }],
  '/graph/projects/both/with-related': [200, { record: { id: 'both' }, groups: [] }],
  '/graph/related/known': [503, { message: 'busy' }],
} as const;
const ANSWERED_IDS = ['known', 'unknown'];

const open = async () => {
  const opened = await openStore(ANSWERS);
  const services = createPortalServices({
    graphUrl: `${opened.url}/graph`,
    configuration: opened.configuration,
  });
  return {
    ...opened,
    onServer: () => createServerQueryRunner(services.graph, opened.transport, services.queries),
  };
};

const fetchAll = (fetchQuery: QueryRunner, ids = [...ANSWERED_IDS, 'broken']) =>
  Promise.all([
    fetchQuery('status', undefined),
    ...ids.map((id) => fetchQuery('record', { kind: 'project', id })),
  ]);

test('the results of a query are found, missing or failed, on a server and in a browser alike', async () => {
  const { store, graphApi, onServer } = await open();
  const results = await fetchAll(onServer().fetchQuery);
  expect(results).toMatchObject([
    { state: 'found', value: { records: 1 } },
    { state: 'found', value: { id: 'known' } },
    { state: 'missing' },
    { state: 'failed', error: { kind: 'status', status: 503 } },
  ]);
  expect(await fetchAll(storeQueryRunner({ store, graphApi }))).toEqual(results);
});

test('a search that no address answers has failed, on a server and in a browser alike (Spec §8)', async () => {
  const { store, graphApi, onServer } = await open();
  const search = { query: EMPTY_QUERY, options: {} };
  const failed = { state: 'failed', error: { kind: 'status', status: 404 } };
  await expect(onServer().fetchQuery('search', search)).resolves.toMatchObject(failed);
  await expect(storeQueryRunner({ store, graphApi })('search', search)).resolves.toMatchObject(failed);
});

describe('the same query is sent once', () => {
  test('per page on a server', async () => {
    const { onServer, asked } = await open();
    const { fetchQuery } = onServer();
    await Promise.all([fetchAll(fetchQuery), fetchAll(fetchQuery)]);
    expect(asked).toHaveLength(4);
    await fetchAll(onServer().fetchQuery);
    expect(asked).toHaveLength(8);
  });

  test('in a browser, from its cache', async () => {
    const { store, graphApi, asked } = await open();
    const fetchQuery = storeQueryRunner({ store, graphApi });
    await fetchAll(fetchQuery, ANSWERED_IDS);
    await fetchAll(fetchQuery, ANSWERED_IDS);
    expect(asked).toHaveLength(3);
  });

  test('in a browser, unless it failed', async () => {
    const { store, graphApi, asked } = await open();
    const fetchQuery = storeQueryRunner({ store, graphApi });
    await Promise.all([fetchAll(fetchQuery, ['broken']), fetchAll(fetchQuery, ['broken'])]);
    expect(asked).toHaveLength(2);
    await fetchAll(fetchQuery, ['broken']);
    expect(asked).toHaveLength(3);
  });

  test('in a browser whose page came with its results', async () => {
    const { store, graphApi, onServer, asked } = await open();
    const { fetchQuery, answered } = onServer();
    const results = await fetchAll(fetchQuery, ANSWERED_IDS);
    seedQueries({ store, graphApi }, answered());
    expect(await fetchAll(storeQueryRunner({ store, graphApi }), ANSWERED_IDS)).toEqual(results);
    expect(asked).toHaveLength(3);
  });
});

describe('a server prefetches a record and what is related to it', () => {
  const prefetch = async (id: string) => {
    const { onServer, asked } = await open();
    const { prefetchRecord, fetchQuery, answered } = onServer();
    prefetchRecord({ kind: 'project', id });
    const results = await Promise.all([
      fetchQuery('record', { kind: 'project', id }),
      fetchQuery('related', id),
    ]);
    return { results, asked, answered: answered() };
  };

  test('by one call, whose parts are the results of two queries', async () => {
    const { results, asked, answered } = await prefetch('both');
    expect(results).toEqual([
      { state: 'found', value: { id: 'both' } },
      { state: 'found', value: [] },
    ]);
    expect(asked).toEqual(['/graph/projects/both/with-related']);
    expect(answered).toEqual([
      { name: 'record', argument: { kind: 'project', id: 'both' }, result: results[0] },
      { name: 'related', argument: 'both', result: results[1] },
    ]);
  });

  test('by two calls if the first one fails, so that one of them may still succeed', async () => {
    const { results, asked } = await prefetch('known');
    expect(results).toMatchObject([{ state: 'found', value: { id: 'known' } }, { state: 'failed' }]);
    expect(asked).toEqual([
      '/graph/projects/known/with-related',
      '/graph/projects/known',
      '/graph/related/known',
    ]);
  });
});

test('a server that does not answer the prefetch is not asked again, which would take as long', async () => {
  const asked: string[] = [];
  const fetch = (url: string) => {
    asked.push(url);
    return Promise.reject(new TypeError('fetch failed'));
  };
  const { graph, queries } = createPortalServices({
    graphUrl: 'http://graph',
    configuration: shippedConfiguration(),
  });
  const transport = { fetch, place: 'server', production: true } as const;
  const { prefetchRecord, fetchQuery } = createServerQueryRunner(graph, transport, queries);
  prefetchRecord({ kind: 'project', id: 'silent' });
  await expect(fetchQuery('record', { kind: 'project', id: 'silent' })).resolves.toMatchObject({
    state: 'failed',
    error: { kind: 'network' },
  });
  expect(asked).toHaveLength(1);
});

test('a server lists the answered queries in the order in which they were sent', async () => {
  const waiting: (() => void)[] = [];
  const lateFetch = (url: string) =>
    new Promise<Response>((resolve) => waiting.push(() => resolve(Response.json({ id: url }))));
  const { graph, queries } = createPortalServices({
    graphUrl: 'http://graph',
    configuration: shippedConfiguration(),
  });
  const { fetchQuery, answered } = createServerQueryRunner(
    graph,
    {
      fetch: lateFetch,
      place: 'server',
      production: true,
    },
    queries,
  );
  const records = ['first', 'second'].map((id) => fetchQuery('record', { kind: 'project', id }));
  expect(answered()).toEqual([]);
  waiting.toReversed().forEach((answer) => answer());
  await Promise.all(records);
  expect(answered().map(({ argument }) => argument)).toEqual([
    { kind: 'project', id: 'first' },
    { kind: 'project', id: 'second' },
  ]);
});

test('an aborted page fails its queries and reports no failure', async () => {
  const failures: unknown[] = [];
  const { graph, queries } = createPortalServices({
    graphUrl: 'http://127.0.0.1:1',
    configuration: shippedConfiguration(),
  });
  const { fetchQuery } = createServerQueryRunner(
    graph,
    {
      fetch,
      place: 'server',
      production: true,
      signal: AbortSignal.abort(),
      onFailure: (failed) => failures.push(failed),
    },
    queries,
  );
  await expect(fetchQuery('status', undefined)).resolves.toMatchObject({ state: 'failed' });
  expect(failures).toEqual([]);
});
