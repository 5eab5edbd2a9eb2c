#!/usr/bin/env node
// `npm run bench:huge [-- --requests 20]`: the time of the page of a record with thousands of authors, copies and references.
// Build first: npx nx run-many -t build -p portal api importer
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { EXTENT, HUGE_ID, hugeFiles } from './huge-record.mjs';
import { createFolder } from '../folder.mjs';
import { importCorpus, processorTimeOf, startApi, startPortal } from '../programs.mjs';
import { median } from '../statistics.mjs';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '20' } } });
const REQUESTS = Number(values.requests);
const REQUIRED_MS = 300;
const ID = encodeURIComponent(HUGE_ID);
const page = (portal) => `${portal.url}/search/publication?articleId=${ID}`;

const ask = async (url) => {
  const start = performance.now();
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return { ms: performance.now() - start, text };
};

/** Measures requests one after the other. */
const measure = async (url) => {
  const times = [];
  for (let request = 0; request < REQUESTS; request += 1) times.push((await ask(url)).ms);
  return { 'median ms': Math.round(median(times)), 'slowest ms': Math.round(Math.max(...times)) };
};

const rowOf = async (measured, url, servers) => {
  for (let request = 0; request < 5; request += 1) await ask(url);
  const spent = () => servers.map(processorTimeOf).reduce((a, b) => a + b);
  const before = spent();
  const times = await measure(url);
  return { measured, ...times, 'processor ms': Math.round((spent() - before) / REQUESTS) };
};

const folder = createFolder();
const files = [];
for (const [name, text] of Object.entries(hugeFiles())) {
  files.push(path.join(folder, name));
  await writeFile(files.at(-1), text);
}
await importCorpus(folder, files);
const api = await startApi(folder);
const portal = await startPortal(api, 0);
const cached = await startPortal(api, 600);
process.stdout.write(
  `load of this machine at the start: ${loadavg()[0].toFixed(1)}; ${JSON.stringify(EXTENT)}\n`,
);
const { text } = await ask(page(portal));
const rows = [
  await rowOf('page, uncached', page(portal), [portal, api]),
  await rowOf('page, cached', page(cached), [cached, api]),
  await rowOf('the record of the API', `${api.url}/graph/v3/research-products/${ID}`, [api]),
  await rowOf('related records of the API', `${api.url}/graph/v3/related/${ID}`, [api]),
];
console.table(rows);
process.stdout.write(
  `HTML: ${Math.round(text.length / 1000)} KB, ${Math.round(gzipSync(text).length / 1000)} KB compressed\n`,
);
// Other work on the machine disturbs this time least.
if (rows[0]['processor ms'] > REQUIRED_MS) process.exitCode = 1;
process.exit();
