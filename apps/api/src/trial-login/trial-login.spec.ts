import { createHash } from 'node:crypto';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createApi } from '../app.ts';
import { logIn, logOut, userInfo } from '../identity/testing/log-in.ts';
import { openLoginWorld } from '../identity/testing/login-world.ts';
import type { LoginWorld } from '../identity/testing/login-world.ts';
import { EmbeddedEngine } from '../search/embedded/embedded-engine.ts';
import { openTestEnvironment } from '../testing/test-environment.ts';
import { TRIAL_ACCOUNTS } from './trial-accounts.ts';
import { openTrialKeys } from './trial-keys.ts';

jest.setTimeout(60_000);

const LOGIN = '/api/login-service/login';

let world: LoginWorld;
beforeAll(async () => {
  world = await openLoginWorld();
  await world.startApi();
});
afterAll(() => world.close());

const loginPage = async (language = 'en') => {
  const visitor = world.visitor();
  const steps = await visitor.go(LOGIN);
  const address = steps.at(-1)?.url ?? '';
  return {
    visitor,
    address,
    page: await visitor.request(address, { headers: { 'accept-language': language } }),
  };
};

test('does not start in production', async () => {
  const { database, settings } = await openTestEnvironment();
  const engine = new EmbeddedEngine({ folder: path.join(settings.DATA_DIR, 'index') });
  const start = createApi({
    engine,
    database,
    settings: { ...settings, MODE: 'production' },
    logger: false,
    clock: Date.now,
  });
  await expect(start).rejects.toThrow('The trial login does not start in production');
  await engine.close();
  await database.close();
});

test.each(TRIAL_ACCOUNTS.map(({ id, roles }) => [id, roles] as const))(
  'lets one in as %s, with %j',
  async (id, roles) => {
    const visitor = world.visitor();
    await logIn(visitor, id);
    expect(await userInfo(visitor)).toMatchObject({ sub: id, roles });
  },
);

describe('the page', () => {
  test('explains its purpose, and offers each account with its permissions', async () => {
    const { page } = await loginPage();
    expect(page.body).toContain('This login is for trial use only.');
    expect(page.body.match(/<form method="post"/g)).toHaveLength(TRIAL_ACCOUNTS.length + 1);
    for (const { id } of TRIAL_ACCOUNTS) expect(page.body).toMatch(new RegExp(`action="[^"]+/${id}"`));
  });
  test.each([
    ['de', 'de'],
    ['de-AT,en;q=0.8', 'de'],
    ['en-GB,de;q=0.5', 'en'],
    ['fr-CA, fr', 'fr'],
    ['es', 'es'],
    ['el', 'el'],
    ['pl', 'pl'],
    ['it', 'en'],
    ['', 'en'],
  ])('the page for %j is in %s', async (accepted, expected) => {
    expect((await loginPage(accepted)).page.body).toContain(`<html lang="${expected}">`);
  });
  test('contains no scripts and loads no files', async () => {
    const { page } = await loginPage();
    const policy = page.headers.get('content-security-policy') ?? '';
    const style = /<style>([^]*?)<\/style>/.exec(page.body)?.[1] ?? '';
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<script|src=|href=|style=|\son\w+=/);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a choice', () => {
  test('is valid only in the browser that started the login', async () => {
    const { address } = await loginPage();
    const stranger = await world.visitor().request(`${address}/trial-administrator`, { method: 'POST' });
    expect([stranger.status, stranger.location]).toEqual([400, null]);
  });
  test.each(['root', 'trial-administrator%00', '..%2Ftrial-user', '__proto__'])(
    'of %s, which is not an account, is refused',
    async (account) => {
      const { visitor, address } = await loginPage();
      const step = await visitor.request(`${address}/${account}`, { method: 'POST' });
      expect([step.status, step.location]).toEqual([400, null]);
      expect(step.body).toContain('Something went wrong');
    },
  );
});

test.each([
  ['host', { host: 'evil.example' }],
  ['x-forwarded-host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
  ['forwarded', { forwarded: 'host=evil.example;proto=https' }],
])('uses its own addresses, whatever a request says in %s', async (_name, headers) => {
  const [app] = world.running();
  const answer = await app?.inject({ url: '/trial-login/.well-known/openid-configuration', headers });
  expect(answer?.json().token_endpoint).toBe(`${world.origin}/api/trial-login/token`);
  expect(answer?.body).not.toContain('evil');
});

test('a logout works after a restart', async () => {
  const visitor = world.visitor();
  await logIn(visitor, 'trial-user');
  const before = world.running();
  await world.startApi();
  for (const app of before) await world.stopApi(app);
  expect((await logOut(visitor, '/search/find')).at(-2)?.location).toBe('/search/find');
  expect(await userInfo(visitor)).toBeNull();
});

test('its addresses are not logged, because they contain login codes', async () => {
  const visitor = world.visitor();
  const steps = await logIn(visitor, 'trial-user');
  await logOut(visitor, '/');
  const carried = steps.flatMap(({ url }) => [...new URL(url).searchParams.values()]);
  expect(carried.length).toBeGreaterThan(2);
  for (const secret of carried) expect(world.log()).not.toContain(secret);
  expect(world.log()).not.toContain('eyJ');
});

describe('its keys', () => {
  test('stay the same, are readable by their owner only, and are replaced if they are damaged', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-keys-'));
    const file = path.join(folder, 'below', 'keys.json');
    const keys = await openTrialKeys(file);
    expect(await openTrialKeys(file)).toEqual(keys);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, (await readFile(file, 'utf8')).slice(5));
    expect((await openTrialKeys(file)).cookies).not.toBe(keys.cookies);
  });
});
