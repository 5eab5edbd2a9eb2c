import { openIndex } from '@open-discovery/search-index';
import { buildMeasured } from './build-measured.ts';
import { BENCH_SCHEMA, benchDocuments } from './corpus.ts';
import { ROUNDS, WARM_UP_ROUNDS, peakMegabytes, timed, timings } from './measure.ts';
import type { BuildResult, Engine, QueryResult, Run } from './measure.ts';
import { benchPrefixes, benchQueries, toIndexQuery } from './query-classes.ts';

const build = (folder: string, records: number): Promise<BuildResult> =>
  buildMeasured(folder, BENCH_SCHEMA, benchDocuments(records));

const query = async (folder: string): Promise<QueryResult> => {
  const [index, opening] = await timed(() => openIndex({ folder }));
  const queries = benchQueries().map(([name, one]) => [name, toIndexQuery(one)] as const);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    for (const [, one] of queries) await index.search(one);
  const runs: Run[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, one] of queries) {
      const [{ total }, cost] = await timed(() => index.search(one));
      runs.push({ name, ...cost, matches: total });
    }
    for (const prefix of benchPrefixes()) {
      const [found, cost] = await timed(() => index.suggest(prefix, { limit: 10 }));
      runs.push({ name: 'completion', ...cost, matches: found.length });
    }
  }
  await index.close();
  return { openMs: opening.wallMs, queryMegabytes: peakMegabytes(), classes: timings(runs, ROUNDS) };
};

export const ours: Engine = { name: 'this index', build, query };
