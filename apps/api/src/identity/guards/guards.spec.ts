import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { errorBodySchema } from '../../errors/error-body-schema.ts';
import { logIn, userInfo } from '../testing/log-in.ts';
import { openLoginWorld } from '../testing/login-world.ts';
import type { LoginWorld } from '../testing/login-world.ts';
import type { Visitor } from '../testing/visitor.ts';

jest.setTimeout(60_000);

const ROLES = '/api/login-service/roles/somebody/grant';
const JSON_TYPE = { 'content-type': 'application/json' };
const BODY = '["CURATOR_CLAIM"]';

describe('a change with a session cookie', () => {
  let world: LoginWorld;
  let administrator: Visitor;
  beforeAll(async () => {
    world = await openLoginWorld();
    await world.startApi();
    administrator = world.visitor();
    await logIn(administrator, 'trial-administrator');
  });
  afterAll(() => world.close());

  const change = (headers: Record<string, string>, body = BODY) =>
    administrator.request(ROLES, { method: 'POST', headers, body });
  const granted = () => world.database().query.selectFrom('role_grants').selectAll().execute();

  test.each([
    ['nothing says where it comes from', {}],
    ['it comes from another site', { 'sec-fetch-site': 'cross-site' }],
    ['it comes from another host of our site', { 'sec-fetch-site': 'same-site' }],
    ['nobody’s page asked for it', { 'sec-fetch-site': 'none' }],
    ['its origin is another', { origin: 'https://evil.example' }],
    ['its origin is another port', { origin: 'http://127.0.0.1:1' }],
    ['its origin only starts like ours', { origin: 'SELF.evil.example' }],
    ['its origin is hidden', { origin: 'null' }],
    ['its origin is not an address', { origin: 'portal' }],
    ['another proxy claims our host', { origin: 'https://evil.example', 'x-forwarded-host': 'SELF' }],
  ])('is refused when %s', async (_title, headers) => {
    const own = Object.entries(headers).map(([name, value]) => [name, value.replace('SELF', world.origin)]);
    const answer = await change({ ...JSON_TYPE, ...Object.fromEntries(own) });
    expect(answer.status).toBe(403);
    expect(errorBodySchema.parse(JSON.parse(answer.body)).message).toMatch(/page of this portal/);
    expect(await granted()).toEqual([]);
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', ''])(
    'is rejected with a body of type %j, which a form can send',
    async (type) => {
      const answer = await change({ 'sec-fetch-site': 'same-origin', 'content-type': type });
      expect(answer.status).toBe(403);
      expect(await granted()).toEqual([]);
    },
  );

  test('is also rejected on unknown paths', async () => {
    const answer = await administrator.request('/api/nowhere', { method: 'DELETE' });
    expect(answer.status).toBe(403);
  });

  test.each([
    ['a page of ours', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['our origin', () => ({ origin: world.origin })],
  ])('is done for %s', async (_title, headers) => {
    const answer = await change({ ...JSON_TYPE, ...headers() });
    expect([answer.status, answer.body]).toEqual([200, BODY]);
  });

  test('is rejected if it is too large', async () => {
    const answer = await change({ ...JSON_TYPE, origin: world.origin }, JSON.stringify(['x'.repeat(40_000)]));
    expect(answer.status).toBe(413);
  });
});

describe('too many requests', () => {
  const LIMITS = { READS_PER_MINUTE: '5', CHANGES_PER_MINUTE: '6', LOGINS_PER_MINUTE: '4' };
  const READ = '/api/login-service/userInfo';
  let world: LoginWorld;
  /** Visitors who are logged in; the limit for logins allows no more of them. */
  let user: Visitor;
  let curator: Visitor;
  beforeAll(async () => {
    world = await openLoginWorld({ environment: async () => LIMITS });
    await world.startApi();
    [user, curator] = [world.visitor(), world.visitor()];
    await logIn(user, 'trial-user');
    await logIn(curator, 'trial-curator');
  });
  afterAll(() => world.close());

  const statuses = async (times: number, ask: () => Promise<{ status: number }>): Promise<number[]> => {
    const all: number[] = [];
    for (let time = 0; time < times; time += 1) all.push((await ask()).status);
    return all;
  };
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('of one address are limited separately from others', async () => {
    const visitor = world.visitor();
    const ask = (address: string) => visitor.request(READ, { headers: from(address) });
    expect(await statuses(6, () => ask('192.0.2.1'))).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await ask('192.0.2.2')).status).toBe(401);
  });

  test('get the time to wait, and the usual error body', async () => {
    const answer = await world.visitor().request(READ, { headers: from('192.0.2.1') });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(errorBodySchema.parse(JSON.parse(answer.body))).toMatchObject({
      code: 429,
      error: 'Too Many Requests',
    });
  });

  test.each([
    ['forward', 3_600_000],
    ['back', -3_600_000],
  ])('are counted as before after the clock of the machine is set %s', async (_title, ms) => {
    const { now } = Date;
    const ask = () => world.visitor().request(READ, { headers: from(`198.51.100.${ms > 0 ? 1 : 2}`) });
    await statuses(6, ask);
    Date.now = () => now() + ms;
    const answer = await ask().finally(() => {
      Date.now = now;
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  test('of one IPv6 network count together', async () => {
    const ends = ['1', '2', '3', '4', '5', '6'];
    const visitor = world.visitor();
    const answers = ends.map((end) => () => visitor.request(READ, { headers: from(`2001:db8::${end}`) }));
    const all: number[] = [];
    for (const ask of answers) all.push((await ask()).status);
    expect(all.at(-1)).toBe(429);
  });

  test('are counted by the address from the trusted proxy, whatever the visitor claims', async () => {
    const visitor = world.visitor();
    let claim = 0;
    const ask = () => visitor.request(READ, { headers: from(`203.0.113.${(claim += 1)}, 192.0.2.7`) });
    expect((await statuses(6, ask)).at(-1)).toBe(429);
  });

  test('have a lower limit for logins, whatever their origin', async () => {
    const visitor = world.visitor();
    const ask = () => visitor.request('/api/login-service/login', { headers: from('192.0.2.20') });
    expect(await statuses(5, ask)).toEqual([303, 303, 303, 303, 429]);
  });

  test('have a lower limit for changes, per user', async () => {
    const ask = (visitor: Visitor) => () =>
      visitor.request(ROLES, { method: 'POST', headers: { ...JSON_TYPE, origin: world.origin }, body: BODY });
    expect(await statuses(7, ask(user))).toEqual([403, 403, 403, 403, 403, 403, 429]);
    expect((await ask(curator)()).status).toBe(403);
  });

  test('with pieces of a file have the limit of reads for users, so that large files arrive without a break', async () => {
    const ask = (visitor: Visitor) => () =>
      visitor.request('/api/admin-tool/harvest/files/papers', {
        method: 'POST',
        headers: { ...JSON_TYPE, origin: world.origin, ...from('192.0.2.30') },
        body: BODY,
      });
    expect(await statuses(6, ask(user))).toEqual([403, 403, 403, 403, 403, 429]);
    expect(await statuses(7, ask(world.visitor()))).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });

  test('from this machine are not limited', async () => {
    const visitor = world.visitor();
    expect(new Set(await statuses(20, () => visitor.request(READ)))).toEqual(new Set([401]));
    expect(await userInfo(visitor)).toBeNull();
  });
});
