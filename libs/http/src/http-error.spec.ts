import { expect, test } from '@jest/globals';
import { describeHttpError, describeRejectedPart, statusOf } from './index.ts';

test.each([
  [{ kind: 'status', status: 502, body: '<html>' }, 502, '/api/x: Status 502'],
  [{ kind: 'timeout', limitMs: 3000 }, 0, '/api/x: Timeout'],
  [{ kind: 'network' }, 0, '/api/x: No response'],
  [{ kind: 'network', detail: 'TypeError: fetch failed' }, 0, '/api/x: No response: TypeError: fetch failed'],
  [{ kind: 'request', detail: 'TypeError: no JSON' }, 0, '/api/x: Not sent: TypeError: no JSON'],
  [{ kind: 'shape', detail: 'total: no number' }, 0, '/api/x: Unexpected response: total: no number'],
] as const)('%j → %i, %s', (error, status, line) => {
  expect(statusOf(error)).toBe(status);
  expect(describeHttpError('/api/x', error)).toBe(line);
});

test.each([
  [
    { path: 'results[3]', id: 'a::1', problem: 'type: malformed' },
    '/api/x: Left out results[3] (a::1): type: malformed',
  ],
  [{ path: 'facets.access', id: null, problem: 'no object' }, '/api/x: Left out facets.access: no object'],
])('%j → %s', (rejected, line) => {
  expect(describeRejectedPart('/api/x', rejected)).toBe(line);
});
