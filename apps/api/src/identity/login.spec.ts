import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { logIn, logOut, userInfo } from './testing/log-in.ts';
import { openTrialWorld } from './testing/open-trial-world.ts';
import type { TrialWorld } from './testing/open-trial-world.ts';

jest.setTimeout(60_000);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The header and the beginning of the payload of a JSON Web Token: random text may contain the first three letters. */
const WEB_TOKEN = /eyJ[\w-]+\.eyJ/;
const PAGE = { 'sec-fetch-site': 'same-origin' };

let world: TrialWorld;

beforeEach(async () => {
  world = await openTrialWorld();
  await world.startApi();
});
afterEach(() => world.close());

const rows = () => world.database().query.selectFrom('sessions').selectAll().execute();

describe('logging in', () => {
  test('at the provider returns to the previous page with the user’s identity', async () => {
    const visitor = world.visitor();
    const steps = await logIn(visitor, 'trial-curator', '/search/project?projectId=1#top');
    expect(steps.at(-2)?.location).toBe('/search/project?projectId=1#top');
    expect(await userInfo(visitor)).toEqual({
      sub: 'trial-curator',
      given_name: 'Clara',
      family_name: 'Curator',
      email: 'trial-curator@portal.example',
      name: 'Clara Curator',
      roles: ['REGISTERED_USER', 'CURATOR_COMMUNITY'],
      edu_person_entitlements: [],
      exp_date: Math.floor((world.now() + 12 * HOUR_MS) / 1_000),
      accessToken: visitor.cookies.get('AccessToken')?.value,
      refreshToken: null,
    });
  });

  test.each([
    [undefined, '/reload'],
    ['', '/reload'],
    ['/', '/'],
    ['//evil.example', '/reload'],
    ['https://evil.example/', '/reload'],
  ])('with redirect %j leads to %s', async (redirect, expected) => {
    const steps = await logIn(world.visitor(), 'trial-user', redirect);
    expect(steps.at(-2)?.location).toBe(expected);
  });

  test('a visitor who cancels is not logged in, and may try again', async () => {
    const visitor = world.visitor();
    const steps = await logIn(visitor, 'nobody', '/search/find');
    expect(steps.at(-2)?.location).toBe('/user-info?errorCode=1&redirectUrl=%2Fsearch%2Ffind');
    expect(await userInfo(visitor)).toBeNull();
    expect([...visitor.cookies.keys()]).not.toContain('AccessToken');
  });

  test('with an unreachable provider ends on the page that offers another attempt', async () => {
    world.provider.silence();
    const [step] = await world.visitor().go('/api/login-service/login?redirect=/search/find');
    expect(step?.location).toBe('/user-info?errorCode=1&redirectUrl=%2Fsearch%2Ffind');
  });

  test('sets a session cookie for the server only, and a marker for scripts that grants no access', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-user');
    const session = visitor.cookies.get('session');
    expect(session?.value).toMatch(/^[\w-]{43}$/);
    expect(session?.attributes).toBe('; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax');
    expect(visitor.cookies.get('AccessToken')?.attributes).toBe('; Max-Age=43200; Path=/; SameSite=Lax');
    const other = world.visitor();
    for (const name of ['session', 'AccessToken'])
      await other.request('/api/login-service/userInfo', {
        headers: { cookie: `${name}=${visitor.cookies.get('AccessToken')?.value}` },
      });
    expect(await userInfo(other)).toBeNull();
  });

  test('again starts a new session and ends the old one', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-user');
    const before = visitor.cookies.get('session')?.value ?? '';
    await visitor.go('/api/login-service/login');
    const after = visitor.cookies.get('session')?.value;
    expect(after).not.toBe(before);
    expect(await userInfo(visitor)).not.toBeNull();
    visitor.cookies.set('session', { value: before, path: '/', attributes: '' });
    expect(await userInfo(visitor)).toBeNull();
  });
});

describe('a session', () => {
  test('survives a restart of the server', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-user');
    const next = await world.startApi();
    for (const app of world.running()) if (app !== next) await world.stopApi(app);
    expect((await userInfo(visitor))?.sub).toBe('trial-user');
  });

  test('ends after an hour without requests, and not before', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-user');
    world.advance(29 * MINUTE_MS);
    expect(await userInfo(visitor)).not.toBeNull();
    world.advance(59 * MINUTE_MS);
    expect(await userInfo(visitor)).not.toBeNull();
    world.advance(60 * MINUTE_MS);
    expect(await userInfo(visitor)).toBeNull();
    expect([...visitor.cookies.keys()].filter((name) => /^(session|AccessToken)$/.test(name))).toEqual([]);
  });

  test('ends after twelve hours, even if it is used', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-user');
    for (let minutes = 0; minutes < 12 * 60 - 30; minutes += 30) {
      world.advance(30 * MINUTE_MS);
      expect(await userInfo(visitor)).not.toBeNull();
    }
    world.advance(30 * MINUTE_MS);
    expect(await userInfo(visitor)).toBeNull();
  });

  test('that has expired is deleted at the next login', async () => {
    await logIn(world.visitor(), 'trial-user');
    world.advance(2 * HOUR_MS);
    await logIn(world.visitor(), 'trial-curator');
    expect((await rows()).map(({ subject }) => subject)).toEqual(['trial-curator']);
  });

  test('stores neither its cookie nor the provider’s tokens in plain text', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-user');
    const kept = JSON.stringify(await rows());
    expect(kept).not.toContain(visitor.cookies.get('session')?.value);
    expect(kept).not.toMatch(WEB_TOKEN);
    expect(kept).not.toMatch(/token\\?"\s*:/i);
  });
});

describe('when the claims have expired', () => {
  const refreshAt = async () => (await rows())[0]?.refresh_at;

  test('they are refreshed once, and concurrent requests continue', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-user');
    const [before] = await rows();
    world.advance(31 * MINUTE_MS);
    const answers = await Promise.all(Array.from({ length: 5 }, () => userInfo(visitor)));
    expect(answers.map((answer) => answer?.sub)).toEqual(Array.from({ length: 5 }, () => 'trial-user'));
    expect(Date.parse((await refreshAt()) ?? '')).toBeGreaterThan(world.now() + 29 * MINUTE_MS);
    expect((await rows())[0]?.sealed_tokens).not.toBe(before?.sealed_tokens);
  });

  test('and the provider refuses a refresh, the session ends', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-user');
    await world.provider.forget();
    expect(await userInfo(visitor)).not.toBeNull();
    world.advance(31 * MINUTE_MS);
    expect(await userInfo(visitor)).toBeNull();
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['does not answer', () => world.provider.silence()],
    ['answers with a page of maintenance', () => world.provider.maintain()],
  ])('and the provider %s, the session continues and the refresh is retried', async (_how, leave) => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-user');
    leave();
    world.advance(31 * MINUTE_MS);
    expect(await userInfo(visitor)).not.toBeNull();
    await world.provider.forget();
    expect(await userInfo(visitor)).not.toBeNull();
    world.advance(MINUTE_MS);
    expect(await userInfo(visitor)).toBeNull();
  });
});

describe('logging out', () => {
  const isAskedWhoTheyAre = async (visitor: ReturnType<TrialWorld['visitor']>) =>
    (await visitor.go('/api/login-service/login')).at(-1)?.body.includes('Trial login') ?? false;

  test('ends the session here and at the provider, and returns to the page', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-user');
    expect(await isAskedWhoTheyAre(visitor)).toBe(false);
    const steps = await logOut(visitor, '/search/find');
    expect(steps.at(-2)?.location).toBe('/search/find');
    expect(await userInfo(visitor)).toBeNull();
    expect([...visitor.cookies.keys()]).not.toContain('AccessToken');
    expect(await rows()).toEqual([]);
    expect(await isAskedWhoTheyAre(visitor)).toBe(true);
  });

  test('works while the provider is down', async () => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-user');
    const next = await world.startApi();
    for (const app of world.running()) if (app !== next) await world.stopApi(app);
    world.provider.silence();
    const [step] = await visitor.go('/api/login-service/logout?redirect=/search/find');
    expect(step?.location).toBe('/search/find');
    expect(await rows()).toEqual([]);
  });

  test.each(['cross-site', 'same-site'])('cannot be caused by a link on another site (%s)', async (site) => {
    const visitor = world.visitor();
    await logIn(visitor, 'trial-user');
    const [step] = await visitor.go('/api/login-service/logout', { headers: { 'sec-fetch-site': site } });
    expect(step?.location).toBe('/');
    expect(await userInfo(visitor)).not.toBeNull();
  });

  test('everywhere ends all sessions of the user, and no others', async () => {
    const [laptop, phone, other] = [world.visitor(), world.visitor(), world.visitor()];
    await logIn(laptop, 'trial-user');
    await logIn(phone, 'trial-user');
    await logIn(other, 'trial-curator');
    const answer = await laptop.request('/api/login-service/logout-everywhere', {
      method: 'POST',
      headers: PAGE,
    });
    expect(answer.status).toBe(204);
    expect([await userInfo(laptop), await userInfo(phone)]).toEqual([null, null]);
    expect((await userInfo(other))?.sub).toBe('trial-curator');
  });

  test('everywhere requires a login', async () => {
    const answer = await world.visitor().request('/api/login-service/logout-everywhere', { method: 'POST' });
    expect(answer.status).toBe(401);
  });
});

test('the log contains no cookie, token, code or e-mail address', async () => {
  const visitor = world.visitor();
  const steps = await logIn(visitor, 'trial-user');
  const callback = new URL(steps.find(({ url }) => url.includes('/callback?'))?.url ?? '');
  const values = [...visitor.cookies.values()].map(({ value }) => value);
  await visitor.go(callback.href);
  world.advance(31 * MINUTE_MS);
  await world.provider.forget();
  await userInfo(visitor);
  await visitor.request('/api/login-service/logout', { headers: PAGE });
  expect(world.log()).toContain('login failed');
  expect(world.log()).toContain('session refresh failed');
  for (const secret of [...values, ...callback.searchParams.values()])
    expect(world.log()).not.toContain(secret);
  expect(world.log()).not.toMatch(/@|trial-user/);
  expect(world.log()).not.toMatch(WEB_TOKEN);
});
