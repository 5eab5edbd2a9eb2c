#!/usr/bin/env node
// `npm run bench:similar -- [--shared FOLDER] [--records 100000] [--data FOLDER]`: how many of the works that are called similar
// are about the same, by the judgments of labels.json, and how long it takes to find them among many records, made up or imported.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runScript } from '../../steps/stop.mjs';
import { createFolder } from '../folder.mjs';
import { mean, quantile } from '../statistics.mjs';
import { importCorpus, importFiles, startApi } from '../programs.mjs';
import { judge, similarTo } from './judge.mjs';
import { idOf, writeWorks } from './write-works.mjs';

const LEAST_PRECISION = 0.8;
const MOST_MS = 50;
const WARM_UP = 50;
const ASKED = 300;
/** Spreads the asked works over the records. */
const STEP = 7919;
/** The years of the works that are queried among imported records, and their number in each. */
const YEARS = { first: 1980, count: 50, works: 7 };

const withApi = async (folder, use) => {
  const api = await startApi(folder);
  try {
    return await use(api);
  } finally {
    api.stop();
  }
};

/** Returns the ids of made-up works. */
const madeUpWorks = (records) => () =>
  Array.from({ length: WARM_UP + ASKED }, (_, number) => idOf(1 + ((number * STEP) % records)));

/** Returns the ids of works of many years that an API finds. */
const worksOfYears = async (api) => {
  const ids = [];
  for (let year = YEARS.first; year < YEARS.first + YEARS.count; year += 1) {
    const range = `fromPublicationDate=${year}-01-01&toPublicationDate=${year}-12-31`;
    const answer = await fetch(`${api.url}/graph/v3/research-products?${range}&pageSize=${YEARS.works}`);
    for (const { id } of (await answer.json()).results) ids.push(id);
  }
  return ids;
};

/** Prints the times of finding similar works; returns whether they are short enough. */
const measureTimes = (folder, name, worksOf) =>
  withApi(folder, async (api) => {
    const works = await worksOf(api);
    const times = [];
    let found = 0;
    for (const [number, work] of works.entries()) {
      const begin = performance.now();
      found += (await similarTo(api, work)).length;
      if (number >= WARM_UP) times.push(performance.now() - begin);
    }
    const [median, p95] = [0.5, 0.95].map((share) => quantile(times, share));
    console.log(
      `${name}: ${times.length} works, median ${median.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms, ` +
        `${(found / works.length).toFixed(1)} similar works each`,
    );
    return p95 < MOST_MS;
  });

await runScript(async () => {
  const { values } = parseArgs({
    options: { shared: { type: 'string' }, records: { type: 'string' }, data: { type: 'string' } },
  });
  const root = createFolder();
  const folderOf = (name) => path.join(root, name);
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
  let isGood = mean(precisions) >= LEAST_PRECISION && unjudged.length === 0;
  if (values.records !== undefined) {
    const file = folderOf('works.jsonl');
    await writeWorks(file, Number(values.records));
    await importFiles(folderOf('many'), [file]);
    const name = `${values.records} made-up records`;
    isGood &&= await measureTimes(folderOf('many'), name, madeUpWorks(Number(values.records)));
  }
  if (values.data !== undefined) {
    isGood &&= await measureTimes(path.resolve(values.data), 'imported records', worksOfYears);
  }
  return isGood ? 0 : 1;
});
