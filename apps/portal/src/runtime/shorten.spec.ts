import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shorten } from './shorten.ts';

test.each([
  ['sea level', 12, 'sea level'],
  ['sea level rise', 12, 'sea level…'],
  ['(((((((((((((((', 12, '((((((((((((…'],
  ['a ((((((((((((((', 12, 'a ((((((((((…'],
])('%j to %i characters → %j', (text, characters, expected) => {
  expect(shorten(text, characters)).toBe(expected);
});

test('a shortened text is never longer than the limit and one character', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 1, max: 200 }), (text, characters) => {
      expect(shorten(text, characters).length).toBeLessThanOrEqual(characters + 1);
    }),
  );
});
