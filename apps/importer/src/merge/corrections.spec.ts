import { expect, test } from '@jest/globals';
import { createDifferences, parseCorrections } from './corrections.ts';

const A = 'doi_________::1';
const B = 'od_______165::2';
const C = 'od_______166::3';

test('a line names records of one work; # starts a comment', () => {
  const { same } = parseCorrections({ same: `# checked\n\n50|${A} ${B}  # by hand\r\n`, different: '' });
  expect(same).toEqual([{ ids: [A, B], place: 'same.txt:3' }]);
});

test.each([
  [
    'text that is not an id',
    `${A} ${B}\n${A} the-other`,
    '',
    /^same\.txt:2: the-other is not an id of a record/,
  ],
  ['one id', `${A}`, '', /^same\.txt:1: needs the ids of two records/],
  ['one id twice', '', `${A} ${A}`, /^different\.txt:1: needs the ids of two records/],
  ['both at once', `${A} ${B}`, `${B} ${A}`, /^different\.txt:1: .* are the same by same\.txt/],
  [
    'both at once over a third',
    `${A} ${B}\n${B} ${C}`,
    `\n${A} ${C}`,
    /^different\.txt:2: .* are the same by same\.txt/,
  ],
])('refuses %s with file and line', (_rule, same, different, message) => {
  expect(() => parseCorrections({ same, different })).toThrow(message);
});

test('all records of a line are different from each other', () => {
  const different = createDifferences(parseCorrections({ same: '', different: `${A} ${B} ${C}` }));
  expect(different?.(C, A)).toBe('different.txt:1');
  expect(different?.(A, 'doi_________::9')).toBeNull();
});
