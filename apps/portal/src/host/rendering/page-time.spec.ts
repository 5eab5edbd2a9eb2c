import { expect, test } from '@jest/globals';
import { pageTime } from './page-time.ts';

test.each([
  ['2026-11-21T10:15:00.000Z', '2026-11-21T10:15:00.000Z'],
  ['2026-11-21T10:15:00.001Z', '2026-11-21T10:16:00.000Z'],
  ['2026-11-21T10:15:59.999Z', '2026-11-21T10:16:00.000Z'],
])('a page requested at %s is rendered for %s', (now, expected) => {
  expect(pageTime(new Date(now)).toISOString()).toBe(expected);
});
