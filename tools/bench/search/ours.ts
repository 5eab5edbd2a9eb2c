import { buildGeneration, openIndex } from '@open-discovery/search-index';
import { BENCH_SCHEMA, benchDocuments } from './corpus.ts';
import { TimedSource, folderMegabytes, buildWorkerUrl, peakMegabytes, timed, timings } from './measure.ts';
import type { BuildResult, Engine, QueryResult } from './measure.ts';
import { benchPrefixes, benchQueries, toIndexQuery } from './query-classes.ts';

const WARM_UP_ROUNDS = 3;

/** The time of making the documents up is not counted. */
const build = async (folder: string, records: number): Promise<BuildResult> => {
  const documents = new TimedSource(benchDocuments(records));
  const [, ms] = await timed(() =>
    buildGeneration({
      folder,
      schema: BENCH_SCHEMA,
      documents,
      now: new Date('2026-01-01'),
      buildWorkerUrl,
    }),
  );
  const buildSeconds = (ms - documents.ms) / 1000;
  return { buildSeconds, buildMegabytes: peakMegabytes(), diskMegabytes: folderMegabytes(folder) };
};

const query = async (folder: string): Promise<QueryResult> => {
  const [index, openMs] = await timed(() => openIndex({ folder }));
  const queries = benchQueries().map(([name, one]) => [name, toIndexQuery(one)] as const);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    for (const [, one] of queries) await index.search(one);
  const runs: [string, number, number][] = [];
  for (const [name, one] of queries) {
    const [{ total }, ms] = await timed(() => index.search(one));
    runs.push([name, ms, total]);
  }
  for (const prefix of [...benchPrefixes(), ...benchPrefixes()]) {
    const [found, ms] = await timed(() => index.suggest(prefix, { limit: 10 }));
    runs.push(['completion', ms, found.length]);
  }
  await index.close();
  return { openMs, queryMegabytes: peakMegabytes(), classes: timings(runs) };
};

/** The index of this project. */
export const ours: Engine = { name: 'this index', build, query };
