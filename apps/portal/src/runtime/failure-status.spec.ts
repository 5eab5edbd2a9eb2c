import { expect, test } from '@jest/globals';
import { failureStatus, isRefusal, isTooMany } from './failure-status.ts';

test.each([
  [{ kind: 'status', status: 400, body: null }, 400, 'refused'],
  [{ kind: 'status', status: 414, body: null }, 400, 'refused'],
  [{ kind: 'status', status: 401, body: null }, 503, 'failed'],
  [{ kind: 'status', status: 403, body: null }, 503, 'failed'],
  [{ kind: 'status', status: 404, body: null }, 503, 'failed'],
  [{ kind: 'status', status: 429, body: null }, 429, 'too many'],
  [{ kind: 'status', status: 500, body: null }, 503, 'failed'],
  [{ kind: 'status', status: 503, body: null }, 503, 'failed'],
  [{ kind: 'timeout', limitMs: 1 }, 503, 'failed'],
  [{ kind: 'network' }, 503, 'failed'],
] as const)('%j is a page with status %i, which tells that the query was %s', (error, status, told) => {
  expect(failureStatus(error)).toBe(status);
  expect([isRefusal(error), isTooMany(error)]).toEqual([told === 'refused', told === 'too many']);
});
