import { openClusterIndex, writeGeneration } from '@open-discovery/opensearch-index';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BENCH_SCHEMA, benchDocuments } from './corpus.ts';
import { ROUNDS, TimedSource, WARM_UP_ROUNDS, buildSeconds, timed, timings } from './measure.ts';
import type { BuildResult, Engine, QueryResult, Run } from './measure.ts';
import { benchPrefixes, benchQueries, toIndexQuery } from './query-classes.ts';

const SHARDS = 3;

const urls = (process.env['SEARCH_URL'] ?? '').split(',').filter((url) => url !== '');

/** Reports whether there is a cluster to compare with. */
export const hasCluster = (): boolean => urls.length > 0;

const aliasOf = (folder: string): string => `bench-${path.basename(folder)}`;

const read = async (address: string): Promise<string> => (await fetch(`${urls[0] ?? ''}${address}`)).text();

/** Adds up the lines of a listing of numbers. */
const sumOf = (listing: string): number =>
  listing
    .split('\n')
    .map(Number)
    .filter((number) => Number.isFinite(number))
    .reduce((sum, number) => sum + number, 0);

/** Memory that the nodes use of their heaps, in MB. */
const heapMegabytes = async (): Promise<number> =>
  sumOf(await read('/_cat/nodes?h=heap.current&bytes=b')) / 1e6;

const build = async (folder: string, records: number): Promise<BuildResult> => {
  const documents = new TimedSource(benchDocuments(records));
  const spool = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  const alias = aliasOf(folder);
  const [{ generation }, cost] = await timed(() =>
    writeGeneration({
      urls,
      alias,
      schema: BENCH_SCHEMA,
      documents,
      folder: spool,
      now: new Date('2026-01-01'),
      shards: SHARDS,
      replicas: 0,
      timeLimitMs: 60_000,
    }),
  );
  rmSync(spool, { recursive: true });
  const stored = sumOf(await read(`/_cat/indices/${generation}*?h=store.size&bytes=b`));
  return {
    ...buildSeconds(cost, documents.cost),
    buildCpuSeconds: null,
    buildMegabytes: await heapMegabytes(),
    diskMegabytes: stored / 1e6,
  };
};

const query = async (folder: string): Promise<QueryResult> => {
  const options = { urls, alias: aliasOf(folder), schema: BENCH_SCHEMA, timeLimitMs: 60_000 };
  const [index, opening] = await timed(() => openClusterIndex(options));
  const queries = benchQueries().map(([name, one]) => [name, toIndexQuery(one)] as const);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    for (const [, one] of queries) await index.search(one);
  const runs: Run[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, one] of queries) {
      const [{ total }, { wallMs }] = await timed(() => index.search(one));
      runs.push({ name, wallMs, cpuMs: Number.NaN, matches: total });
    }
    for (const prefix of benchPrefixes()) {
      const [found, { wallMs }] = await timed(() => index.suggest(prefix, { limit: 10 }));
      runs.push({ name: 'completion', wallMs, cpuMs: Number.NaN, matches: found.length });
    }
  }
  await index.close();
  return {
    openMs: opening.wallMs,
    queryMegabytes: await heapMegabytes(),
    classes: timings(runs, ROUNDS),
  };
};

/** This project's index on the OpenSearch cluster of `SEARCH_URL`. */
export const opensearch: Engine = { name: 'OpenSearch', build, query };
