import { listen } from '@open-discovery/http-server/testing';
import type { ListeningServer } from '@open-discovery/http-server/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { send } from '@open-discovery/http';
import type { AnyEndpoint, Fetch } from '@open-discovery/http';
import type { ServiceSender } from '@open-discovery/portal-state/server';
import { createServer } from 'node:http';
import { createApiFetch } from '../api-fetch.ts';
import { cachingSender } from './caching-sender.ts';

let server: ListeningServer;
/** The entity tag of the records, and the status of each answer so far. */
let state: { tag: string | null; statuses: number[]; parsed: number; now: number };

beforeEach(async () => {
  state = { tag: '"1"', statuses: [], parsed: 0, now: 0 };
  const started = createServer((request, response) => {
    const isSame = state.tag !== null && request.headers['if-none-match'] === state.tag;
    const status = request.url?.startsWith('/none') ? 404 : isSame ? 304 : 200;
    state.statuses.push(status);
    response.writeHead(status, state.tag === null ? {} : { etag: state.tag });
    response.end(status === 200 ? JSON.stringify({ at: `${request.url} ${state.tag}` }) : undefined);
  });
  server = await listen(started);
});
afterEach(() => server.close());

const endpoint = (path: string, query: [string, string][] = []): AnyEndpoint<object> => ({
  method: 'GET',
  path,
  query,
  parse: (json) => {
    state.parsed += 1;
    return json as object;
  },
});

const failures: unknown[] = [];

/** Creates a sender that caches, and calls it as a page each second would. */
const startCaching = () => {
  const fetchFor = createApiFetch(server.url);
  const direct: ServiceSender = async (asked, transport) => {
    const answer = await send(asked, { baseUrl: server.url, fetch: transport.fetch, limitMs: 5_000 });
    if (!answer.ok) transport.onFailure?.({ service: '', method: 'GET', address: '', error: answer.error });
    return answer;
  };
  const cachedSend = cachingSender(direct, () => state.now);
  return (asked: AnyEndpoint<object>, laterMs = 1_000) => {
    state.now += laterMs;
    const fetch: Fetch = fetchFor({ 'x-request-id': 'of this page' });
    const onFailure = (failed: unknown): void => void failures.push(failed);
    return cachedSend(asked, { fetch, place: 'server', production: true, onFailure });
  };
};

test.each([
  ['overview', []],
  ['totals', [['of', 'projects']]],
] as [string, [string, string][]][])(
  '%s is parsed once while the service says that it is the same',
  async (path, query) => {
    const ask = startCaching();
    const [first, second] = [await ask(endpoint(path, query)), await ask(endpoint(path, query))];
    expect(second).toBe(first);
    expect([state.statuses, state.parsed, failures]).toEqual([[200, 304], 1, []]);
  },
);

test('the pages of a second share an answer, which is valid for another second when the service says so', async () => {
  const ask = startCaching();
  const answers = [];
  for (const laterMs of [0, 999, 1, 999, 1]) answers.push(await ask(endpoint('status'), laterMs));
  expect(new Set(answers).size).toBe(1);
  expect(state.statuses).toEqual([200, 304, 304]);
});

test('an answer that changed replaces the kept one', async () => {
  const ask = startCaching();
  await ask(endpoint('overview'));
  state.tag = '"2"';
  expect(await ask(endpoint('overview'))).toMatchObject({ ok: true, value: { at: '/overview "2"' } });
  await ask(endpoint('overview'));
  expect(state.statuses).toEqual([200, 200, 304]);
});

test('answers of other queries and other paths are their own', async () => {
  const ask = startCaching();
  await ask(endpoint('totals', [['of', 'projects']]));
  const other = await ask(endpoint('totals', [['of', 'services']]));
  expect(other).toMatchObject({ value: { at: '/totals?of=services "1"' } });
  await ask(endpoint('research-products'));
  await ask(endpoint('research-products'));
  expect(state.statuses).toEqual([200, 200, 200, 200]);
});

test('a service without entity tags gets a request each time', async () => {
  state.tag = null;
  const ask = startCaching();
  await ask(endpoint('status'));
  await ask(endpoint('status'));
  expect(state.statuses).toEqual([200, 200]);
});
