import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayNumber } from './day-number.ts';

test.each([
  ['1970-01-01', 'first', 0],
  ['1970-01-02', 'last', 1],
  ['1969-12-31', 'first', -1],
  ['1970', 'first', 0],
  ['1970', 'last', 364],
  ['2000', 'last', 11_322],
  ['2024-02-29', 'first', 19_782],
  ['2024-2-29', 'first', 19_782],
  ['2023-02-29', 'first', null],
  ['2023-13-01', 'first', null],
  ['2023-00-10', 'first', null],
  ['2023-01', 'first', null],
  ['20', 'first', null],
  ['today', 'first', null],
  ['', 'last', null],
] as const)('%s, %s day → %j', (text, end, expected) => {
  expect(dayNumber(text, end)).toBe(expected);
});

test('a date parses to its distance from 1970-01-01 in days', () => {
  fc.assert(
    fc.property(fc.integer({ min: -300_000, max: 300_000 }), (days) => {
      const day = new Date(days * 86_400_000).toISOString().slice(0, 10);
      expect(dayNumber(day, 'first')).toBe(days);
    }),
  );
});
