import { expect, test } from '@jest/globals';
import { describeHttpError, statusOf } from './index.ts';

test.each([
  [{ kind: 'status', status: 502, body: '<html>' }, 502, '/api/x: Status 502'],
  [{ kind: 'timeout', limitMs: 3000 }, 0, '/api/x: Timeout'],
  [{ kind: 'network' }, 0, '/api/x: No answer'],
  [{ kind: 'shape', detail: 'total: no number' }, 0, '/api/x: Unexpected answer: total: no number'],
] as const)('%j → %i, %s', (error, status, line) => {
  expect(statusOf(error)).toBe(status);
  expect(describeHttpError('/api/x', error)).toBe(line);
});
