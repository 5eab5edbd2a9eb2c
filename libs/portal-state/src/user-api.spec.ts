import { afterEach, describe, expect, test } from '@jest/globals';
import { closeStores, openStore } from './testing/open-store.ts';
import { forgetUser } from './user-api.ts';

afterEach(closeStores);

const USER_INFO = '/login-service/userInfo';
const ADA = {
  sub: 'ada@example.org',
  name: 'Ada',
  email: 'ADA@example.org',
  roles: ['PORTAL_ADMINISTRATOR'],
};

describe('the logged-in user', () => {
  test('is fetched from the login service once', async () => {
    const { store, userApi, asked } = await openStore({ [USER_INFO]: [200, ADA] });
    const { getUser } = userApi.endpoints;
    await store.dispatch(getUser.initiate(undefined));
    const { data, isSuccess } = await store.dispatch(getUser.initiate(undefined));
    expect(isSuccess).toBe(true);
    expect(data).toMatchObject({ id: 'ada', email: 'ada@example.org', role: ['PORTAL_ADMINISTRATOR'] });
    expect(asked).toEqual([USER_INFO]);
  });

  test.each([
    ['refused', 401, {}],
    ['failed', 500, {}],
    ['nameless', 200, { name: 'Ada' }],
    ['malformed', 200, []],
  ])('is anonymous after a %s answer, and the login check is done (Spec §8)', async (_, status, body) => {
    const { store, userApi } = await openStore({ [USER_INFO]: [status, body] });
    const answer = await store.dispatch(userApi.endpoints.getUser.initiate(undefined));
    expect([answer.isSuccess, answer.data]).toEqual([true, null]);
  });

  test('can be forgotten', async () => {
    const { store, userApi } = await openStore({ [USER_INFO]: [200, ADA] });
    const { getUser } = userApi.endpoints;
    await store.dispatch(getUser.initiate(undefined));
    await store.dispatch(forgetUser(userApi));
    expect(getUser.select(undefined)(store.getState()).data).toBeNull();
  });
});

test('every failure is reported with its service, method and address', async () => {
  const { store, graphApi, url, failures } = await openStore({
    '/graph/status': [403, { message: 'no' }],
  });
  await store.dispatch(graphApi.endpoints.status.initiate(undefined));
  expect(failures).toEqual([
    {
      service: 'search',
      method: 'GET',
      address: `${url}/graph/status`,
      error: { kind: 'status', status: 403, body: { message: 'no' } },
    },
  ]);
});
