import { expect, jest, test } from '@jest/globals';
import { logIn } from './testing/log-in.ts';
import { openTrialWorld } from './testing/open-trial-world.ts';

jest.setTimeout(30_000);

/** Tries to log in with settings that differ from those of the provider; returns what the log says about it. */
const logOf = async (override: (issuer: string) => Readonly<Record<string, string>>): Promise<unknown> => {
  const world = await openTrialWorld({ override });
  await world.startApi();
  await logIn(world.visitor(), 'trial-user').catch(() => undefined);
  const line = world
    .log()
    .split('\n')
    .find((one) => one.includes('"login failed"'));
  await world.close();
  return JSON.parse(line ?? '{}');
};

const at = (port: number) => (issuer: string) => {
  const url = new URL(issuer);
  url.port = String(port);
  return { OIDC_ISSUER: url.href };
};

test.each([
  [
    'a wrong secret',
    () => ({ OIDC_CLIENT_SECRET: 'wrong' }),
    'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
    'OIDC_CLIENT_SECRET',
  ],
  ['no provider', at(2), 'ECONNREFUSED', 'OIDC_ISSUER cannot be reached'],
  [
    'another address of the provider',
    (issuer: string) => ({ OIDC_ISSUER: `${issuer}/none` }),
    'OAUTH_RESPONSE_IS_NOT_CONFORM',
    'The address in OIDC_ISSUER has no OpenID provider',
  ],
  [
    'https for http',
    (issuer: string) => ({ OIDC_ISSUER: issuer.replace('http:', 'https:') }),
    expect.stringContaining('ERR_SSL'),
    'OIDC_ISSUER begins with https',
  ],
  [
    'another spelling of the issuer',
    (issuer: string) => ({ OIDC_ISSUER: issuer.replace('127.0.0.1', 'localhost') }),
    'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
    'OIDC_ISSUER is not the issuer that the provider names',
  ],
])('with %s, the log names the setting', async (_mistake, change, reason, advice) => {
  expect(await logOf(change)).toMatchObject({ reason, advice: expect.stringContaining(advice) });
});
