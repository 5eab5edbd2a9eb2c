import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../testing/new-folder.ts';
import { mergeRuns } from './merge-runs.ts';
import { RunReader, RunWriter } from './run-file.ts';
import { sortKeys } from './sort-keys.ts';

const key = fc.string({ unit: 'grapheme', maxLength: 12 });
const record = fc.record({ key, label: key, amount: fc.nat(), data: fc.uint8Array({ maxLength: 300 }) });
const run = fc.uniqueArray(record, { selector: (one) => one.key, maxLength: 40 }).map((records) => {
  const byKey = new Map(records.map((one) => [one.key, one]));
  return sortKeys([...byKey.keys()]).flatMap((one) => byKey.get(one) ?? []);
});

const write = (
  file: string,
  records: readonly { key: string; label: string; amount: number; data: Uint8Array }[],
): string => {
  const writer = new RunWriter(file);
  for (const one of records) writer.write(one.key, one.amount, one.data, one.label);
  writer.finish();
  return file;
};

describe('runs', () => {
  test('are read as they were written', () => {
    fc.assert(
      fc.property(run, (records) => {
        const reader = new RunReader(write(path.join(newFolder(), 'run'), records));
        for (const one of records) {
          expect(reader.next()).toBe(true);
          const { label, amount, data, end } = reader;
          const bytes = Uint8Array.from(data.slice(end - data.at));
          expect({ key: reader.key.toString('utf8'), label, amount, data: bytes }).toEqual(one);
        }
        expect(reader.next()).toBe(false);
        reader.close();
      }),
      { numRuns: 40 },
    );
  });

  test('are merged by key, in the order of UTF-8, with the runs of a key in their order, and deleted', () => {
    fc.assert(
      fc.property(fc.array(run, { maxLength: 4 }), (runs) => {
        const folder = newFolder();
        const paths = runs.map((records, at) => write(path.join(folder, String(at)), records));
        const merged: [key: string, runs: number[]][] = [];
        mergeRuns(paths, (same) =>
          merged.push([same[0].key.toString('utf8'), same.map(({ place }) => place)]),
        );
        const keys = sortKeys([...new Set(runs.flat().map((one) => one.key))]);
        const expected = keys.map((one) => [
          one,
          runs.flatMap((records, at) => (records.some((r) => r.key === one) ? [at] : [])),
        ]);
        expect(merged).toEqual(expected);
        expect(readdirSync(folder)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
