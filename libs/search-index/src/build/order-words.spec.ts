import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { orderWords } from './order-words.ts';

/** Many words begin alike: in few letters, at the limits of one byte and of surrogates. */
const letters = fc.constantFrom('a', 'b', '\u0001', 'ý', 'þ', 'ÿ', 'Ā', '\ud7ff', '\uffee', '\u{1f600}');
const word = fc.oneof(
  fc.string({ unit: letters, maxLength: 8 }),
  fc.string({ unit: letters, maxLength: 3 }).map((end) => `begin${end}`),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
);

describe('words', () => {
  test('are ordered by their UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 300, size: 'max' }), (words) => {
        const sorted = words.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
        expect(Array.from(orderWords(words), (number) => words[number])).toEqual(sorted);
      }),
    );
  });
});
