import { expect, test } from '@jest/globals';
import { isReversedRange } from './is-reversed-range.ts';

test.each([
  ['2020', '2010', true],
  ['2010', '2020', false],
  ['2020', '2020', false],
  ['1000', '999', true],
  ['0.5', '0.25', true],
  ['1e-9', '1e-8', false],
  ['2018-03-01', '2018', false],
  ['2018', '2018-03-01', false],
  ['2019', '2018-12-31', true],
  ['2018-03-02', '2018-03-01', true],
  ['2018-03', '2018-02-28', true],
  ['b', 'a', false],
  ['9', 'a', false],
  ['2020', null, false],
  [null, '2010', false],
  ['', '2010', false],
])('from %j to %j is reversed: %j', (from, to, expected) => {
  expect(isReversedRange(from, to)).toBe(expected);
});
