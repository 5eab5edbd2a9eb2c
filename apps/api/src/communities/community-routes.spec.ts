import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { logIn, userInfo } from '../identity/testing/log-in.ts';
import { openLoginWorld } from '../identity/testing/login-world.ts';
import type { LoginWorld } from '../identity/testing/login-world.ts';
import type { Visitor } from '../identity/testing/visitor.ts';
import type { TrialAccountId } from '../trial-login/trial-accounts.ts';

jest.setTimeout(60_000);

const PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const OPEN = 'dh-ch';
const CLOSED = 'marine';

let world: LoginWorld;
const visitors = new Map<string, Visitor>();
const as = (account: TrialAccountId | 'nobody'): Visitor => {
  const visitor = visitors.get(account);
  if (!visitor) throw new Error(`${account} has no browser`);
  return visitor;
};
beforeAll(async () => {
  world = await openLoginWorld({ configuration: shippedConfiguration() });
  await world.startApi();
  visitors.set('nobody', world.visitor());
  for (const account of ['trial-user', 'trial-manager', 'trial-curator', 'trial-administrator'] as const) {
    visitors.set(account, world.visitor());
    await logIn(as(account), account);
  }
  await post('trial-administrator', 'admin-tool/community/save', {
    pid: CLOSED,
    name: 'Marine science',
    type: 'community',
  });
});
afterAll(() => world.close());

const post = async (account: TrialAccountId | 'nobody', call: string, body?: unknown) => {
  const options = {
    method: 'POST',
    headers: PAGE,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const { status, body: text } = await as(account).request(`/api/${call}`, {
    ...options,
    headers: body === undefined ? { 'sec-fetch-site': 'same-origin' } : PAGE,
  });
  const answer: unknown = JSON.parse(text);
  return { status, answer };
};
const get = async (account: TrialAccountId | 'nobody', call: string) => {
  const { status, body } = await as(account).request(`/api/${call}`);
  const answer: unknown = JSON.parse(body);
  return { status, answer };
};

test.each([
  ['nobody', [], []],
  ['trial-user', [], []],
  ['trial-manager', ['manager'], []],
  ['trial-curator', ['curator'], ['curator']],
  ['trial-administrator', ['curator'], ['curator']],
] as const)('%s is %j in the open community and %j in the other', async (account, open, closed) => {
  const { answer } = await get(account, 'login-service/communities');
  expect(answer).toEqual([
    expect.objectContaining({ pid: OPEN, joining: 'open', parts: open, mayLeave: false }),
    expect.objectContaining({ pid: CLOSED, joining: 'invited', parts: closed, mayLeave: false }),
  ]);
});

describe('a user joins an open community and leaves it', () => {
  test('the role works at once, joining twice changes nothing, and it can be joined again', async () => {
    for (const _round of [1, 2]) {
      for (const _attempt of [1, 2])
        expect(
          await post('trial-user', `login-service/communities/${OPEN.toUpperCase()}/join`),
        ).toMatchObject({
          status: 200,
          answer: { parts: ['member'], mayLeave: true },
        });
      expect((await userInfo(as('trial-user')))?.roles).toContain('COMMUNITY_dh-ch');
      expect((await get('trial-manager', `login-service/communities/${OPEN}/members`)).answer).toEqual({
        total: 1,
        results: [{ id: 'trial-user', name: 'Rosa Visitor', email: 'trial-user@portal.example' }],
      });
      expect(await post('trial-user', `login-service/communities/${OPEN}/leave`)).toMatchObject({
        status: 200,
        answer: { parts: [], mayLeave: false },
      });
      expect((await userInfo(as('trial-user')))?.roles).not.toContain('COMMUNITY_dh-ch');
    }
  });

  test('a manager stays a manager', async () => {
    await post('trial-manager', `login-service/communities/${OPEN}/join`);
    expect(await post('trial-manager', `login-service/communities/${OPEN}/leave`)).toMatchObject({
      answer: { parts: ['manager'] },
    });
  });

  test.each([
    ['nobody', OPEN, 401],
    ['trial-user', CLOSED, 403],
    ['trial-curator', CLOSED, 403],
    ['trial-user', 'open-discovery', 404],
    ['trial-user', `..%2Fx`, 404],
  ] as const)('%s cannot join %s: %d', async (account, pid, status) => {
    expect((await post(account, `login-service/communities/${pid}/join`)).status).toBe(status);
  });

  test('leaving needs a login', async () => {
    expect((await post('nobody', `login-service/communities/${OPEN}/leave`)).status).toBe(401);
  });
});

test.each([
  ['nobody', 401],
  ['trial-user', 403],
  ['trial-manager', 200],
  ['trial-curator', 200],
  ['trial-administrator', 200],
] as const)('members are listed for those who keep the community: %s: %d', async (account, status) => {
  expect((await get(account, `login-service/communities/${OPEN}/members`)).status).toBe(status);
});

test('the manager of a community decides whether users join by themselves', async () => {
  const before = await get('trial-manager', `admin-tool/community/${OPEN}`);
  const closed = { ...Object(before.answer), joining: 'invited' };
  expect((await post('trial-manager', 'admin-tool/community/update', closed)).status).toBe(200);
  expect((await post('trial-user', `login-service/communities/${OPEN}/join`)).status).toBe(403);
});

test('a portal that is not a community has nothing to join', async () => {
  const body = { pid: 'ec', name: 'EC', type: 'funder', joining: 'open' };
  expect((await post('trial-administrator', 'admin-tool/funder/save', body)).status).toBe(400);
});
