import { describe, expect, jest, test } from '@jest/globals';
import { createApi } from '../app.ts';
import { EmbeddedEngine } from '../search/embedded/embedded-engine.ts';
import { openTestEnvironment } from '../testing/test-environment.ts';

jest.setTimeout(60_000);

const URLS = [
  '/health',
  '/ready',
  '/status',
  '/docs',
  '/graph/v3/projects',
  '/graph/v3/projects/%',
  '/admin-tool/explore/none/full',
  '/utils-service/download/none.png',
  '/login-service/userInfo',
  '/oai?verb=Identify',
  '/cache/get',
  '/nowhere',
];

describe.each([
  ['https://portal.example', 'max-age=31536000'],
  ['http://localhost:4200', undefined],
])('behind %s', (publicUrl, transportSecurity) => {
  test('every response forbids sniffing, has a policy, and Strict-Transport-Security on https', async () => {
    const environment = await openTestEnvironment({ PUBLIC_URL: publicUrl, ALLOW_TRIAL_LOGIN: 'true' });
    const engine = new EmbeddedEngine({ folder: environment.settings.DATA_DIR });
    const app = await createApi({ ...environment, engine, logger: false, clock: Date.now });
    for (const url of URLS) {
      const { headers } = await app.inject(url);
      expect([
        url,
        headers['x-content-type-options'],
        headers['strict-transport-security'],
        headers['content-security-policy'],
      ]).toEqual([url, 'nosniff', transportSecurity, expect.stringContaining("default-src '")]);
    }
    await app.close();
    await engine.close();
    await environment.database.close();
  });
});
