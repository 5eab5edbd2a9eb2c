import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { errorBodySchema } from '../../errors/error-body-schema.ts';
import { personSchema } from '../people/people-store.ts';
import { roleChangeSchema } from '../people/role-log.ts';
import { logIn, userInfo } from '../testing/log-in.ts';
import { openLoginWorld } from '../testing/login-world.ts';
import type { LoginWorld } from '../testing/login-world.ts';
import type { Visitor } from '../testing/visitor.ts';

jest.setTimeout(60_000);

const LOGIN_SERVICE = '/api/login-service';
const PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

let world: LoginWorld;
let administrator: Visitor;
let manager: Visitor;
let user: Visitor;
beforeAll(async () => {
  world = await openLoginWorld({
    environment: async () => ({ CHANGES_PER_MINUTE: '1000' }),
  });
  await world.startApi();
  [administrator, manager, user] = [world.visitor(), world.visitor(), world.visitor()];
  await logIn(administrator, 'trial-administrator');
  await logIn(manager, 'trial-manager');
  await logIn(user, 'trial-user');
  await post(administrator, 'roles/trial-manager/grant', ['USER_MANAGER']);
});
afterAll(() => world.close());

const post = async (visitor: Visitor, call: string, body?: unknown) => {
  const { status, body: text } = await visitor.request(`${LOGIN_SERVICE}/${call}`, {
    method: 'POST',
    headers: PAGE,
    body: JSON.stringify(body ?? null),
  });
  const answer: unknown = JSON.parse(text);
  return { status, answer };
};
const get = async (visitor: Visitor, call: string) => {
  const { status, body } = await visitor.request(`${LOGIN_SERVICE}/${call}`);
  const answer: unknown = JSON.parse(body);
  return { status, answer };
};
const madeSchema = z.object({ id: z.string(), secret: z.string() });
const invite = async (body: unknown, visitor = administrator) =>
  madeSchema.parse((await post(visitor, 'invitations', body)).answer);
const messageOf = (answer: unknown) => errorBodySchema.parse(answer).message;
const listSchema = <T extends z.ZodType>(entry: T) => z.object({ results: z.array(entry) });

const CALLERS: readonly [string, () => Visitor, number][] = [
  ['nobody', () => world.visitor(), 401],
  ['a user', () => user, 403],
  ['a user manager', () => manager, 200],
  ['an administrator', () => administrator, 200],
];

describe('users, invitations and the log are for user managers', () => {
  test.each(CALLERS)(
    'the lists are open to user managers, closed to others: %s',
    async (_title, visitor, expected) => {
      for (const call of ['users', 'users/log', 'invitations'])
        expect([call, (await get(visitor(), call)).status]).toEqual([call, expected]);
      expect((await post(visitor(), 'invitations', { role: 'CURATOR_CLAIM' })).status).toBe(expected);
      const { id } = await invite({ role: 'CURATOR_CLAIM' });
      expect((await post(visitor(), `invitations/${id}/revoke`)).status).toBe(expected);
    },
  );

  test('only an administrator invites administrators and user managers, and withdraws that', async () => {
    for (const role of ['PORTAL_ADMINISTRATOR', 'USER_MANAGER']) {
      expect((await post(manager, 'invitations', { role })).status).toBe(403);
      const { id } = await invite({ role });
      expect((await post(manager, `invitations/${id}/revoke`)).status).toBe(403);
    }
  });
});

test('users who have logged in are in the list, with their roles from the provider and those granted here', async () => {
  const { answer } = await get(manager, 'users?search=manuel');
  expect(listSchema(personSchema).parse(answer).results).toMatchObject([
    {
      id: 'trial-manager',
      name: 'Manuel Manager',
      email: 'trial-manager@portal.example',
      providerRoles: ['REGISTERED_USER', 'COMMUNITY_dh-ch_MANAGER'],
      roles: ['USER_MANAGER'],
    },
  ]);
});

test('a visit after a minute is the last time that a user was seen', async () => {
  world.advance(2 * 60_000);
  await userInfo(user);
  const { answer } = await get(manager, 'users?search=rosa');
  const [rosa] = listSchema(personSchema).parse(answer).results;
  expect(Date.parse(rosa?.lastSeen ?? '')).toBe(world.now());
  expect(Date.parse(rosa?.firstSeen ?? '')).toBeLessThan(world.now());
});

test('an administrator cannot lose their own role by mistake', async () => {
  const { status, answer } = await post(administrator, 'roles/trial-administrator/revoke', [
    'PORTAL_ADMINISTRATOR',
  ]);
  expect([status, messageOf(answer)]).toEqual([
    409,
    'Ask another administrator: a portal needs at least one',
  ]);
});

describe('an invitation', () => {
  test('is accepted after login, once, and its role works at once', async () => {
    const { secret } = await invite({ role: 'CURATOR_FUNDER', email: 'TRIAL-CURATOR@portal.example' });
    const guest = world.visitor();
    expect((await post(guest, 'invitations/read', { secret })).status).toBe(401);
    expect((await post(guest, 'invitations/accept', { secret })).status).toBe(401);
    await logIn(guest, 'trial-curator');
    expect((await post(guest, 'invitations/read', { secret })).answer).toMatchObject({
      state: 'open',
      role: 'CURATOR_FUNDER',
    });
    expect(await post(guest, 'invitations/accept', { secret })).toEqual({
      status: 200,
      answer: ['CURATOR_FUNDER'],
    });
    expect((await userInfo(guest))?.roles).toContain('CURATOR_FUNDER');
    expect((await post(guest, 'invitations/read', { secret })).answer).toMatchObject({ state: 'used' });
    const { answer } = await get(manager, 'users/log?user=trial-curator');
    expect(listSchema(roleChangeSchema).parse(answer).results).toMatchObject([
      { action: 'accept', role: 'CURATOR_FUNDER', by: 'trial-curator', byName: 'Clara Curator' },
    ]);
    const found = await get(manager, 'users/log?search=clara');
    expect(found.answer).toEqual(answer);
    expect(world.log()).not.toContain(secret);
  });

  test('for an address is not for a user whose provider says that the address is not verified', async () => {
    const { secret } = await invite({ role: 'CURATOR_PROJECT', email: 'trial-user@portal.example' });
    const stateIf = async (isVerified: boolean | null): Promise<unknown> => {
      const { query } = world.database();
      const ofUser = query.selectFrom('sessions').select('claims').where('subject', '=', 'trial-user');
      const { claims } = await ofUser.executeTakeFirstOrThrow();
      const changed = JSON.stringify({ ...JSON.parse(claims), email_verified: isVerified });
      await query
        .updateTable('sessions')
        .set({ claims: changed })
        .where('subject', '=', 'trial-user')
        .execute();
      return (await post(user, 'invitations/read', { secret })).answer;
    };
    expect(await stateIf(false)).toMatchObject({ state: 'otherAddress' });
    expect(await stateIf(null)).toMatchObject({ state: 'open' });
    expect(await stateIf(true)).toMatchObject({ state: 'open' });
  });

  test.each<[string, string, () => Promise<string>]>([
    [
      'used',
      'This invitation has been used',
      async () => {
        const { secret } = await invite({ role: 'CURATOR_PROJECT' });
        await post(manager, 'invitations/accept', { secret });
        return secret;
      },
    ],
    [
      'expired',
      'This invitation has expired',
      async () => {
        const { id, secret } = await invite({ role: 'CURATOR_CLAIM', days: 1 });
        const before = new Date(world.now() - 1).toISOString();
        await world
          .database()
          .query.updateTable('invitations')
          .set({ expires_at: before })
          .where('id', '=', id)
          .execute();
        return secret;
      },
    ],
    [
      'revoked',
      'This invitation has been withdrawn',
      async () => {
        const { id, secret } = await invite({ role: 'CURATOR_CLAIM' });
        await post(manager, `invitations/${id}/revoke`);
        return secret;
      },
    ],
    [
      'otherAddress',
      'This invitation is for another e-mail address',
      async () => {
        const { secret } = await invite({ role: 'CURATOR_CLAIM', email: 'grace@portal.example' });
        return secret;
      },
    ],
    [
      'held',
      'You already have this role',
      async () => {
        await post(administrator, 'roles/trial-user/grant', ['COMMUNITY_egi']);
        const { secret } = await invite({ role: 'COMMUNITY_egi' });
        return secret;
      },
    ],
    [
      'revoked',
      'This invitation has been withdrawn',
      async () => {
        const { secret } = await invite({ role: 'CURATOR_CLAIM' }, manager);
        await post(administrator, 'roles/trial-manager/revoke', ['USER_MANAGER']);
        return secret;
      },
    ],
  ])('that cannot be accepted says so: %s: %s', async (state, message, make) => {
    const secret = await make();
    expect((await post(user, 'invitations/read', { secret })).answer).toMatchObject({ state });
    const { status, answer } = await post(user, 'invitations/accept', { secret });
    expect([status, messageOf(answer), answer]).toEqual([409, message, expect.objectContaining({ state })]);
    await post(administrator, 'roles/trial-manager/grant', ['USER_MANAGER']);
  });
});

describe('hostile and wrong input is refused in words', () => {
  test.each([
    ['invitations', null, 400, 'The body must be an invitation'],
    ['invitations', { role: 'nonsense' }, 400, 'role: is not a role that can be granted'],
    ['invitations', { role: 'CURATOR_CLAIM', email: 'ada' }, 400, 'email: is not an e-mail address'],
    ['invitations', { role: 'CURATOR_CLAIM', days: 91 }, 400, 'days: Too big: expected number to be <=90'],
    ['invitations', { role: 'CURATOR_CLAIM', note: 'a\0b' }, 400, 'note: must not contain NUL'],
    ['invitations', { role: 'CURATOR_CLAIM', note: ' '.repeat(4_100) }, 413, 'body: larger than 4 KB'],
    ['invitations/read', { secret: 'unknown' }, 404, 'There is no such invitation'],
    ['invitations/accept', { secret: `' or '1'='1` }, 404, 'There is no such invitation'],
    ['invitations/nope%00/revoke', null, 404, 'There is no such invitation: nope\0'],
  ])('POST %s %j → %d %s', async (call, body, status, message) => {
    const answer = await post(administrator, call, body);
    expect([answer.status, messageOf(answer.answer)]).toEqual([status, message]);
  });

  test.each([
    ['users?page=0', 'page must be a whole number from 1 to 1000000'],
    ['users?size=101', 'size must be a whole number from 1 to 100'],
    ['users?sort=shoe', 'sort must be one of: lastSeen, firstSeen, name, email'],
    ['users?search=a%00', 'search must not contain NUL'],
    [`users/log?user=${'a'.repeat(501)}`, 'user is longer than 500 characters'],
    ['invitations?state=open', 'Unknown parameter: state; valid parameters are: [page, size, search]'],
  ])('GET %s → %s', async (call, message) => {
    const answer = await get(administrator, call);
    expect([answer.status, messageOf(answer.answer)]).toEqual([400, message]);
  });

  test('a change from another site is refused', async () => {
    const { status } = await administrator.request(`${LOGIN_SERVICE}/invitations`, {
      method: 'POST',
      headers: { ...PAGE, 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ role: 'PORTAL_ADMINISTRATOR' }),
    });
    expect(status).toBe(403);
  });
});
