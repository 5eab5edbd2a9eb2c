import { expect, jest, test } from '@jest/globals';
import { logIn } from './testing/log-in.ts';
import { openLoginWorld } from './testing/login-world.ts';
import { startTrialProvider } from './testing/start-trial-provider.ts';

jest.setTimeout(30_000);

/** Tries to log in with settings that differ from those of the provider; returns what the log says about it. */
const logOf = async (change: (issuer: string) => Readonly<Record<string, string>>): Promise<unknown> => {
  const opened: (() => Promise<void>)[] = [];
  const world = await openLoginWorld({
    environment: async (publicUrl) => {
      const provider = await startTrialProvider({ publicUrl, tokenSeconds: 600 });
      opened.push(provider.close);
      const { environment } = provider;
      return { ...environment, ...change(environment['OIDC_ISSUER'] ?? '') };
    },
  });
  await world.startApi();
  await logIn(world.visitor(), 'trial-user').catch(() => undefined);
  const line = world
    .log()
    .split('\n')
    .find((one) => one.includes('"login failed"'));
  await world.close();
  for (const close of opened) await close();
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
