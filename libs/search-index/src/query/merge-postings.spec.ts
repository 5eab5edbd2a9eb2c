import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Postings } from '../storage/postings-types.ts';
import { DocSet } from './doc-set.ts';
import { mergePostings, mergeLazily } from './merge-postings.ts';
import { pruneToTopK } from './prune-to-top-k.ts';

const lists = fc
  .array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 255 })), { maxLength: 40 })
  .map((pairs) => new Map(pairs.sort(([a], [b]) => a - b)));

const postingsOf = (list: ReadonlyMap<number, number>): Postings => {
  const documents = Uint32Array.from(list.keys());
  const { bits } = DocSet.ofIds(61, documents);
  return { documents, impacts: Uint8Array.from(list.values()), count: list.size, bits };
};

const pairsOf = ({ documents, impacts, count }: Postings): (number | undefined)[][] =>
  Array.from({ length: count }, (_, at) => [documents[at], impacts[at]]);

test('two lists are merged with each document once, with the greater impact, whether at once or later', () => {
  fc.assert(
    fc.property(lists, lists, fc.integer({ min: 0, max: 20 }), (left, right, wanted) => {
      const expected = [...new Set([...left.keys(), ...right.keys()])]
        .sort((a, b) => a - b)
        .map((document) => [document, Math.max(left.get(document) ?? 0, right.get(document) ?? 0)]);
      const [many, few] = [postingsOf(left), postingsOf(right)];
      expect(pairsOf(mergePostings(many, few))).toEqual(expected);
      const merged = mergeLazily(many, few);
      const least = expected.map(([, impact = 0]) => impact).sort((a, b) => b - a)[wanted - 1] ?? 0;
      expect(pairsOf(pruneToTopK(merged, wanted, 1))).toEqual(
        expect.arrayContaining(expected.filter(([, impact = 0]) => wanted > 0 && impact >= least)),
      );
      expect(merged.bits).toEqual(DocSet.ofIds(61, merged.documents.subarray(0, merged.count)).bits);
      expect(pairsOf(merged)).toEqual(expected);
    }),
  );
});
