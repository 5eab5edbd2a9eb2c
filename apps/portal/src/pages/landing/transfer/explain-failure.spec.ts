import { expect, test } from '@jest/globals';
import { explainFailure } from './explain-failure.ts';

const failed = (status: number, body: unknown = null) => ({ kind: 'status', status, body }) as const;
test.each([
  [failed(401, { id: 'notAuthenticated', description: 'Old' }), ['token', 'transfer.refused-token', 'Old']],
  [failed(401), ['token', 'transfer.refused-token', '']],
  [failed(403, '<html>'), ['token', 'transfer.not-allowed', '']],
  [failed(400, { id: 'uriInvalid' }), ['server', 'transfer.refused-server', '']],
  [failed(404, { id: 'storageElementNotFound' }), ['folder', 'transfer.refused-folder', '']],
  [failed(500, { id: 'exception', description: 7 }), [null, 'transfer.failed', '']],
  [failed(400, { id: 'toString' }), [null, 'transfer.failed', '']],
  [{ kind: 'network' } as const, [null, 'transfer.no-answer', '']],
  [{ kind: 'timeout', limitMs: 1 } as const, [null, 'transfer.too-slow', '']],
  [{ kind: 'shape', detail: 'x' } as const, [null, 'transfer.strange-answer', '']],
])('%j is explained to the reader as %j', (error, expected) => {
  const { field, message, said } = explainFailure(error);
  expect([field, message, said]).toEqual(expected);
});
