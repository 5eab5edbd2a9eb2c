import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { markedRuns, markedText, plainText } from './marked-text.ts';

test.each([
  ['marks go', 'H<sub>2</sub>O', 'H2O'],
  ['escaped characters come back', 'a &lt; b &amp;lt; c', 'a < b &lt; c'],
  ['an ampersand alone stays', 'R&D', 'R&D'],
  [
    'anything but the four marks is text',
    '<u>x</u> <I>y</I> <i class="a">z',
    '<u>x</u> <I>y</I> <i class="a">z',
  ],
])('plain text: %s', (_rule, marked, expected) => {
  expect(plainText(marked)).toBe(expected);
});

test.each([
  ['less-than is escaped', 'a < b', 'a &lt; b'],
  ['what looks like a mark is text', '<i>', '&lt;i>'],
  ['what would read as an entity is escaped', '&lt; &#60; &copy;', '&amp;lt; &amp;#60; &amp;copy;'],
  ['an ampersand alone stays', 'R&D & more', 'R&D & more'],
])('marked text: %s', (_rule, plain, expected) => {
  expect(markedText(plain)).toBe(expected);
});

describe('runs', () => {
  test.each([
    ['text alone', 'a', [{ text: 'a', marks: [] }]],
    [
      'a mark',
      'a<i>b</i>c',
      [
        { text: 'a', marks: [] },
        { text: 'b', marks: ['i'] },
        { text: 'c', marks: [] },
      ],
    ],
    [
      'a mark in a mark',
      '<i>a<sub>b</sub></i>',
      [
        { text: 'a', marks: ['i'] },
        { text: 'b', marks: ['i', 'sub'] },
      ],
    ],
    ['never closed', '<b>a', [{ text: 'a', marks: ['b'] }]],
    [
      'closes nothing',
      'a</b>c',
      [
        { text: 'a', marks: [] },
        { text: 'c', marks: [] },
      ],
    ],
    ['escaped is text', '&lt;i>a', [{ text: '<i>a', marks: [] }]],
    ['nothing', '', []],
  ])('%s', (_rule, marked, expected) => {
    expect(markedRuns(marked)).toEqual(expected);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('&', '<', '>', 'lt;', 'amp;', '#60;', '<i>', '</i>', '<sub>', 'a', ' '))
    .map((all) => all.join('')),
);

test('plain text is unchanged by marking and reading it back', () => {
  fc.assert(fc.property(anyText, (text) => plainText(markedText(text)) === text));
});
test('the runs of any text contain its plain text', () => {
  fc.assert(
    fc.property(
      anyText,
      (text) =>
        markedRuns(text)
          .map((run) => run.text)
          .join('') === plainText(text),
    ),
  );
});
test('marked text has no `<`', () => {
  fc.assert(fc.property(anyText, (text) => !markedText(text).includes('<')));
});
