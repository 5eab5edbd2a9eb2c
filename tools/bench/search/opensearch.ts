import { openClusterIndex, writeGeneration } from '@open-discovery/opensearch-index';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BENCH_SCHEMA, benchDocuments } from './corpus.ts';
import { ROUNDS, TimedSource, WARM_UP_ROUNDS, buildSeconds, timed, timings } from './measure.ts';
import type { BuildResult, Cost, Engine, QueryResult, Run } from './measure.ts';
import { areHere, peakMegabytesOf, processesOf, processMs, threadsMs } from './node-costs.ts';
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

/** The nodes on this machine; none if they are elsewhere, where their cost is not known. */
const nodesHere = async (): Promise<number[]> => {
  const pids = await processesOf(urls[0] ?? '');
  return areHere(pids) ? pids : [];
};

/** The most memory that the nodes have held, in MB; of nodes elsewhere, what they use of their heaps. */
const megabytes = async (pids: readonly number[]): Promise<number> =>
  pids.length > 0 ? peakMegabytesOf(pids) : sumOf(await read('/_cat/nodes?h=heap.current&bytes=b')) / 1e6;

/** Runs something; its cost is that of this process and of the nodes. */
const timedWithNodes = async <T>(
  pids: readonly number[],
  nodesMs: (pids: readonly number[]) => number,
  run: () => Promise<T>,
): Promise<[result: T, cost: Cost]> => {
  const before = nodesMs(pids);
  const [result, { wallMs, cpuMs }] = await timed(run);
  return [result, { wallMs, cpuMs: pids.length > 0 ? cpuMs + nodesMs(pids) - before : Number.NaN }];
};

const build = async (folder: string, records: number): Promise<BuildResult> => {
  const documents = new TimedSource(benchDocuments(records));
  const spool = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  const alias = aliasOf(folder);
  const pids = await nodesHere();
  const [{ generation }, cost] = await timedWithNodes(pids, processMs, () =>
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
    buildMegabytes: await megabytes(pids),
    diskMegabytes: stored / 1e6,
  };
};

const query = async (folder: string): Promise<QueryResult> => {
  const options = { urls, alias: aliasOf(folder), schema: BENCH_SCHEMA, timeLimitMs: 60_000 };
  const [index, opening] = await timed(() => openClusterIndex(options));
  const queries = benchQueries().map(([name, one]) => [name, toIndexQuery(one)] as const);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    for (const [, one] of queries) await index.search(one);
  const pids = await nodesHere();
  const runs: Run[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, one] of queries) {
      const [{ total }, cost] = await timedWithNodes(pids, threadsMs, () => index.search(one));
      runs.push({ name, ...cost, matches: total });
    }
    for (const prefix of benchPrefixes()) {
      const [found, cost] = await timedWithNodes(pids, threadsMs, () => index.suggest(prefix, { limit: 10 }));
      runs.push({ name: 'completion', ...cost, matches: found.length });
    }
  }
  await index.close();
  return {
    openMs: opening.wallMs,
    queryMegabytes: await megabytes(pids),
    classes: timings(runs, ROUNDS),
  };
};

/** This project's index on the OpenSearch cluster of `SEARCH_URL`. */
export const opensearch: Engine = { name: 'OpenSearch', build, query };
