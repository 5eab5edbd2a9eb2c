import { parsePortalConfiguration, SHIPPED_PORTAL } from '@open-discovery/config/portal';
import { expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPortalStore } from './index.ts';

const parsed = parsePortalConfiguration(SHIPPED_PORTAL);
if (!parsed.ok) throw new Error('the shipped portal must parse');
const configuration = parsed.value;

const serve = async (answers: Readonly<Record<string, [status: number, body: unknown]>>) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const [status, body] = answers[path] ?? [404, {}];
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { asked, url, stop };
};

const storeFor = (graphUrl: string, state?: object) =>
  createPortalStore(
    { transport: { fetch, place: 'server', production: true }, graphUrl, configuration },
    state,
  );

test('an answer is found, missing or failed, and never rejected', async () => {
  const { url, stop } = await serve({
    '/projects/known': [200, { id: 'known' }],
    '/projects/broken': [503, { message: 'busy' }],
  });
  const { store, graphApi } = storeFor(url);
  const ask = async (id: string) =>
    (await store.dispatch(graphApi.endpoints.record.initiate({ kind: 'project', id }))).data;
  try {
    expect(await ask('known')).toEqual({ state: 'found', value: { id: 'known' } });
    expect(await ask('unknown')).toEqual({ state: 'missing' });
    expect(await ask('broken')).toMatchObject({ state: 'failed', error: { kind: 'status', status: 503 } });
  } finally {
    stop();
  }
});

test('what the server asked, the browser does not ask again', async () => {
  const { asked, url, stop } = await serve({ '/status': [200, { records: 1 }] });
  try {
    const server = storeFor(url);
    await server.store.dispatch(server.graphApi.endpoints.status.initiate(undefined));
    const state = JSON.parse(JSON.stringify(server.store.getState())) as object;
    const browser = storeFor(url, state);
    const answer = await browser.store.dispatch(browser.graphApi.endpoints.status.initiate(undefined));
    expect(answer.data).toEqual({ state: 'found', value: { records: 1 } });
    expect(asked).toEqual(['/status']);
  } finally {
    stop();
  }
});
