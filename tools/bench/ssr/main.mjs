#!/usr/bin/env node
// `npm run bench:ssr [-- --seconds 5 --requests 10000 --only memory]`: the built portal beside the least that React needs
// for its pages, and its memory over many requests.
// Build first: npx nx run-many -t build -p portal api importer
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { growthOf, measureMemory } from './measure-memory.mjs';
import { measure } from './measure.mjs';
import {
  importCorpus,
  processorTimeOf,
  startApi,
  startLimit,
  startPortal,
  startRememberingApi,
} from './programs.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '8' },
    only: { type: 'string' },
  },
});
const connections = Number(values.connections);
const extent = { connections, duration: Number(values.seconds) };

const PAGES = {
  home: '/',
  results: '/?keyword=climate',
  landing: '/search/project?projectId=corda__h2020%3A%3Aaf3c7ad2d3812fddb9a9b9999f774bfe',
};
const REQUIRED = { uncachedOfLimit: 0.6, cachedOfUncached: 20 };

/** Requests per second depend on what else the machine does; processor time per page hardly does. */
const warmed = async (server, address) => {
  const url = server.url + address;
  await measure(url, { connections, duration: 2 });
  const before = await processorTimeOf(server);
  const measured = await measure(url, extent);
  return { ...measured, processorMs: ((await processorTimeOf(server)) - before) / measured.requests };
};

const row = (page, { perSecond, p95, processorMs }) => ({
  page,
  'requests/s': Number(perSecond.toFixed(1)),
  'p95 ms': Number(p95.toFixed(1)),
  'processor ms a page': Number(processorMs.toFixed(2)),
});

const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-bench-'));

const compareSpeed = async (api) => {
  const rows = [];
  const ratios = [];
  const uncachedPortal = await startPortal(api, 0);
  const alonePortal = await startPortal(await startRememberingApi(api), 0);
  const cachedPortal = await startPortal(api, 600);
  process.stdout.write(`load of this machine at the start: ${loadavg()[0].toFixed(1)}\n`);
  for (const [name, address] of Object.entries(PAGES)) {
    const html = await (await fetch(uncachedPortal.url + address)).text();
    const file = path.join(folder, `${name}.html`);
    await writeFile(file, html);
    const bare = await startLimit(file);
    const limit = await warmed(bare, '/');
    bare.stop();
    const uncached = await warmed(uncachedPortal, address);
    const alone = await warmed(alonePortal, address);
    const cached = await warmed(cachedPortal, address);
    rows.push(
      row(`${name}, limit`, limit),
      row(`${name}, made anew, API answers at hand`, alone),
      row(`${name}, made anew`, uncached),
      row(`${name}, kept`, cached),
    );
    ratios.push({
      page: name,
      'KB of HTML': Math.round(html.length / 1000),
      'anew / limit': Number((uncached.perSecond / limit.perSecond).toFixed(2)),
      'without the API': Number((alone.perSecond / limit.perSecond).toFixed(2)),
      [`(≥ ${REQUIRED.uncachedOfLimit})`]: alone.perSecond / limit.perSecond >= REQUIRED.uncachedOfLimit,
      'kept / anew': Number((cached.perSecond / uncached.perSecond).toFixed(1)),
      [`(≥ ${REQUIRED.cachedOfUncached})`]:
        cached.perSecond / uncached.perSecond >= REQUIRED.cachedOfUncached,
    });
  }
  console.table(rows);
  console.table(ratios);
};

const watchMemory = async (api) => {
  const portal = await startPortal(await startRememberingApi(api), 0);
  const addresses = Object.values(PAGES);
  const rows = await measureMemory(portal, { addresses, requests: Number(values.requests), connections });
  console.table(rows);
  const { growth, isFlat } = growthOf(rows);
  process.stdout.write(`heap over the second half: ${growth} MB more, ${isFlat ? '' : 'not '}flat\n`);
};

try {
  await importCorpus(folder);
  const api = await startApi(folder);
  if (values.only !== 'memory') await compareSpeed(api);
  if (values.only !== 'speed') await watchMemory(api);
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit();
