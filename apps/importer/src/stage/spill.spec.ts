import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSpill } from './spill.ts';
import type { Spill } from './spill.ts';

const PARTITIONS = 3;
const LONGER_THAN_A_BLOCK = 200_000;

const newSpills = (writers: number): readonly Spill<unknown>[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'spill-'));
  return Array.from({ length: writers }, (_, writer) =>
    createSpill({ folder, name: 'rows', partitions: PARTITIONS, writer, writers, shorten: (row) => row }),
  );
};

const readAll = (spill: Spill<unknown>): [key: string, row: unknown][] =>
  Array.from({ length: PARTITIONS }, (_, partition) => [...spill.readKeyed(partition)])
    .flat()
    .map((row) => [row.key, spill.parse(row)]);

test('what several threads add to a partition is read by each of them, in the order of each', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, fc.nat(1)), { maxLength: 60 }), (rows) => {
      const spills = newSpills(2);
      for (const [key, row, writer] of rows) spills[writer]?.add(key, row);
      for (const spill of spills) spill.flush();
      for (const spill of spills) {
        const found = readAll(spill);
        for (const wanted of new Set(rows.map(([key]) => key))) {
          const ofKey = rows.filter(([key]) => key === wanted).toSorted((a, b) => a[2] - b[2]);
          expect(found.filter(([key]) => key === wanted).map(([, row]) => row)).toEqual(
            ofKey.map(([, row]) => row),
          );
        }
        expect(found).toHaveLength(rows.length);
      }
    }),
    { numRuns: 15 },
  );
});

test.each([
  ['a row that is longer than a block', ['a', 'x'.repeat(LONGER_THAN_A_BLOCK), 'b']],
  ['rows that fill several blocks', Array.from({ length: 3000 }, (_, at) => `ü€😀 ${at} ${'y'.repeat(90)}`)],
])('%s keeps its place', (_what, rows) => {
  const [spill] = newSpills(1);
  for (const row of rows) spill?.add('key', row);
  expect(spill && readAll(spill).map(([, row]) => row)).toEqual(rows);
});

test('a partition that was dropped has no rows', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'spill-'));
  const spill = createSpill<string>({ folder, name: 'rows', partitions: 1, writer: 0, writers: 1 });
  spill.add('key', 'written');
  spill.flush();
  spill.add('key', 'waiting');
  spill.drop(0);
  expect([...spill.read(0)]).toEqual([]);
});
