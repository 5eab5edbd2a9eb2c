import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findInputs } from '../input/find-inputs.ts';
import { createReporter } from '../report.ts';
import type { LinkRow, RecordRow } from '../stage/rows.ts';
import { createSpill } from '../stage/spill.ts';
import type { Spill } from '../stage/spill.ts';
import { stageInputs } from '../stage/stage-inputs.ts';
import type { Aliases } from './aliases.ts';
import { NO_CORRECTIONS } from './corrections.ts';
import type { Candidate } from './facts.ts';
import { findMerges } from './find-merges.ts';
import type { EvidenceRow } from './find-merges.ts';
import type { Pair } from './find-pairs.ts';

const PAIRS = path.join(import.meta.dirname, 'testing/labelled-pairs.txt');
const PARTITIONS = 16;
const LIMIT_MS = 170_000;

interface LabelledPair {
  readonly isSame: boolean;
  readonly a: string;
  readonly b: string;
}

const readPairs = (): LabelledPair[] =>
  readFileSync(PAIRS, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [label, a = '', b = ''] = line.split(' ');
      return { isSame: label === 'same', a, b };
    });

/** Merges the records of a folder; returns the ids that are the same, and the ids of all records. */
const mergeFolder = async (name: string): Promise<{ aliases: Aliases; ids: ReadonlySet<string> }> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'labelled-'));
  const spill = <Row>(kind: string): Spill<Row> => createSpill<Row>(folder, kind, PARTITIONS, (row) => row);
  const spills = {
    records: spill<RecordRow>('records'),
    links: spill<LinkRow>('links'),
    candidates: spill<Candidate>('candidates'),
    pairs: spill<Pair>('pairs'),
    connected: spill<Pair>('connected'),
    evidence: spill<EvidenceRow>('evidence'),
  };
  const reporter = createReporter(path.join(folder, 'report.jsonl'));
  try {
    const inputs = await findInputs([name], () => process.stdin);
    await stageInputs({
      inputs,
      staging: spills,
      reporter,
      onBytes: () => undefined,
      onRecord: () => undefined,
    });
    const aliases = await findMerges({ spills, partitions: PARTITIONS, corrections: NO_CORRECTIONS });
    const ids = new Set<string>();
    for (let partition = 0; partition < PARTITIONS; partition += 1)
      for await (const { item } of spills.records.read(partition)) ids.add(item.record.id);
    return { aliases, ids };
  } finally {
    await reporter.finish();
    rmSync(folder, { recursive: true, force: true });
  }
};

const folder = process.env['LABELLED_RECORDS'];

(folder === undefined ? describe.skip : describe)('pairs of real records, labelled by hand', () => {
  test(
    'at least 99.5 % of the merged pairs are the same, and 95 % of the same are merged',
    async () => {
      const { aliases, ids } = await mergeFolder(folder ?? '');
      const pairs = readPairs().filter(({ a, b }) => ids.has(a) && ids.has(b));
      const isMerged = ({ a, b }: LabelledPair): boolean => aliases.keptId(a) === aliases.keptId(b);
      const same = pairs.filter(({ isSame }) => isSame);
      const merged = pairs.filter(isMerged);
      const right = merged.filter(({ isSame }) => isSame).length;
      const wrong = pairs.filter((pair) => isMerged(pair) !== pair.isSame);
      console.log(
        JSON.stringify({
          pairs: pairs.length,
          same: same.length,
          precision: right / merged.length,
          recall: right / same.length,
          wrong,
        }),
      );
      expect(right / merged.length).toBeGreaterThanOrEqual(0.995);
      expect(right / same.length).toBeGreaterThanOrEqual(0.95);
    },
    LIMIT_MS,
  );
});
