import { buildGeneration, openIndex } from '@open-discovery/search-index';
import { BENCH_SCHEMA, benchDocuments } from './corpus.ts';
import { folderMegabytes, peakMegabytes, timed, timings } from './measure.ts';
import type { BuildResult, QueryResult } from './measure.ts';
import { benchPrefixes, benchQueries, toIndexQuery } from './query-classes.ts';

const WARM_UP_ROUNDS = 3;

/** Builds the index of this project; the time of making the documents up is not counted. */
export const buildOurs = async (folder: string, records: number): Promise<BuildResult> => {
  const [, madeUpMs] = await timed(() => {
    for (const document of benchDocuments(records)) if (document.id === '') throw new Error('No id.');
  });
  const documents = benchDocuments(records);
  const [, ms] = await timed(() =>
    buildGeneration({ folder, schema: BENCH_SCHEMA, documents, now: new Date('2026-01-01') }),
  );
  const buildSeconds = (ms - madeUpMs) / 1000;
  return { buildSeconds, buildMegabytes: peakMegabytes(), diskMegabytes: folderMegabytes(folder) };
};

/** Asks the index of this project. */
export const queryOurs = async (folder: string): Promise<QueryResult> => {
  const [index, openMs] = await timed(() => openIndex({ folder }));
  const queries = benchQueries().map(([name, query]) => [name, toIndexQuery(query)] as const);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    for (const [, query] of queries) await index.search(query);
  const runs: [string, number, number][] = [];
  for (const [name, query] of queries) {
    const [{ total }, ms] = await timed(() => index.search(query));
    runs.push([name, ms, total]);
  }
  for (const prefix of [...benchPrefixes(), ...benchPrefixes()]) {
    const [found, ms] = await timed(() => index.suggest(prefix, { limit: 10 }));
    runs.push(['completion', ms, found.length]);
  }
  await index.close();
  return { openMs, queryMegabytes: peakMegabytes(), classes: timings(runs) };
};
