import { describe, expect, test } from '@jest/globals';
import { createApi } from '../app.ts';
import { parseSettings } from '../settings/settings.ts';
import { NOW, setupTestApi } from '../testing/start-test-api.ts';
import { openTestEnvironment } from '../testing/test-environment.ts';

const ORIGIN = 'https://other.example';
const PREFLIGHT = { origin: ORIGIN, 'access-control-request-method': 'GET' };

const api = setupTestApi();

const read = (url: string, headers: Record<string, string> = { origin: ORIGIN }) =>
  api.app.inject({ url, headers });

describe('scripts of other websites', () => {
  test.each([
    ['a search', '/graph/v3/projects', 200],
    ['a download', '/graph/v3/projects/export?format=csv', 200],
    ['a feed', '/graph/v3/projects/feed', 200],
    ['OAI-PMH', '/oai?verb=Identify', 200],
    ['the OpenAPI document', '/docs/json', 200],
    ['the OpenAPI document as YAML', '/docs/yaml', 200],
    ['the reason of a failure', '/graph/v3/projects?unknown=1', 400],
    ['that a record is missing', '/graph/v3/projects/x', 404],
  ])('may read %s', async (_title, url, status) => {
    const { statusCode, headers } = await read(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-expose-headers': expect.stringContaining('X-Total'),
    });
  });

  test.each([
    '/login-service/userInfo',
    '/admin-tool/page',
    '/utils-service/download/x.png',
    '/cache/get',
    '/ready',
    '/docs/',
  ])('may not read %s', async (url) => {
    const { headers } = await read(url);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toMatch(/^same-/);
  });

  test('may ask first, and ask again the next day', async () => {
    const answer = await api.app.inject({ method: 'OPTIONS', url: '/graph/v3/projects', headers: PREFLIGHT });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-max-age': '86400',
    });
  });

  test.each(['/admin-tool/page/save', '/login-service/logout', '/nowhere'])(
    'are refused when they ask for %s',
    async (url) => {
      const { headers } = await api.app.inject({
        method: 'OPTIONS',
        url,
        headers: { ...PREFLIGHT, 'access-control-request-method': 'POST' },
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  test('never read with the cookies of a visitor', async () => {
    for (const url of ['/graph/v3/projects', '/oai?verb=Identify', '/login-service/userInfo']) {
      const { headers } = await read(url, { origin: ORIGIN, cookie: 'session=x' });
      // Browsers hide a response to a request with cookies unless both headers say otherwise.
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      expect(headers['access-control-allow-origin']).not.toBe(ORIGIN);
    }
    const preflight = await api.app.inject({
      method: 'OPTIONS',
      url: '/graph/v3/projects',
      headers: PREFLIGHT,
    });
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials');
  });
});

describe('the setting CORS_ORIGINS', () => {
  const readWith = async (setting: string, origin: string) => {
    const { engine } = api;
    const { settings, database } = await openTestEnvironment({ CORS_ORIGINS: setting });
    const app = await createApi({ engine, database, settings, logger: false, clock: () => NOW.getTime() });
    const { headers } = await app.inject({ url: '/graph/v3/projects', headers: { origin } });
    await app.close();
    await database.close();
    return headers;
  };
  const LIST = `https://one.example, ${ORIGIN}`;
  test.each([
    [LIST, ORIGIN, ORIGIN, 'cross-origin', 'origin'],
    [LIST, 'https://third.example', undefined, 'same-site', 'origin'],
    ['none', ORIGIN, undefined, 'same-site', undefined],
  ])('with %s, a script of %s may read: %s', async (setting, origin, allowed, policy, vary) => {
    const headers = await readWith(setting, origin);
    expect(headers['access-control-allow-origin']).toBe(allowed);
    expect(headers['cross-origin-resource-policy']).toBe(policy);
    expect(headers.vary).toBe(vary);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });
  test.each(['example.org', 'https://example.org/', 'ftp://example.org', '*, https://example.org', 'null'])(
    '%j is refused, with the rule',
    (value) => {
      expect(parseSettings({ CORS_ORIGINS: value }, { cores: 1 })).toEqual({
        ok: false,
        problems: [
          {
            name: 'CORS_ORIGINS',
            value,
            message: 'must be *, none, or origins such as https://example.org, separated by commas',
          },
        ],
      });
    },
  );
});
