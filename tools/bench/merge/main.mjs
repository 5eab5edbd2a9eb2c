#!/usr/bin/env node
// `npm run bench:merge -- [--records 100000]`: an import of works of which a third have copies in other sources: the time
// of each phase, the share of merging, and the memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runScript, Stop } from '../../steps/stop.mjs';
import { APPS } from '../../steps/workspace.mjs';
import { writeCorpus } from './corpus.mjs';

const SHARE_LIMIT = 0.25;
const PHASE = /^(reading|merging|linking|indexing|columns|publishing|texts)\b/;
const MB = 1024 * 1024;
const REPORT_MEMORY =
  'data:text/javascript,process.once("exit",()=>process.stderr.write(`rss ${process.resourceUsage().maxRSS}\\n`))';

/** Runs an import; returns the seconds of each phase and the largest resident memory in MB. */
const measure = async (file, dataDir) => {
  const child = spawn(
    process.execPath,
    ['--import', REPORT_MEMORY, APPS.importer, '--data-dir', dataDir, file],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const begin = performance.now();
  const phases = [];
  let residentMb = 0;
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text) => {
    for (const line of text.split(/[\r\n]+/)) {
      const phase = PHASE.exec(line)?.[1];
      // A phase is shown now and then, and at its end.
      if (phase !== undefined && phases.at(-1)?.phase !== phase)
        phases.push({ phase, startMs: phases.at(-1)?.endMs ?? begin });
      if (phase !== undefined) phases.at(-1).endMs = performance.now();
      const memory = /^rss (\d+)/.exec(line)?.[1];
      if (memory !== undefined) residentMb = (Number(memory) * 1024) / MB;
    }
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Stop(`the import ended with ${code}`);
  const end = performance.now();
  const times = phases.map(({ phase, startMs, endMs }) => ({ phase, s: (endMs - startMs) / 1000 }));
  return { times, totalS: (end - begin) / 1000, residentMb };
};

await runScript(async () => {
  const { values } = parseArgs({ options: { records: { type: 'string', default: '100000' } } });
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-merge-'));
  try {
    const file = path.join(folder, 'works.jsonl');
    await writeCorpus(file, Number(values.records));
    const { times, totalS, residentMb } = await measure(file, path.join(folder, 'data'));
    for (const { phase, s } of times) console.log(`${phase.padEnd(12)} ${s.toFixed(1)} s`);
    // The second one merges the parts of the index.
    const share = (times.find(({ phase }) => phase === 'merging')?.s ?? 0) / totalS;
    console.log(
      `${values.records} records in ${totalS.toFixed(1)} s, merging ${(share * 100).toFixed(0)} %, ${residentMb.toFixed(0)} MB`,
    );
    return share <= SHARE_LIMIT ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
