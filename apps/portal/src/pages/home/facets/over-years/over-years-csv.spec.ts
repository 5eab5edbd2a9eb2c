import { expect, test } from '@jest/globals';
import { overYearsCsv } from './over-years-csv.ts';

test('the CSV has a row per value and a column per year; all results are its last row', () => {
  const columns = ['value', 'label', 'total', '2019', '2020', 'change'];
  expect(
    overYearsCsv(
      { columns, years: [2019, 2020], all: 'All' },
      {
        values: [
          { value: 'GR', label: 'Greece', total: 4, before: 1, after: 2, change: 12.345, counts: [1, 2] },
        ],
        all: { total: 9, before: 4, after: 5, counts: [4, 5] },
      },
    ),
  ).toBe(
    '\uFEFFvalue,label,total,2019,2020,change,2019,2020\r\nGR,Greece,4,1,2,12.35,1,2\r\n,All,9,4,5,,4,5\r\n',
  );
});
