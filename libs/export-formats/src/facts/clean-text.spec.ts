import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { oneLine } from './clean-text.ts';

/** The slow path of {@link oneLine}, which most texts do not need. */
const everyStep = (text: string): string =>
  text
    .replace(/[\uD800-\uDFFF]/gu, '\uFFFD')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const PIECES = [
  'a',
  'é',
  '李',
  '😀',
  ' ',
  '\n',
  '\u00A0',
  '\u2028',
  '\uFEFF',
  '\u0000',
  '\u0085',
  '\uFFFF',
  '\uD83D',
  '\uDE00',
];

test('a text stays unchanged only if there is nothing to clean', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...PIECES)).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => oneLine(text) === everyStep(text)),
    { numRuns: 2000 },
  );
});

test.each([
  ['two  spaces', 'two spaces'],
  [' edges ', 'edges'],
  ['no-break\u00A0space', 'no-break space'],
  ['half a \uD83D', 'half a \uFFFD'],
  ['bell\u0007', 'bell'],
  ['whole 😀', 'whole 😀'],
])('%j → %j', (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});
