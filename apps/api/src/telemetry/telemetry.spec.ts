import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { setupTestApi } from '../testing/start-test-api.ts';
import { addStateMetrics } from './add-state-metrics.ts';
import { searchClass } from './search-class.ts';

jest.setTimeout(60_000);

const registry = new Registry();
const log: string[] = [];
const spans: { name: string; parentId: string | null }[] = [];
const tracer = {
  start: ({ name, parent }: { name: string; parent: { spanId: string } | null }) => ({
    ...{ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true },
    end: () => void spans.push({ name, parentId: parent?.spanId ?? null }),
  }),
  close: () => Promise.resolve(),
};

const api = setupTestApi({ telemetry: { registry, tracer }, log: (line) => void log.push(line) });
beforeAll(() => addStateMetrics(registry, api));

describe('metrics of the API', () => {
  test('time searches by class and outcome, and never contain their words', async () => {
    await api.search('projects?search=tides');
    await api.search('projects?search=private');
    const text = await registry.metrics();
    expect(text).toContain('open_discovery_search_duration_seconds_count{class="words",outcome="ok"} 2');
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/graph\/v3\/projects",/);
    expect(text).not.toMatch(/tides|private/);
  });

  test('have the state of index, queue and database at the moment of the scrape', async () => {
    const text = await registry.metrics();
    const publishedAt = Date.parse(api.engine.about()?.publishedAt ?? '') / 1_000;
    expect(text).toContain(`open_discovery_index_published_timestamp_seconds ${publishedAt}\n`);
    expect(text).toContain(`open_discovery_index_records ${api.engine.about()?.records ?? 0}\n`);
    for (const line of [
      'open_discovery_index_fallback 0',
      'open_discovery_search_queue{state="running"} 0',
      'open_discovery_search_queue{state="waiting"} 0',
      'open_discovery_ready{part="index"} 1',
      'open_discovery_ready{part="database"} 1',
    ])
      expect(text).toContain(`${line}\n`);
  });

  test.each([
    [{ text: { op: 'all' }, filters: [] }, 'everything'],
    [{ text: { op: 'word', field: null, text: 'a' }, filters: [] }, 'words'],
    [{ text: { op: 'all' }, filters: [{ name: 'f', is: 'exists', field: 'f' }] }, 'filters'],
    [
      { text: { op: 'word', field: null, text: 'a' }, filters: [{ name: 'f', is: 'exists', field: 'f' }] },
      'words and filters',
    ],
    [{ text: { op: 'all' }, filters: [], facets: [{ field: 'f', size: 1 }] }, 'everything, facets'],
  ] as const)('the class of %j is %s', (query, name) => {
    expect(searchClass({ kind: null, offset: 0, limit: 1, ...query })).toBe(name);
  });
});

describe('one request in both processes', () => {
  test('has the id that the portal gives, in the answer and in the log', async () => {
    const answer = await api.app.inject({ url: '/status', headers: { 'x-request-id': 'from-the-portal' } });
    expect(answer.headers['x-request-id']).toBe('from-the-portal');
    expect(log.join('')).toContain('"requestId":"from-the-portal"');
  });

  test('has another id than an untrusted client sends', async () => {
    const answer = await api.app.inject({
      ...{ url: '/health', headers: { 'x-request-id': 'from-a-stranger' } },
      remoteAddress: '192.0.2.7',
    });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('has its search as a span below its own', async () => {
    spans.length = 0;
    await api.search('projects?search=tides');
    expect(spans).toEqual([
      { name: 'search: words', parentId: 'b'.repeat(16) },
      { name: 'GET', parentId: null },
    ]);
  });
});

describe('/status', () => {
  test.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8', /^text\/html/, /<h1>Everything works<\/h1>/],
    ['*/*', /^application\/json/, /"status":"ok"/],
    ['application/json', /^application\/json/, /"status":"ok"/],
  ])('for Accept: %s is %s', async (accept, type, body) => {
    const answer = await api.app.inject({ url: '/status', headers: { accept } });
    expect(answer.headers['content-type']).toMatch(type);
    expect(answer.body).toMatch(body);
  });
});
