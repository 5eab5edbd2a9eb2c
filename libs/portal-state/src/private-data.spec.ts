import { expect, test } from '@jest/globals';
import type { HttpError } from '@open-discovery/http';
import { isPrivateData, leavingPrivateData } from './private-data.ts';
import type { FailedCall } from './service-sender.ts';

const status = (number: number, body: unknown): HttpError => ({ kind: 'status', status: number, body });

test.each<readonly [HttpError, boolean]>([
  [status(403, { message: 'Private data' }), true],
  [status(403, { message: 'Your roles do not allow this' }), false],
  [status(403, 'Private data'), false],
  [status(403, null), false],
  [status(401, { message: 'Private data' }), false],
  [{ kind: 'network' }, false],
])('the failure %j is private data: %s; all others lead to the user-info page', (error, isPrivate) => {
  const reported: FailedCall[] = [];
  const transport = leavingPrivateData({
    fetch: () => Promise.reject(new Error('not called')),
    place: 'browser',
    production: true,
    onFailure: (failed) => reported.push(failed),
  });
  transport.onFailure?.({ service: 'adminTool', method: 'GET', address: '/a', error });
  expect([isPrivateData(error), reported.length === 0]).toEqual([isPrivate, isPrivate]);
});
