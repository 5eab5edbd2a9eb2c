import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { errorBodySchema } from '../../errors/error-body-schema.ts';
import { logIn } from '../testing/log-in.ts';
import { openLoginWorld } from '../testing/login-world.ts';
import type { LoginWorld } from '../testing/login-world.ts';
import type { Visitor } from '../testing/visitor.ts';

jest.setTimeout(60_000);

const PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const ANY = '/api/login-service/roles/anybody';

let world: LoginWorld;
let administrator: Visitor;
let manager: Visitor;
let user: Visitor;
beforeAll(async () => {
  world = await openLoginWorld({ environment: async () => ({ CHANGES_PER_MINUTE: '1000' }) });
  await world.startApi();
  [administrator, manager, user] = [world.visitor(), world.visitor(), world.visitor()];
  await logIn(administrator, 'trial-administrator');
  await logIn(manager, 'trial-manager');
  await logIn(user, 'trial-user');
  await change(administrator, 'trial-manager', 'grant', ['USER_MANAGER']);
});
afterAll(() => world.close());

const change = (visitor: Visitor, subject: string, word: string, body: unknown) =>
  visitor.request(`/api/login-service/roles/${encodeURIComponent(subject)}/${word}`, {
    method: 'POST',
    headers: PAGE,
    body: JSON.stringify(body),
  });
const granted = async (subject: string) =>
  (
    await world
      .database()
      .query.selectFrom('role_grants')
      .select('role')
      .where('subject', '=', subject)
      .where('revoked_at', 'is', null)
      .execute()
  ).map(({ role }) => role);

describe('user managers may read and change roles', () => {
  test.each<[string, () => Visitor, number, number]>([
    ['nobody', () => world.visitor(), 401, 401],
    ['a user', () => user, 403, 403],
    ['a manager of users', () => manager, 200, 200],
    ['an administrator', () => administrator, 200, 200],
  ])('%s', async (_title, visitor, seeing, changing) => {
    expect((await visitor().request(ANY)).status).toBe(seeing);
    for (const word of ['grant', 'revoke'])
      expect((await change(visitor(), 'anybody', word, ['CURATOR_CLAIM'])).status).toBe(changing);
  });

  test.each([
    ['manager', () => manager, 403],
    ['administrator', () => administrator, 200],
  ])('only an administrator makes administrators: %s', async (_title, visitor, expected) => {
    for (const role of ['PORTAL_ADMINISTRATOR', 'USER_MANAGER'])
      for (const word of ['grant', 'revoke'])
        expect((await change(visitor(), 'trial-user', word, ['CURATOR_CLAIM', role])).status).toBe(expected);
    expect(await granted('trial-user')).toEqual([]);
  });

  test('a user manager cannot extend their own roles', async () => {
    expect((await change(manager, 'trial-manager', 'grant', ['PORTAL_ADMINISTRATOR'])).status).toBe(403);
    expect(await granted('trial-manager')).toEqual(['USER_MANAGER']);
  });

  test('a revoked role has no effect', async () => {
    await change(administrator, 'trial-curator', 'grant', ['USER_MANAGER']);
    const visitor = world.visitor();
    await logIn(visitor, 'trial-curator');
    expect((await visitor.request(ANY)).status).toBe(200);
    await change(administrator, 'trial-curator', 'revoke', ['USER_MANAGER']);
    expect((await visitor.request(ANY)).status).toBe(403);
  });
});

describe('a change is rejected as a whole', () => {
  test.each<[unknown, string]>([
    [['CURATOR_CLAIM', 'nonsense'], 'roles[1] is not a role that can be granted'],
    [['ROLE_ANONYMOUS'], 'roles[0] is not a role that can be granted'],
    [[7], 'roles[0] Invalid input: expected string, received number'],
    [{ roles: ['CURATOR_CLAIM'] }, 'The body must be a list of roles'],
    ['CURATOR_CLAIM', 'The body must be a list of roles'],
    [null, 'The body must be a list of roles'],
  ])('%j', async (body, message) => {
    const answer = await change(administrator, 'somebody', 'grant', body);
    expect(answer.status).toBe(400);
    expect(errorBodySchema.parse(JSON.parse(answer.body)).message).toBe(message);
    expect(await granted('somebody')).toEqual([]);
  });
});

test('grants belong to the full subject, not to the id before its @', async () => {
  await change(administrator, 'ada@one.example', 'grant', ['CURATOR_CLAIM']);
  expect((await administrator.request('/api/login-service/roles/ada@one.example')).body).toBe(
    '["CURATOR_CLAIM"]',
  );
  expect((await administrator.request('/api/login-service/roles/ada@two.example')).body).toBe('[]');
  expect((await administrator.request('/api/login-service/roles/ada')).body).toBe('[]');
});

test('an unknown user looks like a user without roles', async () => {
  const known = await administrator.request('/api/login-service/roles/trial-user');
  const unknown = await administrator.request('/api/login-service/roles/nobody-at-all');
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
});
