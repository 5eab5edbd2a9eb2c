#!/usr/bin/env node
// `npm run bench:ssr [-- --seconds 5 --requests 10000 --only memory]`: the built portal beside the components of its pages
// alone, its memory over many requests, and its sitemaps.
// Build first: npx nx run-many -t build -p portal api importer
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createFolder } from '../folder.mjs';
import { rounded } from '../statistics.mjs';
import { growthOf, measureMemory } from './measure-memory.mjs';
import { measureSitemaps } from './measure-sitemaps.mjs';
import { measure } from './measure.mjs';
import {
  importCorpus,
  processorTimeOf,
  startApi,
  startBareComponents,
  startPortal,
  startRememberingApi,
} from '../programs.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '8' },
    only: { type: 'string' },
    /** Data of another index than the sample corpus, whose sitemaps are read. */
    data: { type: 'string' },
  },
});
const connections = Number(values.connections);
const extent = { connections, duration: Number(values.seconds) };

const PAGES = {
  home: '/',
  results: '/?keyword=climate',
  landing: '/search/project?projectId=corda__h2020%3A%3Aaf3c7ad2d3812fddb9a9b9999f774bfe',
};
/** Warm-up requests until the rendering code is compiled; fewer would measure the compiler. */
const WARM_UP_REQUESTS = 1500;

/** Requests per second depend on what else the machine does; processor time per page hardly does. */
const warmed = async (server, address) => {
  const url = server.url + address;
  await measure(url, { connections, amount: WARM_UP_REQUESTS });
  const before = processorTimeOf(server);
  const measured = await measure(url, extent);
  return { ...measured, processorMs: (processorTimeOf(server) - before) / measured.requests };
};

const measureComponents = async (api, address) => {
  const bare = await startBareComponents(api, address);
  const measured = await warmed(bare, '/');
  await bare.stop();
  return measured;
};

const compareSpeed = async (api) => {
  const rows = [];
  const ratios = [];
  const portals = {
    uncached: await startPortal(api, 0),
    'uncached, instant API': await startPortal(await startRememberingApi(api), 0),
    cached: await startPortal(api, 600),
  };
  process.stdout.write(`load of this machine at the start: ${loadavg()[0].toFixed(1)}\n`);
  for (const [page, address] of Object.entries(PAGES)) {
    const measured = { 'component tree': await measureComponents(api, address) };
    for (const [name, portal] of Object.entries(portals)) measured[name] = await warmed(portal, address);
    for (const [server, { perSecond, p95, processorMs }] of Object.entries(measured))
      rows.push({
        page,
        server,
        'requests/s': rounded(perSecond),
        'p95 ms': rounded(p95),
        'processor ms a page': rounded(processorMs),
      });
    const ratio = (one, other) => rounded(measured[one].perSecond / measured[other].perSecond);
    ratios.push({
      page,
      'uncached ÷ component tree': ratio('uncached', 'component tree'),
      'uncached, instant API ÷ component tree': ratio('uncached, instant API', 'component tree'),
      'cached ÷ uncached': ratio('cached', 'uncached'),
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

const readSitemaps = async (api) =>
  console.table([await measureSitemaps({ api, portal: await startPortal(api, 0) })]);

const PARTS = { speed: compareSpeed, memory: watchMemory, sitemaps: readSitemaps };

const folder = createFolder();
if (values.data === undefined) await importCorpus(folder);
const api = await startApi(values.data === undefined ? folder : path.resolve(values.data));
for (const [name, part] of Object.entries(PARTS))
  if (values.only === undefined || values.only === name) await part(api);
process.exit();
