import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printableLine } from './printable-line.ts';

test.each([
  [
    'the color and the title of a terminal',
    '\u001B[31ma\u001B]0;b\u0007',
    String.raw`\u001b[31ma\u001b]0;b\u0007`,
  ],
  ['the same in one character', 'a\u009B31m', String.raw`a\u009b31m`],
  ['the next line', 'a\r\nskipped: 0', String.raw`a\u000d\u000askipped: 0`],
  ['the direction of text', 'gpj\u202Eexe', String.raw`gpj\u202eexe`],
  ['nothing', 'Höhe der Wellen 海 😀', 'Höhe der Wellen 海 😀'],
])('a text of a source that changes %s is printed as it is written', (_what, text, expected) => {
  expect(printableLine(text)).toBe(expected);
});

test('a line is one line, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(printableLine(text)).not.toMatch(/\p{Cc}/u);
    }),
  );
});
