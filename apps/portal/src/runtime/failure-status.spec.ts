import { expect, test } from '@jest/globals';
import { failureStatus, isRefusal, isTooMany, refusalReason } from './failure-status.ts';

test.each([
  [{ kind: 'status', status: 400, body: null }, 400, 'refused'],
  [{ kind: 'status', status: 414, body: null }, 400, 'refused'],
  [{ kind: 'status', status: 429, body: null }, 429, 'too many'],
  [{ kind: 'status', status: 500, body: null }, 503, 'failed'],
  [{ kind: 'status', status: 503, body: null }, 503, 'failed'],
  [{ kind: 'timeout', limitMs: 1 }, 503, 'failed'],
  [{ kind: 'network' }, 503, 'failed'],
] as const)('%j is a page with status %i, which tells that the query was %s', (error, status, told) => {
  expect(failureStatus(error)).toBe(status);
  expect([isRefusal(error), isTooMany(error)]).toEqual([told === 'refused', told === 'too many']);
});

test.each([
  [{ message: 'Write more of the word.' }, 'Write more of the word.'],
  [{ message: 'x'.repeat(5_000) }, 'x'.repeat(300)],
  [{ message: 7 }, null],
  ['<html>', null],
  [null, null],
])('a refusal with the body %j has the reason %j', (body, reason) => {
  expect(refusalReason({ kind: 'status', status: 400, body })).toBe(reason);
});
