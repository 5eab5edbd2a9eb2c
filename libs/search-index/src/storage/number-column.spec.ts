import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../testing/new-folder.ts';
import { numberAt, openNumberColumn, sumNumbers, writeNumberColumn } from './number-column.ts';
import { NO_NUMBER } from './no-number.ts';
import type { NumberColumn } from './number-column.ts';

const written = (numbers: readonly number[]): NumberColumn => {
  const folder = newFolder();
  const file = path.join(folder, 'column');
  writeNumberColumn(file, Int32Array.from(numbers));
  return openNumberColumn(new Uint8Array(readFileSync(file)).buffer, new Uint8Array(numbers.length));
};

describe('a number column', () => {
  test.each<[string, number[], { bytes: number }]>([
    ['nothing', [NO_NUMBER, NO_NUMBER], { bytes: 1 }],
    ['one number', [7, 7], { bytes: 1 }],
    ['years', [1999, NO_NUMBER, 2024], { bytes: 1 }],
    ['the most that a byte holds', [1, 255], { bytes: 1 }],
    ['one more', [1, 256], { bytes: 2 }],
    ['days', [-25_000, NO_NUMBER, 20_000], { bytes: 2 }],
    ['one more than two bytes hold', [0, 0xffff], { bytes: 4 }],
    ['the least and the greatest number', [-0x7fffffff, NO_NUMBER, 0x7fffffff], { bytes: 4 }],
  ])('of %s has the necessary width', (_, numbers, { bytes }) => {
    const column = written(numbers);
    expect(column.codes.BYTES_PER_ELEMENT).toBe(bytes);
    expect(numbers.map((_number, document) => numberAt(column, document))).toEqual(numbers);
  });

  test('returns every number', () => {
    const numbers = fc.array(
      fc.oneof(
        fc.constant(NO_NUMBER),
        fc.integer({ min: -300, max: 300 }),
        fc.integer({ min: NO_NUMBER + 1 }),
      ),
    );
    fc.assert(
      fc.property(numbers, (values) => {
        const column = written(values);
        expect(values.map((_number, document) => numberAt(column, document))).toEqual(values);
        const documents = [...values.keys()].filter((document) => document % 2 === 0);
        expect(sumNumbers(column, Uint32Array.from(documents))).toBe(
          values.reduce((sum, value, at) => (at % 2 === 0 && value !== NO_NUMBER ? sum + value : sum), 0),
        );
      }),
      { numRuns: 50 },
    );
  });
});
