#!/usr/bin/env node
// `npm run bench:pages [-- --against 6057373 --pages 500 --rounds 3]`: processor time of the portal and the API for each
// uncached page, compared with another commit, or with existing builds: `--builds /a,/b`.
// `-- --engines embedded,opensearch --records 30000 --only results`: the same pages over each search engine.
// `-- --data FOLDER`: pages of records that are imported already.
// Build first: npx nx run-many -t build -p portal api importer
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBuilds } from '../builds.mjs';
import { median } from '../statistics.mjs';
import { importCorpus, memoryOf, processorTimeOf, startApi, startPortal } from '../programs.mjs';
import { readAddresses, readWords, readWordsOf } from './addresses.mjs';
import { crowd } from './crowd.mjs';
import { chooseEngines, writeRecords } from './engines.mjs';
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
    /** Record files in addition to the sample corpus. */
    corpus: { type: 'string', multiple: true, default: [] },
    /** The number of synthetic works in addition to the sample corpus; searches take words of their titles. */
    records: { type: 'string' },
    /** A data folder whose records are used as they are. */
    data: { type: 'string' },
    /** Which search engines: embedded, opensearch. */
    engines: { type: 'string' },
    /** Requests as many different pages under 64 clients instead, and fails if one is slow or no page. */
    crowd: { type: 'string' },
  },
});
const count = Number(values.pages);
const clients = Number(values.clients);

const startBuild = async ({ name, root, environment, pids = [] }, { folder, files }) => {
  const records = values.data ? path.resolve(values.data) : path.join(folder, name);
  if (!values.data) await importCorpus(records, files, { root, environment });
  const api = await startApi(records, { root, environment });
  return { name, api, cluster: pids, portal: await startPortal(api, 0, { root }) };
};

/** The processor time of each server, in ms. A cluster has several processes or none. */
const spentBy = async ({ portal, api, cluster }) => {
  const ofNodes = await Promise.all(cluster.map((pid) => processorTimeOf({ pid })));
  return {
    portal: await processorTimeOf(portal),
    api: await processorTimeOf(api),
    cluster: ofNodes.reduce((sum, time) => sum + time, 0),
  };
};

/** Returns the processor time of the servers for one page, and the median of the time that a page takes, in ms. */
const measureRound = async (servers, addressOf, isCold) => {
  const before = await spentBy(servers);
  const times = await requestPages(servers.portal, { addressOf, count, clients, isCold });
  const after = await spentBy(servers);
  const [portal, api, cluster] = ['portal', 'api', 'cluster'].map(
    (server) => (after[server] - before[server]) / count,
  );
  return { portal, api, cluster, all: portal + api + cluster, wall: median(times) };
};

/** The measurements of a page, in the order of the table. */
const MEASURES = {
  portal: 'processor, portal',
  api: 'processor, API',
  cluster: 'processor, cluster',
  all: 'processor, all',
  wall: 'whole page, by the wall',
};

const rounded = (number) => Number(number.toFixed(2));

/** Returns one row for each server, for all together, and for the time that a page takes: each build's median, and the ratio of the first build to the second. */
const toRows = (kind, measured) => {
  const builds = [...measured];
  const isCluster = builds.some(([, rounds]) => rounds.some(({ cluster }) => cluster > 0));
  const shown = Object.keys(MEASURES).filter((server) => server !== 'cluster' || isCluster);
  return shown.map((server) => {
    const medians = builds.map(([, rounds]) => median(rounds.map((round) => round[server])));
    return {
      page: kind,
      ms: MEASURES[server],
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
      // The first round compiles code and fills caches.
      const spent = await measureRound(build, addressOf, round === 0);
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

const compareBuilds = async (builds, words) => {
  const rows = [];
  for (const kind of Object.entries(await readAddresses(builds[0].portal, words)))
    if (!values.only || values.only === kind[0]) rows.push(...(await measureKind(builds, kind)));
  console.table(rows);
  console.table(await measureMemory(builds));
};

const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-bench-'));
const { builds: chosen, remove } = values.engines
  ? await chooseEngines(values.engines)
  : await openBuilds(values);
try {
  const made = values.records ? await writeRecords(folder, Number(values.records)) : null;
  const files = [...values.corpus.map((file) => path.resolve(file)), ...(made ? [made] : [])];
  const builds = [];
  for (const build of chosen) builds.push(await startBuild(build, { folder, files }));
  const [{ model }] = cpus();
  process.stdout.write(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${model}, Node.js ${process.version}, load ${loadavg()[0].toFixed(1)}\n`,
  );
  const words = values.data ? await readWordsOf(builds[0].api) : await readWords(made ?? undefined);
  if (values.crowd) await crowd(builds[0], { count: Number(values.crowd), words });
  else await compareBuilds(builds, words);
} finally {
  await remove();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
