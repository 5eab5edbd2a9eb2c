import { expect, test } from '@jest/globals';
import { parseRetryAfter } from './parse-retry-after.ts';

test.each([
  ['7', 7_000],
  [' 0 ', 0],
  ['Sun, 01 Mar 2026 00:00:30 GMT', 30_000],
  ['Sun, 01 Mar 2020 00:00:30 GMT', 0],
  ['soon', null],
  [null, null],
])('Retry-After %j asks to wait %j ms', (text, ms) => {
  expect(parseRetryAfter(text, new Date('2026-03-01T00:00:00Z'))).toBe(ms);
});
