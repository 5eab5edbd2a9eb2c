import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { facetFields, EMPTY_QUERY, toGraphParameters } from '@open-discovery/search-fields';
import type { FastifyInstance } from 'fastify';
import { createApi } from '../../app.ts';
import { openTestEnvironment } from '../../testing/test-environment.ts';
import type { TestEnvironment } from '../../testing/test-environment.ts';
import { CAPABILITIES } from '../capability.ts';
import { goldenCorpus } from '../testing/golden-corpus.ts';
import { openUpstream } from './testing/start-upstream.ts';
import type { OpenedUpstream } from './testing/start-upstream.ts';

jest.setTimeout(60_000);

let live: OpenedUpstream;
let environment: TestEnvironment;
let app: FastifyInstance;
beforeAll(async () => {
  live = await openUpstream(goldenCorpus());
  environment = await openTestEnvironment();
  const { settings, database } = environment;
  app = await createApi({ engine: live.engine, database, settings, logger: false, clock: Date.now });
});
afterAll(async () => {
  await app.close();
  await environment.database.close();
  await live.close();
});

const ask = async (address: string) => {
  const before = live.graph.asked.length;
  const { statusCode: status, body } = await app.inject(
    address.startsWith('/') ? address : `/graph/v3/${address}`,
  );
  return { status, body: JSON.parse(body), asked: live.graph.asked.slice(before) };
};
const query = { ...EMPTY_QUERY, keyword: 'sea' };
const facets = facetFields('product', query).map(({ name }) => name);
const results = `research-products?${toGraphParameters(query, { facets, facetSize: 8, highlight: true }).toString()}`;
const [projectId = '', otherId = ''] = goldenCorpus().flatMap(({ item }) =>
  item.kind === 'project' ? [item.record.id] : [],
);

describe('records that are live from another Graph API', () => {
  test('are found by the words of a search, with one request', async () => {
    const { status, body, asked } = await ask(results);
    expect(status).toBe(200);
    expect(body.header.numFound).toBeGreaterThan(10);
    expect(body.results).toHaveLength(10);
    expect(asked).toEqual(['research-products?search=sea&pageSize=10&includeStats=true']);
  });
  test('have filters without counts: the values of vocabularies, and a range of years', async () => {
    const { body } = await ask(results);
    expect(body.facets.access.values[1]).toEqual({ value: 'OPEN', label: 'OPEN', count: 0 });
    expect(body.facets.type.values).toHaveLength(4);
    expect(body.facets.year).toEqual({ values: [], distinct: 1 });
    expect(body.facets.publisher.values).toEqual([]);
  });
  test('cannot be limited to those since a day, and the answer says so', async () => {
    const { status, body, asked } = await ask('research-products?search=sea&since=2020-01-01');
    expect(status).toBe(400);
    expect(body.message).toContain('OpenAIRE cannot be searched by this field');
    expect(asked).toEqual([]);
  });
  test('show the names of the records that are chosen', async () => {
    const { body } = await ask(
      `research-products?facets=project&relProjectId=%22${encodeURIComponent(projectId)}%22`,
    );
    expect(body.facets.project.values).toEqual([
      { value: projectId, label: expect.stringContaining('PRO1'), count: 0 },
    ]);
    expect(body.header.numFound).toBeGreaterThan(0);
  });
  test('are counted by kind and type with one request each for the kinds that are new', async () => {
    const { body, asked } = await ask('counts?search=sea');
    expect(body.counts).toMatchObject({ service: 0, community: 0 });
    const { publication, dataset, software, other, product } = body.counts as Record<string, number>;
    const types = [publication, dataset, software, other].reduce<number>((sum, count = 0) => sum + count, 0);
    expect(types).toBe(product);
    expect(asked.map((address) => address.split('?')[0]).sort()).toEqual([
      'datasources',
      'organizations',
      'projects',
    ]);
  });
  test('have a page each, and those that are related to it', async () => {
    expect((await ask(`projects/${encodeURIComponent(otherId)}`)).body.id).toBe(otherId);
    const { body, asked } = await ask(`related/${encodeURIComponent(otherId)}`);
    expect(body.groups.map(({ relation }: { relation: string }) => relation)).toContain('produces');
    // One request counts the works, and its answer has the first of them.
    expect(asked).toHaveLength(1);
  });
  test('are unknown by an unknown id', async () => {
    expect((await ask('projects/corda__h2020::00000000000000000000000000000000')).status).toBe(404);
  });
  test('have an overview without numbers of values', async () => {
    const { body } = await ask('overview');
    expect(body).toMatchObject({
      years: [],
      fieldsOfScience: [],
      subjects: [],
      communities: [],
      index: { isLive: true },
    });
    expect(body.newest).toHaveLength(5);
  });
  test('are suggested for a typed identifier, but not for words', async () => {
    expect((await ask('suggest?prefix=cli')).body).toEqual({ suggestions: [], records: [], persons: [] });
    expect((await ask('suggest?prefix=cli')).asked).toEqual([]);
    expect((await ask('suggest?prefix=10.1234/frisia')).body.records).toHaveLength(1);
  });
  test('have no generation, and the portal learns what they lack', async () => {
    expect((await ask('status')).status).toBe(404);
    expect((await ask('capabilities')).body).toEqual({ isLive: true, lacks: CAPABILITIES });
    expect((await ask('/ready')).status).toBe(200);
  });
  test.each([
    ['research-products/spelling?search=climtae', 200, { suggestions: [] }],
    ['similar/doi_________::x', 200, { results: [] }],
    ['totals?of=projects&of=datasources', 200, { totals: [null, null] }],
    ['services', 200, { results: [] }],
    ['research-products?search=sea&explain=true', 501, { code: 501 }],
    ['research-products?sortBy=title+ASC', 501, { message: 'OpenAIRE does not offer this order' }],
    ['research-products/over-years?field=type', 501, { code: 501 }],
    ['research-products?search=sea*', 400, { message: expect.stringContaining('the beginning of a word') }],
    ['research-products?page=1001&pageSize=10', 400, { code: 400 }],
  ])('%s → %i', async (address, status, body) => {
    expect(await ask(address)).toMatchObject({ status, body, asked: [] });
  });
  test('are no longer requested after the server has refused too many requests, and visitors see why', async () => {
    live.graph.limit = 0;
    const first = await ask('research-products?search=wind');
    expect(first).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('asked too often') },
    });
    expect((await ask('research-products?search=salt')).asked).toEqual([]);
    expect((await ask(results)).status).toBe(200);
    expect((await ask('/ready')).status).toBe(503);
  });
});
