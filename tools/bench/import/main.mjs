#!/usr/bin/env node
// `npm run bench:import -- [--records 100000] [--against DIST]`: an import of made-up works beside building their index alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { runScript, Stop } from '../../steps/stop.mjs';
import { APPS, ROOT } from '../../steps/workspace.mjs';
import { writeCorpus } from '../merge/corpus.mjs';
import { measureImport } from './measure-import.mjs';

const MB = 1024 * 1024;
/** The goals: memory, disk by input, and times of the index alone. */
const GOALS = { residentMb: 1500, disk: 3, times: 2 };

/** In the workspace, so that what stays outside of the bundle is found from there. */
const programs = path.join(ROOT, 'node_modules/.cache/open-discovery/bench-import');

/** Builds the index of the works alone in a process of its own; returns its seconds. */
const buildAlone = async (corpus, folder) => {
  await build({
    entryPoints: {
      'index-alone': path.join(import.meta.dirname, 'index-alone.ts'),
      'build-worker': path.join(ROOT, 'libs/search-index/src/build-worker.ts'),
    },
    outdir: programs,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    conditions: ['@open-discovery/source'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  const child = spawn(process.execPath, [path.join(programs, 'index-alone.mjs'), corpus, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Stop(`building the index alone ended with ${code}`);
  return JSON.parse(printed);
};

const row = (name, cells) => `${name.padEnd(28)}${cells.map((cell) => String(cell).padStart(16)).join('')}`;

const table = (records, inputBytes, alone, measured) => {
  const columns = (name, cell) => row(name, measured.map(cell));
  const phases = [...new Set(measured.flatMap(({ phases: all }) => all.map(({ phase }) => phase)))];
  const secondsOf = ({ phases: all }, phase) => all.find((one) => one.phase === phase)?.s ?? 0;
  return [
    row(
      '',
      measured.map(({ name }) => name),
    ),
    columns('records/s', ({ wallS }) => Math.round(records / wallS)),
    columns('wall, s', ({ wallS }) => wallS.toFixed(1)),
    ...phases.map((phase) => columns(`  ${phase}, s`, (one) => secondsOf(one, phase).toFixed(1))),
    columns('processor, s', ({ processorS }) => processorS.toFixed(1)),
    columns('memory, MB', ({ residentBytes }) => Math.round(residentBytes / MB)),
    columns('disk / input', ({ diskBytes }) => (diskBytes / inputBytes).toFixed(2)),
    columns('merging, share', (one) => `${Math.round((100 * secondsOf(one, 'merging')) / one.wallS)} %`),
    columns('wall / index alone', ({ wallS }) => (wallS / alone.wallS).toFixed(2)),
    columns('processor / index alone', ({ processorS }) => (processorS / alone.processorS).toFixed(2)),
  ].join('\n');
};

/** Returns what misses its goal. */
const misses = (inputBytes, alone, { residentBytes, diskBytes, wallS }) => [
  ...(residentBytes / MB > GOALS.residentMb ? [`memory is above ${GOALS.residentMb} MB`] : []),
  ...(diskBytes / inputBytes > GOALS.disk ? [`disk is above ${GOALS.disk} times the input`] : []),
  ...(wallS / alone.wallS > GOALS.times
    ? [`time is above ${GOALS.times} times that of the index alone`]
    : []),
];

await runScript(async () => {
  const { values } = parseArgs({
    options: { records: { type: 'string', default: '100000' }, against: { type: 'string' } },
  });
  const records = Number(values.records);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-import-'));
  const importers = [
    ...(values.against ? [{ name: 'before', importer: path.join(values.against, 'main.js') }] : []),
    { name: 'now', importer: APPS.importer },
  ];
  try {
    const corpus = path.join(folder, 'works.jsonl');
    await writeCorpus(corpus, records);
    const { size } = statSync(corpus);
    const alone = await buildAlone(corpus, path.join(folder, 'alone'));
    const measured = [];
    for (const { name, importer } of importers) {
      const dataDir = path.join(folder, name);
      measured.push({ name, ...(await measureImport({ importer, dataDir, args: [corpus] })) });
      rmSync(dataDir, { recursive: true, force: true });
    }
    console.log(
      `${records} records, ${Math.round(size / MB)} MB; ${availableParallelism()} processors, load ${loadavg()[0].toFixed(1)}; ` +
        `index alone: ${alone.documents} documents, ${alone.wallS.toFixed(1)} s, ${alone.processorS.toFixed(1)} s of processor time\n`,
    );
    console.log(table(records, size, alone, measured));
    const missed = misses(size, alone, measured.at(-1));
    if (missed.length > 0) console.log(`\nGoals that are missed: ${missed.join('; ')}.`);
    return missed.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
