#!/usr/bin/env node
// `npm run bench:merge -- [--records 100000]`: an import of works of which a third have copies in other sources: the time
// of each phase, the share of merging, and the memory.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runScript } from '../../steps/stop.mjs';
import { APPS } from '../../steps/workspace.mjs';
import { measureImport } from '../import/measure-import.mjs';
import { writeCorpus } from './corpus.mjs';

const SHARE_LIMIT = 0.25;
const MB = 1024 * 1024;

await runScript(async () => {
  const { values } = parseArgs({ options: { records: { type: 'string', default: '100000' } } });
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-merge-'));
  try {
    const file = path.join(folder, 'works.jsonl');
    await writeCorpus(file, Number(values.records));
    const dataDir = path.join(folder, 'data');
    const { phases, wallS, processorS, residentBytes } = await measureImport({
      importer: APPS.importer,
      dataDir,
      args: [file],
    });
    for (const one of phases)
      console.log(
        `${one.phase.padEnd(12)} ${one.s.toFixed(1)} s, processors ${one.processorS.toFixed(1)} s, ${(one.residentBytes / MB).toFixed(0)} MB`,
      );
    // The second one merges the parts of the index.
    const merging = phases.find(({ phase }) => phase === 'merging');
    const share = (merging?.s ?? 0) / wallS;
    // On a busy machine, this share is the one that says more.
    const processorShare = (merging?.processorS ?? 0) / processorS;
    console.log(
      `${values.records} records in ${wallS.toFixed(1)} s, merging ${(share * 100).toFixed(0)} % (of processor time ${(processorShare * 100).toFixed(0)} %), ${(residentBytes / MB).toFixed(0)} MB`,
    );
    return share <= SHARE_LIMIT ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
