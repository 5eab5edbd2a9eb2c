import path from 'node:path';
import { findOpenSearch } from '../../steps/opensearch-archive.mjs';
import { startOpenSearch } from '../../steps/opensearch.mjs';
import { Stop } from '../../steps/stop.mjs';
import { ROOT } from '../../steps/workspace.mjs';
import { writeCorpus } from '../import/corpus.mjs';

const HEAP_MB = 1024;

const startCluster = async () => {
  const found = await findOpenSearch();
  if ('missing' in found) throw new Stop(found.missing);
  return startOpenSearch({ ...found, heapMb: HEAP_MB, isMeasured: true });
};

/** The ways to keep records: in the folder of the API, or on a cluster of one node that is started for it. */
const ENGINES = {
  embedded: async () => ({ environment: { SEARCH_URL: '' }, pids: [], stop: async () => undefined }),
  opensearch: async () => {
    const { urls, pids, stop } = await startCluster();
    return { environment: { SEARCH_URL: urls.join(',') }, pids, stop };
  },
};

/** Returns the working tree once for each of the named engines, and starts what they need, which `remove` stops. */
export const chooseEngines = async (names) => {
  const builds = [];
  for (const name of names.split(',')) {
    if (!(name in ENGINES))
      throw new Stop(`--engines ${name}: the engines are ${Object.keys(ENGINES).join(' and ')}.`);
    builds.push({ name, root: ROOT, ...(await ENGINES[name]()) });
  }
  return { builds, remove: () => Promise.all(builds.map(({ stop }) => stop())) };
};

/** Writes as many made-up works, with their relations, to a file of the folder; returns it. */
export const writeRecords = async (folder, records) => {
  const file = path.join(folder, 'works.jsonl');
  await writeCorpus(file, records);
  return file;
};
