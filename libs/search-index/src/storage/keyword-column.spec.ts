import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../testing/new-folder.ts';
import { KeywordColumnWriter, LISTS, SETS } from './keyword-column-writer.ts';
import { openKeywordColumn } from './keyword-column.ts';
import type { KeywordColumn } from './keyword-column.ts';

const written = (values: readonly number[][], high: boolean): KeywordColumn => {
  const folder = newFolder();
  const file = path.join(folder, 'column');
  const writer = new KeywordColumnWriter(file, { high });
  for (const ordinals of values) writer.add(ordinals);
  writer.finish();
  return openKeywordColumn(new Uint8Array(readFileSync(file)).buffer, new Uint8Array(values.length));
};

const read = ({ kind, codes, starts, ordinals }: KeywordColumn, document: number): number[] => {
  const at = kind === SETS ? (codes[document] ?? 0) : document;
  return [...ordinals.subarray(starts[at], starts[at + 1])];
};

const sets = fc.array(
  fc.uniqueArray(fc.nat(70), { maxLength: 4 }).map((set) => set.sort((a, b) => a - b)),
  { maxLength: 500 },
);

describe('a keyword column', () => {
  test.each([
    ['sets', false],
    ['lists', true],
  ])('returns the values of every document, as %s', (_, high) => {
    fc.assert(
      fc.property(sets, (values) => {
        const column = written(values, high);
        for (const [document, expected] of values.entries()) expect(read(column, document)).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  test('switches to lists when sets do not repeat', () => {
    const values = Array.from({ length: 3000 }, (_, document) =>
      document % 7 === 0 ? [] : [document, document + 1],
    );
    const column = written(values, false);
    expect(column.kind).toBe(LISTS);
    for (const [document, expected] of values.entries()) expect(read(column, document)).toEqual(expected);
  });
});
