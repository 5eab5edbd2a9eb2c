import { openClusterIndex, writeGeneration } from '@open-discovery/opensearch-index';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BENCH_SCHEMA, benchDocuments } from './corpus.ts';
import { TimedSource, timed, timings } from './measure.ts';
import type { BuildResult, Engine, QueryResult } from './measure.ts';
import { benchPrefixes, benchQueries, toIndexQuery } from './query-classes.ts';

const WARM_UP_ROUNDS = 3;
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
  const [{ generation }, ms] = await timed(() =>
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
    buildSeconds: (ms - documents.ms) / 1000,
    buildMegabytes: await heapMegabytes(),
    diskMegabytes: stored / 1e6,
  };
};

const query = async (folder: string): Promise<QueryResult> => {
  const options = { urls, alias: aliasOf(folder), schema: BENCH_SCHEMA, timeLimitMs: 60_000 };
  const [index, openMs] = await timed(() => openClusterIndex(options));
  const queries = benchQueries().map(([name, one]) => [name, toIndexQuery(one)] as const);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    for (const [, one] of queries) await index.search(one);
  const runs: [string, number, number][] = [];
  for (const [name, one] of queries) {
    const [{ total }, ms] = await timed(() => index.search(one));
    runs.push([name, ms, total]);
  }
  for (const prefix of benchPrefixes()) {
    const [found, ms] = await timed(() => index.suggest(prefix, { limit: 10 }));
    runs.push(['completion', ms, found.length]);
  }
  await index.close();
  return { openMs, queryMegabytes: await heapMegabytes(), classes: timings(runs) };
};

/** This project's index on the OpenSearch cluster of `SEARCH_URL`. */
export const opensearch: Engine = { name: 'OpenSearch', build, query };
