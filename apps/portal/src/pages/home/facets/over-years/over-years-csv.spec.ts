import { expect, test } from '@jest/globals';
import { overYearsCsv } from './over-years-csv.ts';

test('the CSV has a row per value and a column per year', () => {
  expect(
    overYearsCsv(
      ['value', 'label', 'total', '2019', '2020', 'change'],
      [2019, 2020],
      [{ value: 'GR', label: 'Greece', total: 4, before: 1, after: 2, change: 12.345, counts: [1, 2] }],
    ),
  ).toBe('value,label,total,2019,2020,change,2019,2020\r\nGR,Greece,4,1,2,12.35,1,2\r\n');
});
