#!/usr/bin/env node
// `npm run bench:pages [-- --against 6057373 --pages 500 --rounds 3]`: processor time of the portal and the API for each
// uncached page, compared with another commit, or with existing builds: `--builds /a,/b`.
// `-- --engines embedded,opensearch --records 30000 --only results`: the same pages over each search engine.
// `-- --data FOLDER`: pages of records that are imported already.
// Build first: npx nx run-many -t build -p portal api importer
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareBuilds, measureInTurns, openBuilds } from '../builds.mjs';
import { createFolder } from '../folder.mjs';
import { median, rounded } from '../statistics.mjs';
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
    /** The search engines: `embedded`, `opensearch`, or both, separated by a comma. */
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

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The processor time of portal, API and cluster, in ms. A cluster has several processes or none. */
const spentBy = ({ portal, api, cluster }) => [
  processorTimeOf(portal),
  processorTimeOf(api),
  sum(cluster.map((pid) => processorTimeOf({ pid }))),
];

/** Returns the processor time of the servers for one page, and the median of the time that a page takes, in ms. */
const measureRound = async (servers, addressOf, isCold) => {
  const before = spentBy(servers);
  const times = await requestPages(servers.portal, { addressOf, count, clients, isCold });
  const spent = spentBy(servers).map((after, server) => (after - before[server]) / count);
  const [portal, api, cluster] = spent;
  return {
    'processor ms, portal': portal,
    'processor ms, API': api,
    'processor ms, cluster': servers.cluster.length > 0 ? cluster : NaN,
    'processor ms, all': sum(spent),
    'ms of a page': median(times),
  };
};

const measureKind = async (builds, [kind, addressOf]) => {
  const measured = await measureInTurns(builds, Number(values.rounds), (build, isCold) =>
    measureRound(build, addressOf, isCold),
  );
  return compareBuilds(measured).map((row) => ({ page: kind, ...row }));
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

const measureBuilds = async (builds, words) => {
  const rows = [];
  for (const kind of Object.entries(await readAddresses(builds[0].portal, words)))
    if (!values.only || values.only === kind[0]) rows.push(...(await measureKind(builds, kind)));
  console.table(rows);
  console.table(await measureMemory(builds));
};

const folder = createFolder();
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
  else await measureBuilds(builds, words);
} finally {
  await remove();
}
process.exit();
