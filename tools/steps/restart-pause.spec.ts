import { expect, test } from '@jest/globals';
import { RESTARTS, restartPause } from './restart-pause.mjs';

const NOW_MS = 1_000_000;
const longAgo = NOW_MS - RESTARTS.windowMs;

test.each([
  ['no restart so far', 0, 0],
  ['one', 1, 1_000],
  ['two', 2, 2_000],
  ['three', 3, 4_000],
  ['one less than the limit', RESTARTS.limit - 1, 30_000],
  ['as many as the limit', RESTARTS.limit, null],
])('after %s within the window, %j restarts → %j ms', (_what, restarts, pauseMs) => {
  expect(restartPause(new Array(restarts).fill(NOW_MS - 1), NOW_MS)).toBe(pauseMs);
});

test('restarts before the window do not count', () => {
  expect(restartPause(new Array(RESTARTS.limit).fill(longAgo), NOW_MS)).toBe(0);
});
