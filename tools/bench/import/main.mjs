#!/usr/bin/env node
// `npm run bench:import -- [--records 100000 | --tar-gb 10 [--plain]] [--against DIST] [--keep FOLDER]`: an import of made-up works beside
// building their index alone, or of an archive.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runScript, Stop } from '../../steps/stop.mjs';
import { APPS } from '../../steps/workspace.mjs';
import { bundle } from '../bundle.mjs';
import { createFolder } from '../folder.mjs';
import { endWithThis } from '../programs.mjs';
import { writeCorpus } from './corpus.mjs';
import { measureImport } from './measure-import.mjs';
import { writeTar } from './write-tar.mjs';

const MB = 1024 * 1024;
const GB = 1024 * MB;
/** The goals: memory, disk by content, times of the index alone, and the share of merging. */
const GOALS = { residentMb: 1500, disk: 3, times: 2, merging: 0.25 };

/** Builds the index of the works alone in a separate process, and removes it; returns its seconds. */
const buildAlone = async (corpus, folder) => {
  const program = await bundle(path.join(import.meta.dirname, 'index-alone.ts'));
  const child = endWithThis(
    spawn(process.execPath, [program, corpus, folder], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const [code] = await once(child, 'close');
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new Stop(`building the index alone ended with ${code}`);
  return JSON.parse(printed);
};

const row = (name, cells) => `${name.padEnd(36)}${cells.map((cell) => String(cell).padStart(24)).join('')}`;

/** The first phase of this name merges records, the second one parts of the index. */
const mergingShare = ({ phases, wallS }) => (phases.find(({ phase }) => phase === 'merging')?.s ?? 0) / wallS;

const phaseText = ({ s, processorS, residentBytes } = { s: 0, processorS: 0, residentBytes: 0 }) =>
  `${s.toFixed(1)} / ${processorS.toFixed(1)} / ${Math.round(residentBytes / MB)}`;

const table = ({ records, bytes, contentBytes }, alone, measured) => {
  const columns = (name, cell) => row(name, measured.map(cell));
  const phases = [...new Set(measured.flatMap(({ phases: all }) => all.map(({ phase }) => phase)))];
  return [
    row(
      '',
      measured.map(({ name }) => name),
    ),
    columns('records/s', ({ wallS }) => Math.round(records / wallS)),
    columns('wall, s', ({ wallS }) => wallS.toFixed(1)),
    ...phases.map((name) =>
      columns(`  ${name}: s / processor s / MB`, ({ phases: all }) =>
        phaseText(all.find(({ phase }) => phase === name)),
      ),
    ),
    columns('processor, s', ({ processorS }) => processorS.toFixed(1)),
    columns('memory, MB', ({ residentBytes }) => Math.round(residentBytes / MB)),
    ...Array.from({ length: 10 }, (_, tenth) =>
      columns(`  until ${tenth + 1}0 % of the time`, ({ residentOverTime }) =>
        Math.round((residentOverTime[tenth] ?? 0) / MB),
      ),
    ),
    columns('disk / content', ({ diskBytes }) => (diskBytes / contentBytes).toFixed(2)),
    ...(bytes === contentBytes
      ? []
      : [columns('disk / archive', ({ diskBytes }) => (diskBytes / bytes).toFixed(2))]),
    columns('merging, share', (one) => `${Math.round(100 * mergingShare(one))} %`),
    ...(alone === null
      ? []
      : [
          columns('wall / index alone', ({ wallS }) => (wallS / alone.wallS).toFixed(2)),
          columns('processor / index alone', ({ processorS }) => (processorS / alone.processorS).toFixed(2)),
        ]),
  ].join('\n');
};

/** Returns what misses its goal. */
const misses = ({ contentBytes }, alone, measured) => [
  ...(measured.residentBytes / MB > GOALS.residentMb ? [`memory is above ${GOALS.residentMb} MB`] : []),
  ...(measured.diskBytes / contentBytes > GOALS.disk
    ? [`disk is above ${GOALS.disk} times the content`]
    : []),
  ...(alone !== null && measured.wallS / alone.wallS > GOALS.times
    ? [`time is above ${GOALS.times} times that of the index alone`]
    : []),
  ...(mergingShare(measured) > GOALS.merging ? [`merging is above ${GOALS.merging} of the time`] : []),
];

/** Writes what is imported: works, or an archive of so many gigabytes. */
const writeInput = async (folder, { records, tarGb, plain }) => {
  const file = path.join(folder, tarGb === null ? 'works.jsonl' : 'dump.tar');
  if (tarGb !== null) {
    const written = await writeTar(file, tarGb * GB, { plain });
    return { file, ...written, bytes: statSync(file).size };
  }
  await writeCorpus(file, records);
  const { size } = statSync(file);
  return { file, records, bytes: size, contentBytes: size };
};

const sizeText = ({ bytes, contentBytes }) =>
  bytes === contentBytes
    ? `${Math.round(bytes / MB)} MB`
    : `${Math.round(bytes / MB)} MB with ${Math.round(contentBytes / MB)} MB of content`;

const aloneText = ({ documents, wallS, processorS }) =>
  `; index alone: ${documents} documents, ${wallS.toFixed(1)} s, ${processorS.toFixed(1)} s of processor time`;

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      records: { type: 'string', default: '100000' },
      'tar-gb': { type: 'string' },
      /** Parts of the archive that are not compressed. */
      plain: { type: 'boolean', default: false },
      against: { type: 'string' },
      /** The folder that keeps the imported records, for other benchmarks. */
      keep: { type: 'string' },
    },
  });
  const folder = createFolder();
  const tarGb = values['tar-gb'] === undefined ? null : Number(values['tar-gb']);
  const { plain } = values;
  const input = await writeInput(folder, { records: Number(values.records), tarGb, plain });
  const importers = [
    ...(values.against ? [{ name: 'before', importer: path.join(values.against, 'main.js') }] : []),
    { name: 'now', importer: APPS.importer },
  ];
  const alone = tarGb === null ? await buildAlone(input.file, path.join(folder, 'alone')) : null;
  const measured = [];
  for (const { name, importer } of importers) {
    const isKept = values.keep !== undefined && name === 'now';
    const dataDir = isKept ? path.resolve(values.keep) : path.join(folder, name);
    measured.push({ name, ...(await measureImport({ importer, dataDir, args: [input.file] })) });
    if (!isKept) rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(
    `${input.records} records, ${sizeText(input)}; ${availableParallelism()} processors, load ${loadavg()[0].toFixed(1)}` +
      `${alone === null ? '' : aloneText(alone)}\n`,
  );
  console.log(table(input, alone, measured));
  const missed = misses(input, alone, measured.at(-1));
  if (missed.length > 0) console.log(`\nGoals that are missed: ${missed.join('; ')}.`);
  return missed.length > 0 ? 1 : 0;
});
