import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { facetFields, EMPTY_QUERY, toGraphParameters } from '@open-discovery/search-fields';
import { createApi } from '../../app.ts';
import { openTestEnvironment } from '../../testing/test-environment.ts';
import type { TestEnvironment } from '../../testing/test-environment.ts';
import { goldenCorpus } from '../testing/golden-corpus.ts';
import { ClusterEngine } from './cluster-engine.ts';
import { startClusterProxy } from './testing/cluster-proxy.ts';
import type { ClusterProxy } from './testing/cluster-proxy.ts';
import { describeCluster, newAlias, publishRecords, removeIndexes } from './testing/test-cluster.ts';

jest.setTimeout(120_000);

/** The search of a results page. */
const searchOf = (keyword: string): string => {
  const query = { ...EMPTY_QUERY, keyword };
  const facets = facetFields('product', query).map(({ name }) => name);
  const options = { facets, facetSize: 8, facetsAtOnce: 5, highlight: true };
  return `research-products?${toGraphParameters(query, options).toString()}`;
};

/** The facets that a results page shows open. */
const FIRST = ['year', 'access', 'type', 'fos', 'funder'];

interface Answer {
  readonly facets: Readonly<Record<string, { readonly values: readonly unknown[]; readonly isLater?: true }>>;
}

describeCluster('the requests of a page to a cluster', () => {
  const alias = newAlias();
  let proxy: ClusterProxy;
  let engine: ClusterEngine;
  let environment: TestEnvironment;
  let app: FastifyInstance;
  beforeAll(async () => {
    await publishRecords(alias, goldenCorpus());
    proxy = await startClusterProxy();
    engine = new ClusterEngine({ urls: [proxy.url()], alias });
    await engine.refresh();
    environment = await openTestEnvironment();
    const { settings, database } = environment;
    app = await createApi({ engine, database, settings, logger: false, clock: Date.now });
  });
  afterAll(async () => {
    await app.close();
    await engine.close();
    await environment.database.close();
    await proxy.goAway();
    await removeIndexes(alias);
  });

  /** Returns the kinds of requests to the cluster that an answer costs. */
  const requestsOf = async (address: string): Promise<string[]> => {
    const before = proxy.asked.length;
    expect((await app.inject(`/graph/v3/${address}`)).statusCode).toBe(200);
    return proxy.asked.slice(before).map((path) => path.replace(/^.*\/(_\w+).*$/, '$1'));
  };

  test('results with the facets that are open: one search, and the labels of values that are new', async () => {
    expect(await requestsOf(searchOf('sea'))).toEqual(['_search', '_mget']);
    expect(await requestsOf(searchOf('sea'))).toEqual(['_search']);
    const other = await requestsOf(searchOf('wind'));
    expect(other.filter((path) => path === '_search')).toHaveLength(1);
    expect(other.length).toBeLessThanOrEqual(2);
  });
  test('a facet that a reader opens: one search for it alone, with its labels; the page has counted the first ones', async () => {
    const page = (await app.inject(`/graph/v3/${searchOf('sea')}`)).json<Answer>();
    const later = Object.entries(page.facets).flatMap(([name, { isLater }]) => (isLater ? [name] : []));
    expect(later).toEqual(expect.arrayContaining(['author', 'country', 'publisher']));
    expect(Object.keys(page.facets).filter((name) => !later.includes(name))).toEqual(FIRST);
    const opened = 'research-products?search=sea&pageSize=1&facets=country';
    expect(await requestsOf(opened)).toEqual(['_search', '_mget']);
    const { facets } = (await app.inject(`/graph/v3/${opened}`)).json<Answer>();
    expect(facets['country']?.isLater).toBeUndefined();
    expect(facets['country']?.values.length).toBeGreaterThan(0);
  });
  test('the totals of all kinds and types: one search, and the names of kinds that are new', async () => {
    expect(await requestsOf('counts?search=sea')).toEqual(['_search', '_mget']);
  });
  test('the totals of many searches: one request', async () => {
    const searches = ['sea', 'wind', 'climate'].map((word) => `of=projects%3Fsearch%3D${word}`);
    expect(await requestsOf(`totals?${searches.join('&')}`)).toEqual(['_search']);
  });
  test('searches and counts may be kept by the cluster', () => {
    const searches = proxy.asked.filter((path) => path.includes('_search'));
    expect(searches.filter((path) => !path.includes('request_cache=true'))).toEqual([]);
  });
});
