import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { encodeNumbers } from '../storage/number-column.ts';
import { NO_NUMBER } from '../storage/no-number.ts';
import { byNumber, byScore } from './sort-columns.ts';
import type { SortColumn } from './sort-columns.ts';
import { HitOrder } from './sort-hits.ts';

const DOCUMENTS = 700;

const numbers = fc
  .array(
    fc.oneof(
      fc.constant(NO_NUMBER),
      fc.integer({ min: -5, max: 5 }),
      fc.integer({ min: -0x7fffffff, max: 0x7fffffff }),
    ),
    {
      minLength: DOCUMENTS,
      maxLength: DOCUMENTS,
      size: 'max',
    },
  )
  .map((values) => Int32Array.from(values));
const scores = fc
  .array(fc.oneof(fc.constantFrom(0, 1, 1.5), fc.float({ min: 0, noNaN: true, noDefaultInfinity: true })), {
    minLength: DOCUMENTS,
    maxLength: DOCUMENTS,
    size: 'max',
  })
  .map((values) => Float32Array.from(values));
const column = fc.record({
  values: fc.oneof(numbers, scores),
  descending: fc.boolean(),
  atMost: fc.constantFrom(undefined, -1, 0, 3, 0x7ffffff0),
});

/** Plain numbers, and which way they are sorted. */
interface Numbers {
  values: Int32Array | Float32Array;
  descending: boolean;
  atMost: number | undefined;
}

const columnOf = ({ values, descending, atMost }: Numbers): SortColumn =>
  values instanceof Float32Array
    ? byScore(values, descending)
    : byNumber(encodeNumbers(values), descending, atMost);

/** The number that a document is sorted by; beyond the limit there is none. */
const numberOf = ({ values, atMost = Infinity }: Numbers, document: number): number => {
  const number = values[document] ?? 0;
  return values instanceof Int32Array && number > atMost ? NO_NUMBER : number;
};

/** Sorting everything, missing values last: slow, and simple enough to be believed. */
const sortedAll = (columns: readonly Numbers[], documents: readonly number[]): number[] =>
  [...documents].sort((a, b) => {
    for (const column of columns) {
      const { descending } = column;
      const [left, right] = [numberOf(column, a), numberOf(column, b)];
      if (left === right) continue;
      if (left === NO_NUMBER || right === NO_NUMBER) return left === NO_NUMBER ? 1 : -1;
      return descending ? right - left : left - right;
    }
    return a - b;
  });

describe('the hits of a page', () => {
  test('equal those of the sorted list, near its start and far down', () => {
    fc.assert(
      fc.property(
        fc.array(column, { minLength: 1, maxLength: 2 }),
        fc.constantFrom(0, 1, 245, 250, 290, 690, 1000),
        fc.constantFrom(0, 1, 10, 300),
        fc.integer({ min: 1, max: 5 }),
        (columns, offset, limit, step) => {
          const documents = Array.from({ length: DOCUMENTS }, (_, document) => document).filter(
            (document) => document % step === 0,
          );
          const order = new HitOrder(columns.map(columnOf));
          const sorted = sortedAll(columns, documents);
          const { hits, first } = order.page(Uint32Array.from(documents), { offset, limit });
          expect(hits).toEqual(sorted.slice(offset, offset + limit));
          expect([undefined, sorted[0]]).toContain(first);
        },
      ),
      { numRuns: 100 },
    );
  });
});
