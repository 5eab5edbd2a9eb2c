#!/usr/bin/env node
// `npm run bench:ssr [-- --seconds 5 --requests 10000 --only memory]`: the built portal beside the least that React needs
// for its pages, its memory over many requests, its sitemaps, and how it stands a rush.
// Build first: npx nx run-many -t build -p portal api importer
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { growthOf, measureMemory } from './measure-memory.mjs';
import { measureRush } from './measure-rush.mjs';
import { measureSitemaps } from './measure-sitemaps.mjs';
import { measure } from './measure.mjs';
import {
  importCorpus,
  processorTimeOf,
  startApi,
  startComponentsLimit,
  startLimit,
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
const REQUIRED = { uncachedOfLimit: 0.6, cachedOfUncached: 20 };

/** Requests per second depend on what else the machine does; processor time per page hardly does. */
const warmed = async (server, address) => {
  const url = server.url + address;
  await measure(url, { connections, amount: WARM_UP_REQUESTS });
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

const ratiosOf = ({ page, html, limit, components, alone, uncached, cached }) => {
  const ofLimit = alone.perSecond / limit.perSecond;
  const ofUncached = cached.perSecond / uncached.perSecond;
  return {
    page,
    'KB of HTML': Math.round(html.length / 1000),
    'anew / limit': Number((uncached.perSecond / limit.perSecond).toFixed(2)),
    'without the API': Number(ofLimit.toFixed(2)),
    [`(≥ ${REQUIRED.uncachedOfLimit})`]: ofLimit >= REQUIRED.uncachedOfLimit,
    'the same by processor time': Number((limit.processorMs / alone.processorMs).toFixed(2)),
    'components / limit': Number((components.perSecond / limit.perSecond).toFixed(2)),
    'without the API / components': Number((alone.perSecond / components.perSecond).toFixed(2)),
    'kept / anew': Number(ofUncached.toFixed(1)),
    [`(≥ ${REQUIRED.cachedOfUncached})`]: ofUncached >= REQUIRED.cachedOfUncached,
  };
};

const measureBare = async (bare) => {
  const measured = await warmed(bare, '/');
  bare.stop();
  return measured;
};

const measureLimit = async (html, name) => {
  const file = path.join(folder, `${name}.html`);
  await writeFile(file, html);
  return measureBare(await startLimit(file));
};

const compareSpeed = async (api) => {
  const rows = [];
  const ratios = [];
  const portals = {
    uncached: await startPortal(api, 0),
    alone: await startPortal(await startRememberingApi(api), 0),
    cached: await startPortal(api, 600),
  };
  process.stdout.write(`load of this machine at the start: ${loadavg()[0].toFixed(1)}\n`);
  for (const [page, address] of Object.entries(PAGES)) {
    const html = await (await fetch(portals.uncached.url + address)).text();
    const limit = await measureLimit(html, page);
    const components = await measureBare(await startComponentsLimit(api, address));
    const uncached = await warmed(portals.uncached, address);
    const alone = await warmed(portals.alone, address);
    const cached = await warmed(portals.cached, address);
    rows.push(
      row(`${page}, limit`, limit),
      row(`${page}, its components alone`, components),
      row(`${page}, made anew, API answers at hand`, alone),
      row(`${page}, made anew`, uncached),
      row(`${page}, kept`, cached),
    );
    ratios.push(ratiosOf({ page, html, limit, components, alone, uncached, cached }));
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

const RUSHES = [100, 400];

const rush = async (api) => {
  const rows = [];
  for (const pages of RUSHES) rows.push(await measureRush(await startPortal(api, 0), pages));
  console.table(rows);
};

const PARTS = { speed: compareSpeed, memory: watchMemory, sitemaps: readSitemaps, rush };

try {
  if (values.data === undefined) await importCorpus(folder);
  const api = await startApi(values.data === undefined ? folder : path.resolve(values.data));
  for (const [name, part] of Object.entries(PARTS))
    if (values.only === undefined || values.only === name) await part(api);
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit();
