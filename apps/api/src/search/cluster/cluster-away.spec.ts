import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { createApi } from '../../app.ts';
import { openTestEnvironment } from '../../testing/test-environment.ts';
import { EngineError } from '../engine-error.ts';
import { goldenCorpus } from '../testing/golden-corpus.ts';
import { facetsOf, products, text } from '../testing/contract/contract-session.ts';
import { ClusterEngine } from './cluster-engine.ts';
import { startClusterProxy } from './testing/cluster-proxy.ts';
import type { ClusterProxy } from './testing/cluster-proxy.ts';
import {
  describeCluster,
  CLUSTER_URLS,
  newAlias,
  publishRecords,
  removeIndexes,
} from './testing/test-cluster.ts';

jest.setTimeout(60_000);

const RECORDS = 50;
/** Of 200 ms each, while the cluster has twice two seconds to respond. */
const MOST_TIMEOUTS = 100;
const cacheHits = z.object({
  _all: z.object({ total: z.object({ request_cache: z.object({ hit_count: z.number() }) }) }),
});

/** Opens an index on the node with a name alone, or on any, and waits for its state: red without that node, or else green. */
const allocateTo = async (node: string | null, index: string): Promise<void> => {
  const send = async (method: string, place: string, body?: object): Promise<void> => {
    const answer = await fetch(`${CLUSTER_URLS[0] ?? ''}/${place}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  await send('POST', `${index}/_close`);
  await send('PUT', `${index}/_settings`, { 'index.routing.allocation.require._name': node });
  await send('POST', `${index}/_open?wait_for_active_shards=0`);
  if (node === null) await send('GET', `_cluster/health/${index}?wait_for_status=green&timeout=30s`);
};

const isRefusal = (error: unknown): boolean => error instanceof EngineError && error.reason === 'unreachable';

describeCluster('a cluster that is away', () => {
  const alias = newAlias();
  let proxy: ClusterProxy;
  let engine: ClusterEngine;
  beforeAll(async () => {
    await publishRecords(alias, goldenCorpus().slice(0, RECORDS));
    proxy = await startClusterProxy();
    engine = new ClusterEngine({ urls: [proxy.url()], alias });
  });
  afterAll(async () => {
    await engine.close();
    await proxy.goAway();
    await removeIndexes(alias);
  });

  test('at the start and later fails searches and readiness; they succeed again by themselves', async () => {
    const environment = await openTestEnvironment();
    const app = await createApi({ ...environment, engine, logger: false, clock: Date.now });
    const ask = async (address: string) => {
      const { statusCode, headers } = await app.inject(address);
      return [statusCode, headers['retry-after']];
    };
    await proxy.goAway();
    await expect(engine.refresh()).rejects.toMatchObject({ reason: 'unreachable' });
    expect(await ask('/graph/v3/projects')).toEqual([503, '5']);
    expect(await ask('/ready')).toEqual([503, undefined]);
    await proxy.comeBack();
    expect(await engine.refresh()).toBe(true);
    expect(await ask('/ready')).toEqual([200, undefined]);
    expect(await ask('/graph/v3/projects')).toEqual([200, undefined]);
    await proxy.goAway();
    expect(await ask('/graph/v3/projects?page=2')).toEqual([503, '5']);
    expect(await ask('/ready')).toEqual([503, undefined]);
    await proxy.comeBack();
    expect(await ask('/graph/v3/projects?page=2')).toEqual([200, undefined]);
    expect(await ask('/ready')).toEqual([200, undefined]);
    await app.close();
    await environment.database.close();
  });
  test.each([
    ['without some of its shards', '"failed":0', '"failed":1', 'unreachable'],
    ['in the middle of a search', '"timed_out":false', '"timed_out":true', 'timeout'],
  ])('%s gives no totals, and is searched again at once', async (_rule, from, to, reason) => {
    proxy.change = (answer) => answer.replace(from, to);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(engine.search(products())).rejects.toMatchObject({ reason });
      await expect(engine.count([products()])).rejects.toMatchObject({ reason });
    }
    proxy.change = (answer) => answer;
    expect((await engine.search({ ...products(), kind: null })).total).toBe(RECORDS);
  });
  test('and frozen, refuses searches at once after it has not responded for a while', async () => {
    const impatient = new ClusterEngine({ urls: [proxy.url()], alias, timeLimitMs: 200 });
    await impatient.refresh();
    proxy.isFrozen = true;
    const failure = () => impatient.search(products()).catch((error: unknown) => error);
    await expect(failure()).resolves.toMatchObject({ reason: 'timeout' });
    let timeouts = 0;
    while (!isRefusal(await failure()) && timeouts < MOST_TIMEOUTS) timeouts += 1;
    expect(timeouts).toBeLessThan(MOST_TIMEOUTS);
    const asked = proxy.asked.length;
    await expect(failure()).resolves.toMatchObject({ reason: 'unreachable' });
    expect(proxy.asked).toHaveLength(asked);
    proxy.isFrozen = false;
    await impatient.close();
  });
  test('for the nodes of its shards is not ready, and searched again once they are there', async () => {
    const own = newAlias();
    await publishRecords(own, goldenCorpus().slice(0, RECORDS));
    const lasting = new ClusterEngine({ urls: CLUSTER_URLS, alias: own });
    await lasting.refresh();
    await allocateTo('a-node-that-ended', `${own}-000001`);
    await expect(lasting.search(products())).rejects.toMatchObject({ reason: 'unreachable' });
    await expect(lasting.check()).rejects.toMatchObject({ reason: 'unreachable' });
    await allocateTo(null, `${own}-000001`);
    await lasting.check();
    expect((await lasting.search({ ...products(), kind: null })).total).toBe(RECORDS);
    await lasting.close();
    await removeIndexes(own);
  });
  test('at one of several addresses goes unnoticed', async () => {
    const other = await startClusterProxy();
    const several = new ClusterEngine({ urls: [other.url(), ...CLUSTER_URLS], alias });
    await several.refresh();
    await other.goAway();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await several.search({ ...products(), kind: null })).total).toBe(RECORDS);
    await several.close();
  });
  test('without its alias is reported, and searched as before', async () => {
    const own = newAlias();
    await publishRecords(own, goldenCorpus().slice(0, RECORDS));
    const lasting = new ClusterEngine({ urls: CLUSTER_URLS, alias: own });
    await lasting.refresh();
    await fetch(`${CLUSTER_URLS[0] ?? ''}/${own}-000001/_alias/${own}`, { method: 'DELETE' });
    await expect(lasting.refresh()).rejects.toMatchObject({ reason: 'missing' });
    expect((await lasting.search({ ...products(), kind: null })).total).toBe(RECORDS);
    await lasting.close();
    await removeIndexes(own);
  });
  test('keeps answers: the same search is not counted again', async () => {
    const hits = async (): Promise<unknown> => {
      const stats = await fetch(`${CLUSTER_URLS[0] ?? ''}/${alias}-000001/_stats/request_cache`);
      return cacheHits.parse(await stats.json())._all.total.request_cache.hit_count;
    };
    const query = products({ text: text('sea'), facets: facetsOf('type') });
    await engine.search(query);
    const before = await hits();
    await engine.search(query);
    expect(await hits()).toBeGreaterThan(Number(before));
  });
});
