import { expect, test } from '@jest/globals';
import { formatCsv } from './format-csv.ts';

test.each<[string | number, string]>([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['a; b', '"a; b"'],
  ['say "sea"', '"say ""sea"""'],
  ['two\nlines', '"two\nlines"'],
  [' padded ', '" padded "'],
  ['=SUM(A1)', "'=SUM(A1)"],
  ['@cmd', "'@cmd"],
  ['-1+1', "'-1+1"],
  ['-1.5', '-1.5'],
  ["a;=cmd|' /C calc'!A0;b", `"a;'=cmd|' /C calc'!A0;b"`],
  ['a; =1+1', `"a;' =1+1"`],
  ['a\t=1+1', `"a\t'=1+1"`],
  ['a\n@SUM(1)', `"a\n'@SUM(1)"`],
  ['1; -5', '"1; -5"'],
  [-3, '-3'],
])('the cell %j is written as %s', (cell, written) => {
  expect(formatCsv([[cell]])).toBe(`${written}\r\n`);
});

test('every row ends with a line break', () => {
  expect(
    formatCsv([
      ['label', 'count'],
      ['Sea', 2],
    ]),
  ).toBe('label,count\r\nSea,2\r\n');
});
