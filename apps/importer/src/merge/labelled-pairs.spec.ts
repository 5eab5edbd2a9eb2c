import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { findInputs } from '../input/find-inputs.ts';
import { parseText } from '../input/read-values.ts';
import { startRun } from '../import-run.ts';
import { findMerges } from './merge-all.ts';
import { createProgress } from '../progress.ts';
import { stageInputs } from '../stage/stage-inputs.ts';
import { keptIdsIn, keptIdsOf } from './kept-ids.ts';

const LIMIT_MS = 170_000;

interface LabelledPair {
  readonly isSame: boolean;
  readonly a: string;
  readonly b: string;
}

const readPairs = (file: string): LabelledPair[] =>
  readFileSync(path.join(import.meta.dirname, 'testing', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [label, a = '', b = ''] = line.split(' ');
      return { isSame: label === 'same', a, b };
    });

/** Merges the records of a folder; returns the surviving id of each. */
const mergeFolder = async (name: string): Promise<ReadonlyMap<string, string>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'labelled-'));
  const inputs = await findInputs([name], () => process.stdin);
  const progress = createProgress({ write: () => undefined, isTerminal: false, clock: () => 0 });
  const run = startRun({ inputs, dataDir: folder, progress, now: new Date(), clock: () => 0 }, folder);
  const { parts, spills } = run.main;
  try {
    await stageInputs({
      inputs,
      reporter: run.reporter,
      stageValue: parts.stageValue,
      stageTexts: async (file, texts) => texts.some((text) => parts.stageValue(parseText(text), file)),
      onBytes: () => undefined,
    });
    parts.stager.end([parts.stager.deferred()]);
    const others = keptIdsOf(await findMerges(run));
    const kept = new Map<string, string>();
    for (let partition = 0; partition < run.partitions; partition += 1) {
      const ids = keptIdsIn(partition, spills.kept, others);
      for (const { key } of spills.records.readKeyed(partition)) kept.set(key, ids.keptId(key));
    }
    return kept;
  } finally {
    await run.reporter.finish();
    rmSync(folder, { recursive: true, force: true });
  }
};

const folder = process.env['LABELLED_RECORDS'];

(folder === undefined ? describe.skip : describe)('pairs of real records, labelled by hand', () => {
  let kept: Awaited<ReturnType<typeof mergeFolder>>;
  beforeAll(async () => {
    kept = await mergeFolder(folder ?? '');
  }, LIMIT_MS);

  test.each([
    ['works', 'labelled-pairs.txt'],
    ['organizations and data sources', 'labelled-others.txt'],
  ])(
    '%s: at least 99.5 % of the merged pairs are the same, and 95 % of the same are merged',
    (_kind, file) => {
      const pairs = readPairs(file).filter(({ a, b }) => kept.has(a) && kept.has(b));
      const isMerged = ({ a, b }: LabelledPair): boolean => kept.get(a) === kept.get(b);
      const same = pairs.filter(({ isSame }) => isSame);
      const merged = pairs.filter(isMerged);
      const right = merged.filter(({ isSame }) => isSame).length;
      const wrong = pairs.filter((pair) => isMerged(pair) !== pair.isSame);
      const [precision, recall] = [right / merged.length, right / same.length];
      console.log(JSON.stringify({ file, pairs: pairs.length, same: same.length, precision, recall, wrong }));
      expect(precision).toBeGreaterThanOrEqual(0.995);
      expect(recall).toBeGreaterThanOrEqual(0.95);
    },
  );
});
