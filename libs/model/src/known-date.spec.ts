import { expect, test } from '@jest/globals';
import { knownDate } from './known-date.ts';

test.each<[string | null, readonly string[], string | null]>([
  ['2018-02-08', [], '2018-02-08'],
  ['2018-01-01', [], '2018-01-01'],
  ['2018-01-01', ['2018'], '2018'],
  ['2018-01-01', ['2018-1'], '2018-01'],
  ['2018-02-01', ['2018-2'], '2018-02'],
  ['2018-02-01', ['2018-02-30'], '2018-02'],
  ['2018-02-01', ['2017-5', '2018-2'], '2018-02'],
  ['2018-02-01', ['2017-5'], '2018-02-01'],
  [null, ['soon'], null],
])('for %s, which sources wrote as %j, %s is known', (startDate, originals, known) => {
  const originalValues = [
    ...originals.map((value) => ({ field: 'startDate', value })),
    { field: 'endDate', value: '2018-02' },
  ];
  expect(knownDate({ startDate, originalValues }, 'startDate')).toBe(known);
});
