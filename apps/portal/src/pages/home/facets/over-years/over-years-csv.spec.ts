import { expect, test } from '@jest/globals';
import { overYearsCsv, toCsv } from './over-years-csv.ts';

test.each<[string | number, string]>([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "sea"', '"say ""sea"""'],
  ['two\nlines', '"two\nlines"'],
  ['=SUM(A1)', "'=SUM(A1)"],
  ['@cmd', "'@cmd"],
  ['-1+1', "'-1+1"],
  [-3, '-3'],
])('%j → %s', (value, written) => expect(toCsv([[value]])).toBe(`${written}\r\n`));

test('one row a value, one column a year', () =>
  expect(
    overYearsCsv(
      ['value', 'label', 'total', '2019', '2020', 'change'],
      [2019, 2020],
      [{ value: 'GR', label: 'Greece', total: 4, before: 1, after: 2, change: 12.345, counts: [1, 2] }],
    ),
  ).toBe('value,label,total,2019,2020,change,2019,2020\r\nGR,Greece,4,1,2,12.35,1,2\r\n'));
