#!/usr/bin/env node
// `npm run bench:similar -- [--shared FOLDER] [--records 100000]`: how many of the works that are called similar are about
// the same, by the judgments of labels.json, and how long it takes to find them among many records.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runScript } from '../../steps/stop.mjs';
import { importCorpus, importFiles, startApi } from '../programs.mjs';
import { judge, similarTo } from './judge.mjs';
import { idOf, writeWorks } from './write-works.mjs';

const LEAST_PRECISION = 0.8;
const MOST_MS = 50;
const WARM_UP = 50;
const ASKED = 300;
/** Spreads the asked works over the records. */
const STEP = 7919;

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const withApi = async (folder, use) => {
  const api = await startApi(folder);
  try {
    return await use(api);
  } finally {
    api.stop();
  }
};

const measureTimes = (folder, records) =>
  withApi(folder, async (api) => {
    const times = [];
    let found = 0;
    for (let number = 0; number < WARM_UP + ASKED; number += 1) {
      const begin = performance.now();
      found += (await similarTo(api, idOf(1 + ((number * STEP) % records)))).length;
      if (number >= WARM_UP) times.push(performance.now() - begin);
    }
    times.sort((a, b) => a - b);
    return {
      median: times[ASKED / 2],
      p95: times[Math.floor(ASKED * 0.95)],
      found: found / (WARM_UP + ASKED),
    };
  });

await runScript(async () => {
  const { values } = parseArgs({ options: { shared: { type: 'string' }, records: { type: 'string' } } });
  const root = mkdtempSync(path.join(tmpdir(), 'bench-similar-'));
  const folderOf = (name) => path.join(root, name);
  let isGood = true;
  try {
    await importCorpus(folderOf('sample'));
    const judged = [await withApi(folderOf('sample'), (api) => judge(api, 'sample'))];
    if (values.shared !== undefined) {
      const files = readdirSync(values.shared).filter((name) => name.endsWith('.jsonl'));
      await importFiles(
        folderOf('shared'),
        files.map((name) => path.join(values.shared, name)),
      );
      judged.push(await withApi(folderOf('shared'), (api) => judge(api, 'shared')));
    }
    const precisions = judged.flatMap((one) => one.precisions);
    const unjudged = judged.flatMap((one) => one.unjudged);
    console.log(`precision at 5 over ${precisions.length} works: ${mean(precisions).toFixed(3)}`);
    for (const pair of unjudged) console.log(`not judged: ${pair}`);
    isGood &&= mean(precisions) >= LEAST_PRECISION && unjudged.length === 0;
    if (values.records !== undefined) {
      const file = folderOf('works.jsonl');
      await writeWorks(file, Number(values.records));
      await importFiles(folderOf('many'), [file]);
      const { median, p95, found } = await measureTimes(folderOf('many'), Number(values.records));
      console.log(
        `${values.records} records: median ${median.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms, ${found.toFixed(1)} similar works each`,
      );
      isGood &&= p95 < MOST_MS;
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return isGood ? 0 : 1;
});
