import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Postings } from '../storage/postings-types.ts';
import { byScore } from './sort-columns.ts';
import { HitOrder } from './sort-hits.ts';
import { pruneToTopK } from './prune-to-top-k.ts';

const GREATEST_BOOST = 1.45;
const IMPACT_WEIGHT = 0.0123;

const postingsOf = (impacts: readonly number[]): Postings => ({
  documents: Uint32Array.from(impacts, (_, index) => 3 * index),
  impacts: Uint8Array.from(impacts),
  count: impacts.length,
});

const documentsOf = ({ documents, count }: Postings): number[] => [...documents.subarray(0, count)];

describe('the postings pruned to the top k', () => {
  test.each([
    ['as strong as the second', 1, [7, 200, 90, 90], [3, 6, 9]],
    ['which a boost can lift to it', 1.5, [59, 60, 200, 90], [3, 6, 9]],
    ['all, if there are no more', 1, [1, 2], [0, 3]],
    ['none, if there are none', 1, [], []],
  ])('of which two are requested: %s', (_, boost, impacts, expected) => {
    expect(documentsOf(pruneToTopK(postingsOf(impacts), 2, boost))).toEqual(expected);
  });

  test('contain the first page of all of them', () => {
    const posting = fc.record({
      impact: fc.integer({ min: 1, max: 255 }),
      boost: fc.double({ min: 1, max: GREATEST_BOOST, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(posting, { size: '+1' }), fc.integer({ min: 1, max: 20 }), (all, wanted) => {
        const postings = postingsOf(all.map(({ impact }) => impact));
        const values = new Float32Array(3 * all.length);
        for (const [index, { impact, boost }] of all.entries())
          values[3 * index] = IMPACT_WEIGHT * impact * boost;
        const order = new HitOrder([byScore(values, true)]);
        const kept = documentsOf(pruneToTopK(postings, wanted, GREATEST_BOOST));
        const page = { offset: 0, limit: wanted };
        expect(order.page(Uint32Array.from(kept), page)).toEqual(order.page(postings.documents, page));
      }),
    );
  });
});
