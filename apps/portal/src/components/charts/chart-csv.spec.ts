import { expect, test } from '@jest/globals';
import { chartCsv } from './chart-csv.ts';

test('the numbers of a chart are a table, and a label that looks like a formula stays text', () => {
  const rows = [
    { label: 'Sea, level', cells: [{ count: 2, to: '/' }] },
    { label: '=1+1', cells: [{ count: 1, to: '/' }] },
  ];
  expect(chartCsv({ title: 'T', corner: 'Field', columns: ['Results'], rows })).toBe(
    `Field,Results\r\n"Sea, level",2\r\n'=1+1,1\r\n`,
  );
});
