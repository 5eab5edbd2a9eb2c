import { expect, test } from '@jest/globals';
import { setupTestApi } from '../testing/start-test-api.ts';

const api = setupTestApi();

test('with the shipped settings, help content comes through the cache', async () => {
  const path = '/admin-tool/explore';
  const direct = await api.app.inject(path);
  expect(direct.statusCode).toBe(200);
  for (const state of ['miss', 'hit']) {
    const cached = await api.app.inject(`/cache/get?url=${encodeURIComponent(`/api${path}`)}`);
    expect([cached.statusCode, cached.headers['x-cache'], cached.json()]).toEqual([
      200,
      state,
      direct.json(),
    ]);
  }
});
test.each(['http://127.0.0.1/', 'https://example.org/', '/login-service/userInfo', '/health'])(
  'with the shipped settings, no other service is contacted: %s',
  async (target) => {
    const answer = await api.app.inject(`/cache/get?url=${encodeURIComponent(target)}`);
    expect(answer.statusCode).toBe(400);
  },
);
test.each(['/utils-service/upload/{type}/{pid}', '/utils-service/download/{filename}', '/cache/get'])(
  '%s is documented',
  async (path) => {
    const documented: unknown = (await api.app.inject('/docs/json')).json();
    expect(documented).toHaveProperty(['paths', path]);
  },
);
