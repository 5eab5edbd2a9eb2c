import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createDiskSort } from './disk-sort.ts';

const root = mkdtempSync(path.join(tmpdir(), 'disk-sort-'));
const folder = path.join(root, 'runs');

const anyRow = fc.string({ unit: 'binary' }).filter((row) => !row.includes('\n'));

test('rows are in order, however few fit into memory, and equal ones are all there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(anyRow, fc.constant('same'))),
      fc.integer({ min: 1, max: 9 }),
      (rows, most) => {
        const sort = createDiskSort({ folder, mostInMemory: most });
        for (const row of rows) sort.add(row);
        expect([...sort.sorted()]).toEqual(rows.toSorted());
        sort.end();
        expect(existsSync(folder)).toBe(false);
      },
    ),
  );
});

test('rows beyond those that fit into memory are on disk', () => {
  const sort = createDiskSort({ folder, mostInMemory: 2 });
  for (const row of ['e', 'd', 'c', 'b', 'a']) sort.add(row);
  expect(readdirSync(folder)).toHaveLength(2);
  sort.end();
});
