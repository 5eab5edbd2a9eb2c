#!/usr/bin/env node
// `npm run bench:search -- --records 100000 [--json FILE]`: the index beside Lucene and SQLite, in one run.
// `npm run bench:search -- --docs FILE…`: writes the results of such files into `docs/search-index.md`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import { findLucene } from '../../steps/lucene.mjs';
import { ROOT } from '../../steps/workspace.mjs';

/** In the workspace, so that what stays outside of the bundle is found from there. */
const programs = path.join(ROOT, 'node_modules/.cache/open-discovery/bench-search');

await build({
  entryPoints: {
    bench: path.join(import.meta.dirname, 'bench.ts'),
    'build-worker': path.join(ROOT, 'libs/search-index/src/build-worker.ts'),
  },
  outdir: programs,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  conditions: ['@open-discovery/source'],
  external: ['libsql', 'autocannon', '@opensearch-project/opensearch'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
});
const program = path.join(programs, 'bench.mjs');
const child = spawn(process.execPath, [program, ROOT, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, BENCH_LUCENE: JSON.stringify(await findLucene()) },
});
child.once('close', (code) => {
  process.exitCode = code ?? 1;
});
