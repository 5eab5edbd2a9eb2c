import { expect, test } from '@jest/globals';
import { dayOfStamp } from './day-of-stamp.ts';

test.each([
  ['milliseconds', 1_600_000_000_000, '2020-09-13'],
  ['seconds of an older record', 1_600_000_000, '2020-09-13'],
  ['nothing', 0, null],
  ['a number beyond all time', 1e20, null],
])('%s', (_what, stamp, day) => {
  expect(dayOfStamp(stamp)).toBe(day);
});
