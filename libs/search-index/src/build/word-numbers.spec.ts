import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { WordNumbers } from './word-numbers.ts';

/** Words of few letters, so that many are equal, shorter and longer than those that are their own key, and some of any letters. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '\u{1f600}'), maxLength: 4 }),
  fc.string({ unit: fc.constantFrom('\u0000', '\u007f', '\u0080'), minLength: 7, maxLength: 9 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

describe('numbers of words', () => {
  test('are those of a map, however many words there are, and start again when cleared', () => {
    const numbers = new WordNumbers();
    fc.assert(
      fc.property(fc.array(word, { maxLength: 3000, size: 'max' }), (words) => {
        numbers.clear();
        const map = new Map<string, number>();
        const found = words.map((one) => {
          const number = numbers.find(one);
          if (!map.has(one)) map.set(one, map.size);
          return number < 0 ? numbers.add(one) : number;
        });
        expect(found).toEqual(words.map((one) => map.get(one)));
        expect(numbers.words).toEqual([...map.keys()]);
      }),
      { numRuns: 30 },
    );
  });

  test('are found within a text, by all letters of the word', () => {
    const numbers = new WordNumbers();
    for (const one of ['sea', 'seas', '', 'seashores']) numbers.add(one);
    expect(numbers.find('the seas', 4, 7)).toBe(0);
    expect(numbers.find('the seas', 4, 8)).toBe(1);
    expect(numbers.find('the seas', 4, 6)).toBe(-1);
    expect(numbers.find('the seas', 4, 4)).toBe(2);
    expect(numbers.find('the seashores', 4, 13)).toBe(3);
    expect(numbers.find('the seashores', 4, 12)).toBe(-1);
  });

  test.each([
    ['short', ''],
    ['long', 'long '],
  ])(
    'tell %s words apart whose hashes are equal, as those of some pairs among 300,000 are',
    (_, beginning) => {
      const numbers = new WordNumbers();
      const words = Array.from(
        { length: 300_000 },
        (__, number) => beginning + (Math.imul(number, 0x9e3779b1) >>> 0).toString(36),
      );
      const found = words.filter((one) => numbers.find(one) >= 0 || numbers.add(one) < 0);
      expect(found).toEqual([]);
      expect(words.filter((one, number) => numbers.find(one) !== number)).toEqual([]);
    },
  );
});
