import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { userInfo } from './testing/log-in.ts';
import { openLoginWorld } from './testing/login-world.ts';
import type { LoginWorld } from './testing/login-world.ts';
import { startHostileProvider } from './testing/start-hostile-provider.ts';
import type { HostileProvider, Lie } from './testing/start-hostile-provider.ts';
import type { Visitor } from './testing/visitor.ts';

jest.setTimeout(60_000);

const LOGIN = '/api/login-service/login';
const FAILED = /^\/user-info\?errorCode=1(&|$)/;
const HOUR_SECONDS = 3_600;
/** Longer than a token is valid. */
const TOKEN_MS = 31 * 60_000;

let provider: HostileProvider;
let world: LoginWorld;

beforeAll(async () => {
  provider = await startHostileProvider();
  world = await openLoginWorld({
    environment: async () => ({ ...provider.environment, LOGINS_PER_MINUTE: '1000' }),
  });
  await world.startApi();
});
afterEach(() => provider.setLie({}));
afterAll(async () => {
  await world.close();
  await provider.close();
});

/** Returns the last step of a login. */
const endOf = async (visitor: Visitor): Promise<string> => (await visitor.go(LOGIN)).at(-2)?.location ?? '';
const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1_000) - seconds;
/** Returns a visitor who has logged in at the provider, and the callback address. */
const beforeCallback = async (): Promise<{ visitor: Visitor; callback: string }> => {
  const visitor = world.visitor();
  const start = await visitor.request(LOGIN);
  const { location } = await visitor.request(start.location ?? '');
  return { visitor, callback: location ?? '' };
};

test('correct data of a provider is accepted', async () => {
  const visitor = world.visitor();
  expect(await endOf(visitor)).toBe('/reload');
  expect((await userInfo(visitor))?.sub).toBe('somebody');
});

const LIES: readonly (readonly [string, string, Lie])[] = [
  [
    'a token of another issuer',
    'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
    { claims: { iss: 'https://other.example' } },
  ],
  ['a token for another portal', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', { claims: { aud: 'another-portal' } }],
  [
    'a token for several, issued to another',
    'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
    { claims: { aud: ['a-portal', 'b'], azp: 'b' } },
  ],
  [
    'a token that has expired',
    'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
    { claims: { exp: secondsAgo(HOUR_SECONDS) } },
  ],
  ['a token without an end', 'OAUTH_INVALID_RESPONSE', { claims: { exp: undefined } }],
  [
    'a token of the future',
    'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
    { claims: { nbf: secondsAgo(-HOUR_SECONDS) } },
  ],
  ['a token of another login', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', { claims: { nonce: 'another' } }],
  ['a token of no login', 'OAUTH_INVALID_RESPONSE', { claims: { nonce: undefined } }],
  ['a token that names nobody', 'OAUTH_INVALID_RESPONSE', { claims: { sub: undefined } }],
  ['a token that names an empty user id', 'NO_USER', { claims: { sub: '@x' }, userInfo: { sub: '@x' } }],
  ['a token signed by somebody else', 'OAUTH_INVALID_RESPONSE', { isForged: true }],
  [
    'a token signed with an unknown key',
    'OAUTH_KEY_SELECTION_FAILED',
    { header: { kid: 'other' }, isForged: true },
  ],
  ['a token that is not signed', 'OAUTH_INVALID_RESPONSE', { header: { alg: 'none' }, isUnsigned: true }],
  ['a token without its signature', 'OAUTH_INVALID_RESPONSE', { isUnsigned: true }],
  ['a token signed with a password', 'OAUTH_INVALID_RESPONSE', { header: { alg: 'HS256' } }],
  ['no token', 'OAUTH_INVALID_RESPONSE', { hasNoToken: true }],
  ['user info of another user', 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED', { userInfo: { sub: 'another' } }],
  ['an answer to another login', 'OAUTH_INVALID_RESPONSE', { callback: { state: 'another' } }],
  ['an answer of another provider', 'OAUTH_INVALID_RESPONSE', { callback: { iss: 'https://other.example' } }],
  ['an error', 'OAUTH_AUTHORIZATION_RESPONSE_ERROR', { callback: { error: 'access_denied' } }],
];
test.each(LIES)('%s is rejected: %s', async (_title, reason, lie) => {
  const visitor = world.visitor();
  const before = world.log().length;
  provider.setLie(lie);
  expect(await endOf(visitor)).toMatch(FAILED);
  expect(await userInfo(visitor)).toBeNull();
  expect(world.log().slice(before)).toContain(`"reason":"${reason}"`);
});

describe('when the provider replaces its key at once', () => {
  test('a session goes on, and its claims are refreshed with the new key', async () => {
    const visitor = world.visitor();
    await visitor.go(LOGIN);
    for (const name of ['A new name', 'Another one']) {
      provider.replaceKey();
      provider.setLie({ userInfo: { name } });
      world.advance(TOKEN_MS);
      expect((await userInfo(visitor))?.name).toBe(name);
    }
  });

  test('the next login succeeds', async () => {
    expect(await endOf(world.visitor())).toBe('/reload');
    provider.replaceKey();
    expect(await endOf(world.visitor())).toBe('/reload');
  });
});

describe('a refresh with a token that the provider accepts only once', () => {
  test.each([
    ['its keys', '/keys'],
    ['its user info', '/me'],
  ] as const)(
    'if %s cannot be read: nothing unchecked is accepted, and the next one succeeds',
    async (_what, failing) => {
      const visitor = world.visitor();
      await visitor.go(LOGIN);
      provider.setLie({ failing, claims: { name: 'A new name' }, userInfo: { name: 'A new name' } });
      world.advance(TOKEN_MS);
      expect((await userInfo(visitor))?.name).not.toBe('A new name');
      provider.setLie({ userInfo: { name: 'A new name' } });
      world.advance(TOKEN_MS);
      expect((await userInfo(visitor))?.name).toBe('A new name');
    },
  );

  test('with a forged ID token, it ends the session', async () => {
    const visitor = world.visitor();
    await visitor.go(LOGIN);
    provider.setLie({ isForged: true });
    world.advance(TOKEN_MS);
    expect(await userInfo(visitor)).toBeNull();
  });
});

test('metadata of another issuer is rejected', async () => {
  const liar = await startHostileProvider();
  liar.setLie({ description: { issuer: 'https://other.example' } });
  const other = await openLoginWorld({ environment: async () => liar.environment });
  await other.startApi();
  const [step] = await other.visitor().go(LOGIN);
  expect(step?.location).toMatch(FAILED);
  await other.close();
  await liar.close();
});

describe('the callback', () => {
  test('works once', async () => {
    const { visitor, callback } = await beforeCallback();
    const attempt = visitor.cookies.get('login');
    expect((await visitor.request(callback)).location).toBe('/reload');
    const replayed = world.visitor();
    if (attempt) replayed.cookies.set('login', attempt);
    expect((await replayed.request(callback)).location).toMatch(FAILED);
    expect(await userInfo(replayed)).toBeNull();
  });
  test('works only in the browser that started the login', async () => {
    const { callback } = await beforeCallback();
    const stranger = world.visitor();
    expect((await stranger.request(callback)).location).toMatch(FAILED);
    const { visitor: other } = await beforeCallback();
    expect((await other.request(callback)).location).toMatch(FAILED);
  });
  test('works for ten minutes', async () => {
    const { visitor, callback } = await beforeCallback();
    world.advance(10 * 60_000);
    expect((await visitor.request(callback)).location).toMatch(FAILED);
  });
  test.each(['', '?', '?code=x', '?state=x', '?code=a&code=b&state=x', '?error=<script>', '?response=eyJ'])(
    'fails with the query %j',
    async (parameters) => {
      const { visitor } = await beforeCallback();
      const step = await visitor.request(`/api/login-service/callback${parameters}`);
      expect([step.status, step.location]).toEqual([303, expect.stringMatching(FAILED)]);
    },
  );
});

describe('a cookie', () => {
  test('that an attacker planted before the login is not the session afterwards', async () => {
    const planted = 'p'.repeat(43);
    const visitor = world.visitor();
    visitor.cookies.set('session', { value: planted, path: '/', attributes: '' });
    await endOf(visitor);
    expect(visitor.cookies.get('session')?.value).not.toBe(planted);
    const attacker = world.visitor();
    attacker.cookies.set('session', { value: planted, path: '/', attributes: '' });
    expect(await userInfo(attacker)).toBeNull();
  });

  test('that is forged, expired or missing gets the same response', async () => {
    const visitor = world.visitor();
    await endOf(visitor);
    const real = visitor.cookies.get('session')?.value ?? '';
    await visitor.request('/api/login-service/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    const [row] = await world.database().query.selectFrom('sessions').selectAll().execute();
    const cookies = [
      '',
      real,
      `${real}x`,
      real.slice(1),
      row?.id_hash ?? '',
      'somebody',
      '__proto__',
      "' or 1=1 --",
      '\u0001%00',
      'x'.repeat(8_000),
    ];
    const answers = await Promise.all(
      cookies.map(async (value) => {
        const cookie = `session=${encodeURIComponent(value)}`;
        const answer = await world.visitor().request('/api/login-service/userInfo', { headers: { cookie } });
        return [answer.status, answer.body.replace(/"timestamp":"[^"]*"/, '')];
      }),
    );
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(401);
  });

  test('of a login at another provider is not valid here', async () => {
    const visitor = world.visitor();
    await endOf(visitor);
    expect(await userInfo(visitor)).not.toBeNull();
    await world
      .database()
      .query.updateTable('sessions')
      .set({ issuer: 'http://localhost:4200/api/trial-login' })
      .execute();
    expect(await userInfo(visitor)).toBeNull();
  });

  test('cannot decrypt another session', async () => {
    const [victim, attacker] = [world.visitor(), world.visitor()];
    await endOf(victim);
    await endOf(attacker);
    expect(await userInfo(victim)).not.toBeNull();
    const { query } = world.database();
    const rows = await query.selectFrom('sessions').selectAll().orderBy('created_at', 'desc').execute();
    for (const { id_hash: id } of rows)
      await query
        .updateTable('sessions')
        .set({ sealed_tokens: rows.find((row) => row.id_hash !== id)?.sealed_tokens ?? '' })
        .where('id_hash', '=', id)
        .execute();
    expect([await userInfo(victim), await userInfo(attacker)]).toEqual([null, null]);
  });
});
