import { expect, jest, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { isManager } from '@open-discovery/roles';
import { createApi } from '../app.ts';
import { EmbeddedEngine } from '../search/embedded/embedded-engine.ts';
import { openTestEnvironment } from '../testing/test-environment.ts';
import { findTrialAccount, TRIAL_COMMUNITY } from './trial-accounts.ts';

jest.setTimeout(60_000);

const issuer = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'portal' };

test.each([
  ['with the trial login, there is', {}, 200],
  ['with another login, there is not', issuer, 404],
])('%s the community that the trial manager manages', async (_title, settings, status) => {
  const { roles = [] } = findTrialAccount('trial-manager') ?? {};
  expect(isManager([...roles], 'ri', TRIAL_COMMUNITY.pid)).toBe(true);

  const environment = await openTestEnvironment(settings);
  const engine = new EmbeddedEngine({ folder: environment.settings.DATA_DIR });
  const configuration = shippedConfiguration();
  const app = await createApi({
    ...environment,
    configuration,
    engine,
    logger: false,
    clock: Date.now,
  });
  expect((await app.inject('/admin-tool/community/dh-ch/full')).statusCode).toBe(status);
  await app.close();
  await engine.close();
  await environment.database.close();
});
