#!/usr/bin/env node
// `npm run bench:search -- --records 100000 [--json FILE]`: the index beside Lucene and SQLite, in one run.
// `npm run bench:search -- --docs FILE…`: writes the results of such files into `docs/search-index.md`.
// `npm run bench:search -- --engines ours,opensearch,lucene`: beside a cluster, that of `SEARCH_URL` or one node that is started.
// `npm run bench:search -- --scale FILE…`: writes the results of such files, of different numbers of records, into
// `docs/scale.md`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { findLucene } from '../../steps/lucene.mjs';
import { findOpenSearch } from '../../steps/opensearch-archive.mjs';
import { startOpenSearch } from '../../steps/opensearch.mjs';
import { ROOT } from '../../steps/workspace.mjs';
import { bundle } from '../bundle.mjs';

const NOT_BUNDLED = ['libsql', 'autocannon', '@opensearch-project/opensearch'];
const program = await bundle(path.join(import.meta.dirname, 'bench.ts'), NOT_BUNDLED);
const parameters = process.argv.slice(2);

/** A cluster that is started for the benchmark has the memory of a small server. */
const HEAP_MB = 2048;

/** Starts a cluster if one is to be measured and none is named. */
const startCluster = async () => {
  const engines = parameters[parameters.indexOf('--engines') + 1] ?? '';
  if (process.env.SEARCH_URL || !engines.split(',').includes('opensearch')) return null;
  const found = await findOpenSearch();
  return 'missing' in found ? null : startOpenSearch({ ...found, heapMb: HEAP_MB, isMeasured: true });
};

const cluster = await startCluster();
const child = spawn(process.execPath, [program, ROOT, ...parameters], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(cluster && { SEARCH_URL: cluster.urls.join(','), BENCH_NEW_CLUSTER: 'true' }),
    BENCH_LUCENE: JSON.stringify(await findLucene()),
  },
});
child.once('close', async (code) => {
  await cluster?.stop();
  process.exitCode = code ?? 1;
});
