import { parsePortalConfiguration, SHIPPED_PORTAL } from '@open-discovery/config/portal';
import { expect, test } from '@jest/globals';
import { createPortalApis, createPortalStore } from './index.ts';
import { serve } from './testing/serve.ts';

const STATUS = { generation: 'generation-000001', publishedAt: '2026-11-22T22:01:35Z', records: 1 };

const parsed = parsePortalConfiguration(SHIPPED_PORTAL);
if (!parsed.ok) throw new Error('the shipped portal must parse');
const configuration = parsed.value;

const storeFor = (graphUrl: string, state?: object) =>
  createPortalStore(
    createPortalApis({ graphUrl, configuration }),
    { fetch, place: 'server', production: true },
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
  const { asked, url, stop } = await serve({ '/status': [200, STATUS] });
  try {
    const server = storeFor(url);
    await server.store.dispatch(server.graphApi.endpoints.status.initiate(undefined));
    const state = JSON.parse(JSON.stringify(server.store.getState())) as object;
    const browser = storeFor(url, state);
    const answer = await browser.store.dispatch(browser.graphApi.endpoints.status.initiate(undefined));
    expect(answer.data).toEqual({ state: 'found', value: STATUS });
    expect(asked).toEqual(['/status']);
  } finally {
    stop();
  }
});
