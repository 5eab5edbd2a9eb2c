import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverUrls } from './support/server-urls.ts';
import { startApi, startPortal } from './support/servers.ts';
import { expect, test } from './support/test.ts';

// Windows ends a process at once.
test.skip(process.platform === 'win32', 'Windows has no signals');

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  test(`${signal} stops the portal and the API with everything closed`, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-signals-'));
    const live = { GRAPH_UPSTREAM: `${serverUrls().api}/graph`, SEARCH_URL: '' };
    const api = await startApi(folder, live);
    const portal = await startPortal(api.port);
    expect(await Promise.all([portal.end(signal), api.end(signal)])).toEqual([0, 0]);
    await rm(folder, { recursive: true });
  });
