#!/usr/bin/env node
// `npm run bench:pages [-- --against 6057373 --pages 500 --rounds 3]`: processor time of the portal and the API for each page
// made anew, beside another commit's, or beside checkouts that are already built: `--builds /a,/b`.
// Build first: npx nx run-many -t build -p portal api importer
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../steps/workspace.mjs';
import { buildCommit } from '../page/build-commit.mjs';
import { median } from '../page/report.mjs';
import { importCorpus, memoryOf, processorTimeOf, startApi, startPortal } from '../programs.mjs';
import { readAddresses } from './addresses.mjs';
import { crowd } from './crowd.mjs';
import { requestPages } from './request-pages.mjs';

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    builds: { type: 'string' },
    /** Pages of each kind in a round. */
    pages: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '3' },
    /** Visitors at a time. */
    clients: { type: 'string', default: '4' },
    only: { type: 'string' },
    /** Record files besides the sample corpus. */
    corpus: { type: 'string', multiple: true, default: [] },
    /** Requests as many different pages under 64 clients instead, and fails if one is slow or no page. */
    crowd: { type: 'string' },
  },
});
const count = Number(values.pages);
const clients = Number(values.clients);

const startBuild = async ([name, root], folder) => {
  const records = path.join(folder, name);
  await importCorpus(
    records,
    values.corpus.map((file) => path.resolve(file)),
    root,
  );
  const api = await startApi(records, root);
  return { name, api, portal: await startPortal(api, 0, root) };
};

const spentBy = async ({ portal, api }) => ({
  portal: await processorTimeOf(portal),
  api: await processorTimeOf(api),
});

/** Returns the processor time of both servers for one page, in ms. */
const measureRound = async (servers, addressOf) => {
  const before = await spentBy(servers);
  await requestPages(servers.portal, { addressOf, count, clients });
  const after = await spentBy(servers);
  const portal = (after.portal - before.portal) / count;
  const api = (after.api - before.api) / count;
  return { portal, api, both: portal + api };
};

const rounded = (number) => Number(number.toFixed(2));

/** Returns one row for each server and both together: each build's median, and the ratio of the first build to the second. */
const toRows = (kind, measured) => {
  const builds = [...measured];
  return ['portal', 'api', 'both'].map((server) => {
    const medians = builds.map(([, rounds]) => median(rounds.map((round) => round[server])));
    return {
      page: kind,
      'processor ms of': server,
      ...Object.fromEntries(builds.map(([name], at) => [name, rounded(medians[at])])),
      ...(medians.length > 1 && { ratio: rounded(medians[0] / medians[1]) }),
    };
  });
};

const measureKind = async (builds, [kind, addressOf]) => {
  const measured = new Map(builds.map(({ name }) => [name, []]));
  for (let round = 0; round <= Number(values.rounds); round += 1)
    // The order changes each round, so that neither build gains from its place.
    for (const build of round % 2 === 0 ? builds : builds.toReversed()) {
      const spent = await measureRound(build, addressOf);
      // The first round compiles code and fills caches.
      if (round > 0) measured.get(build.name).push(spent);
    }
  return toRows(kind, measured);
};

const measureMemory = async (builds) => {
  const rows = [];
  for (const { name, portal, api } of builds) {
    const [ofPortal, ofApi] = [await memoryOf(portal), await memoryOf(api)];
    rows.push({
      build: name,
      'MB of the portal': rounded(ofPortal.rss / 1e6),
      'MB of the API': rounded(ofApi.rss / 1e6),
    });
  }
  return rows;
};

/** Returns the checkouts to compare, by name; the one of the working tree comes first. */
const chooseBuilds = (other) =>
  values.builds
    ? values.builds.split(',').map((root, at) => [`${at + 1}: ${path.basename(root)}`, path.resolve(root)])
    : [['now', ROOT], ...(other ? [[`at ${values.against}`, other.folder]] : [])];

const compareBuilds = async (builds) => {
  const rows = [];
  for (const kind of Object.entries(await readAddresses(builds[0].portal)))
    if (!values.only || values.only === kind[0]) rows.push(...(await measureKind(builds, kind)));
  console.table(rows);
  console.table(await measureMemory(builds));
};

const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-bench-'));
const other = values.against ? await buildCommit(values.against) : null;
try {
  const builds = [];
  for (const build of chooseBuilds(other)) builds.push(await startBuild(build, folder));
  const [{ model }] = cpus();
  process.stdout.write(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${model}, Node.js ${process.version}, load ${loadavg()[0].toFixed(1)}\n`,
  );
  if (values.crowd) await crowd(builds[0], Number(values.crowd));
  else await compareBuilds(builds);
} finally {
  await other?.remove();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
