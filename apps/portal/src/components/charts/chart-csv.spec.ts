import { expect, test } from '@jest/globals';
import { chartCsv } from './chart-csv.ts';

test('a share has the numbers that it is made of', () => {
  const rows = [{ label: '2020', cells: [{ count: 3, of: 4, to: '/' }] }];
  expect(chartCsv({ title: 'T', corner: 'Year', columns: ['Open'], whole: 'Works', rows })).toBe(
    'Year,Open,Works\r\n2020,3,4\r\n',
  );
});

test('the numbers of a chart are a table, and a label that looks like a formula stays text', () => {
  const rows = [
    { label: 'Sea, level', cells: [{ count: 2, to: '/' }] },
    { label: '=1+1', cells: [{ count: 1, to: '/' }] },
  ];
  expect(chartCsv({ title: 'T', corner: 'Field', columns: ['Results'], rows })).toBe(
    `Field,Results\r\n"Sea, level",2\r\n'=1+1,1\r\n`,
  );
});
