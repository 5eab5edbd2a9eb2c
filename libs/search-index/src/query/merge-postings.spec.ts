import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Postings } from '../storage/postings-types.ts';
import { mergePostings } from './merge-postings.ts';

const lists = fc
  .array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 255 })), { maxLength: 40 })
  .map((pairs) => new Map(pairs.sort(([a], [b]) => a - b)));

const postingsOf = (list: ReadonlyMap<number, number>): Postings => ({
  documents: Uint32Array.from(list.keys()),
  impacts: Uint8Array.from(list.values()),
  count: list.size,
});

test('two lists are merged with each document once, with the greater impact', () => {
  fc.assert(
    fc.property(lists, lists, (left, right) => {
      const expected = [...new Set([...left.keys(), ...right.keys()])]
        .sort((a, b) => a - b)
        .map((document) => [document, Math.max(left.get(document) ?? 0, right.get(document) ?? 0)]);
      const { documents, impacts, count } = mergePostings(postingsOf(left), postingsOf(right));
      expect(Array.from({ length: count }, (_, at) => [documents[at], impacts[at]])).toEqual(expected);
    }),
  );
});
