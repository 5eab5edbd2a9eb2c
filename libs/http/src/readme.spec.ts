import { expect, test } from '@jest/globals';
import {
  authorizationFailure,
  describeHttpError,
  path,
  readObject,
  readText,
  send,
  timeoutMs,
  viaCache,
} from './index.ts';
import type { Endpoint, Fetch } from './index.ts';

const getTitle = (id: string): Endpoint<string> => ({
  method: 'GET',
  path: path('projects', id),
  parse: (json) => readText(readObject(json, 'project')['title'], 'project.title'),
});
const answering =
  (body: string): Fetch =>
  async (url) => ({ ok: url.endsWith('/projects/a%2Fb'), status: 200, text: async () => body });
const sent = (body: string) =>
  send(getTitle('a/b'), { baseUrl: 'https://example.org/api', fetch: answering(body), limitMs: 3000 });

test('a request and its response', async () => {
  expect(await sent('{"title":"Tides"}')).toEqual({ ok: true, value: 'Tides' });
  expect(await sent('{}')).toEqual({
    ok: false,
    error: { kind: 'shape', detail: 'project.title: no text' },
  });
});

test('the meaning of a failure', () => {
  expect(authorizationFailure({ kind: 'status', status: 401, body: null }, 'adminTool')).toBe('notLoggedIn');
  expect(describeHttpError('/api/x', { kind: 'timeout', limitMs: 3000 })).toBe('/api/x: Timeout');
});

test('the timeout and the cache address of a request', () => {
  expect(timeoutMs({ place: 'server', production: true, service: 'search', method: 'GET' })).toBe(3000);
  expect(viaCache('/api/cache/get', 'https://a.org/x?y=1')).toBe(
    '/api/cache/get?url=https%3A%2F%2Fa.org%2Fx%3Fy%3D1',
  );
});
