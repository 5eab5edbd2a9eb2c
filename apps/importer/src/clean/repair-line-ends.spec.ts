import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { repairLineEnds } from './repair-line-ends.ts';

test.each([
  ['a line end', String.raw`Background\r\nUse of whole-genome`, 'Background\nUse of whole-genome'],
  ['two of them', String.raw`contamination.\n\nFigure 5.`, 'contamination.\n\nFigure 5.'],
  ['before a number', String.raw`wastewaters.\n40\n879-83`, 'wastewaters.\n40\n879-83'],
  [
    'before a small letter',
    String.raw`Climate Anomaly\n(MCA, warm and\ngeomorphological`,
    'Climate Anomaly\n(MCA, warm and\ngeomorphological',
  ],
  ['before spaces', String.raw`Abstract\n         \n    Background`, 'Abstract\n         \n    Background'],
  ['at the end', String.raw`the thin films.\n`, 'the thin films.\n'],
  ['tabs', String.raw`the process and\t\t\tscientific`, 'the process and scientific'],
  ['a tab alone', String.raw`a\t1`, 'a 1'],
])('%s is repaired', (_what, text, expected) => {
  expect(repairLineEnds(text)).toBe(expected);
});

test.each([
  [String.raw`$\nu_\mu \to \nu_\tau$`],
  [String.raw`$\nabla \times E \neq 0$ and $x \notin A$`],
  [String.raw`$B^0 \rightarrow \pi\tau$`],
  [String.raw`$A \nLeftarrow B \nVdash C$`],
])('%s is LaTeX', (text) => {
  expect(repairLineEnds(text)).toBe(text);
});

test('repaired text is not changed again', () => {
  const part = fc.constantFrom('\\n', '\\r', '\\t', '\\', 'n', 'nu', 'a', ' ', '\n');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const repaired = repairLineEnds(parts.join(''));
      expect(repairLineEnds(repaired)).toBe(repaired);
    }),
  );
});
