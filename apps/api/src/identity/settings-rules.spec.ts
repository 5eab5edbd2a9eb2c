import { describe, expect, test } from '@jest/globals';
import { parseSettings } from '../settings/settings.ts';

const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://portal.example',
  OIDC_ISSUER: 'https://login.example/realm',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'a secret',
};
const problemsOf = (environment: Record<string, string>) => {
  const parsed = parseSettings(environment, { cores: 1 });
  return parsed.ok ? [] : parsed.problems.map(({ name, value, message }) => `${name}=${value}: ${message}`);
};

test('production starts with all required settings', () => {
  expect(problemsOf(PRODUCTION)).toEqual([]);
});

test('production names all missing settings', () => {
  expect(problemsOf({ MODE: 'production' })).toEqual([
    'PUBLIC_URL=http://localhost:4200: must be https in production',
    'OIDC_ISSUER=: is required in production, where the trial login does not start',
    'OIDC_CLIENT_ID=: is required with OIDC_ISSUER, and in production',
    'OIDC_CLIENT_SECRET=: is required in production',
  ]);
});

describe('rejected', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'an issuer without https',
      { ...PRODUCTION, OIDC_ISSUER: 'http://login.example' },
      'OIDC_ISSUER=http://login.example: must be https in production',
    ],
    [
      'an issuer without a client',
      { OIDC_ISSUER: 'http://login.example' },
      'OIDC_CLIENT_ID=: is required with OIDC_ISSUER, and in production',
    ],
    [
      'an address with a path',
      { PUBLIC_URL: 'https://portal.example/a' },
      'PUBLIC_URL=https://portal.example/a: must be like https://discovery.example.org, without a path',
    ],
    [
      'an address with a password',
      { PUBLIC_URL: 'https://a:b@portal.example' },
      'PUBLIC_URL=https://***@portal.example: must be like https://discovery.example.org, without a path',
    ],
    [
      'an address of another kind',
      { OIDC_ISSUER: 'file:///etc' },
      'OIDC_ISSUER=file:///etc: must be an https address',
    ],
    ['scopes that are not OpenID’s', { OIDC_SCOPES: 'profile' }, 'OIDC_SCOPES=profile: must include openid'],
    [
      'records from two places',
      { GRAPH_UPSTREAM: 'https://api.example/graph', SEARCH_URL: 'http://127.0.0.1:9200' },
      'GRAPH_UPSTREAM=https://api.example/graph: cannot be combined with SEARCH_URL: records come from one of them',
    ],
    [
      'a token that would travel in the open',
      { GRAPH_UPSTREAM: 'http://api.example/graph', GRAPH_UPSTREAM_TOKEN: 'token' },
      'GRAPH_UPSTREAM=http://api.example/graph: must be https where a token is sent, unless it is on this machine',
    ],
    [
      'an ORCID without https',
      { ...PRODUCTION, ORCID_URL: 'http://orcid.example' },
      'ORCID_URL=http://orcid.example: must be https in production, unless it is on this machine',
    ],
    [
      'an API of ORCID without https',
      { ...PRODUCTION, ORCID_API_URL: 'http://10.0.0.1' },
      'ORCID_API_URL=http://10.0.0.1: must be https in production, unless it is on this machine',
    ],
    [
      'an address of ORCID with a query',
      { ORCID_API_URL: 'https://api.orcid.org?x=1' },
      'ORCID_API_URL=https://api.orcid.org?x=1: must be an address like https://api.orcid.org',
    ],
    [
      'a client at ORCID without its secret',
      { ORCID_CLIENT_ID: 'APP-1' },
      'ORCID_CLIENT_SECRET=: is required with ORCID_CLIENT_ID',
    ],
    [
      'a secret at ORCID without its client',
      { ORCID_CLIENT_SECRET: 'secret' },
      'ORCID_CLIENT_ID=: is required with ORCID_CLIENT_SECRET',
    ],
    ['another mode', { MODE: 'test' }, 'MODE=test: must be one of: development, trial, production'],
    [
      'all proxies',
      { TRUSTED_PROXIES: '*' },
      'TRUSTED_PROXIES=*: must be "loopback", or the number of proxies in front of the portal: 0 to 9',
    ],
    [
      'half a source of entitlements',
      { OIDC_ENTITLEMENT_SOURCE: 'urn:x' },
      'OIDC_ENTITLEMENT_SOURCE=urn:x: must be like urn:geant:openaire.eu#aai.openaire.eu',
    ],
  ])('%s', (_title, environment, problem) => {
    expect(problemsOf(environment)).toEqual([problem]);
  });
});

describe('the trial login', () => {
  const issuer = { OIDC_ISSUER: 'https://login.example/realm', OIDC_CLIENT_ID: 'portal' };
  const allowed = { ALLOW_TRIAL_LOGIN: 'true' };
  test.each<[string, Record<string, string>]>([
    ['this machine', {}],
    ['this machine, by name', { HOST: 'localhost', PUBLIC_URL: 'http://portal.localhost:8080' }],
    ['this machine, by another address', { HOST: '127.1.2.3', PUBLIC_URL: 'http://127.0.0.1:8080' }],
    ['this machine, by IPv6', { HOST: '::1', PUBLIC_URL: 'http://[::1]:8080' }],
    ['all machines, on purpose', { HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example', ...allowed }],
    [
      'all machines, with another login',
      { HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example', ...issuer },
    ],
    ['all machines, in production', { ...PRODUCTION, HOST: '0.0.0.0' }],
  ])('starts for %s', (_title, environment) => {
    expect(problemsOf(environment)).toEqual([]);
  });

  test.each<[string, string, Record<string, string>]>([
    ['HOST', '0.0.0.0', {}],
    ['HOST', '::', {}],
    ['HOST', '192.168.1.7', { MODE: 'development' }],
    ['HOST', 'portal.example', {}],
    ['HOST', 'localhost.example', {}],
    ['PUBLIC_URL', 'https://portal.example', {}],
    ['PUBLIC_URL', 'http://192.168.1.7:4200', {}],
    ['PUBLIC_URL', 'https://portal.example', { MODE: 'development' }],
  ])('does not start with %s=%s, and says why', (name, value, environment) => {
    expect(problemsOf({ ...environment, [name]: value })).toEqual([
      `${name}=${value}: would open the trial login to others: it asks for no password, and anyone can become ` +
        'an administrator. Set OIDC_ISSUER to your own login, or ALLOW_TRIAL_LOGIN=true',
    ]);
  });
});

test('production takes an ORCID on this machine', () => {
  const orcid = { ORCID_URL: 'http://127.0.0.1:5000', ORCID_API_URL: 'http://localhost:5000/' };
  expect(problemsOf({ ...PRODUCTION, ...orcid })).toEqual([]);
});

test('an invalid secret is not shown', () => {
  expect(problemsOf({ DATABASE_URL: 'mysql://portal:password@host/database' })).toEqual([
    'DATABASE_URL=***: must be like postgresql://user:password@host/database',
  ]);
});

test('an address may end with a slash', () => {
  const parsed = parseSettings({ ...PRODUCTION, PUBLIC_URL: 'https://portal.example/' }, { cores: 1 });
  expect(parsed.ok && parsed.settings.PUBLIC_URL).toBe('https://portal.example');
});
