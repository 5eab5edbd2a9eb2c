import { describe, expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { createConsoleApi } from './console-api.ts';
import { createPortalApis } from './create-portal-apis.ts';
import { createPortalStore } from './create-portal-store.ts';

const SWITCH = { method: 'GET', path: 'switch', parse: Boolean } as const;
const TURN = { method: 'POST', path: 'switch', parse: Boolean } as const;

/** Lets everything run that waits for no answer. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

/** Opens a console on a switch whose state is read, and whose answers wait until the test lets them through. */
const openConsole = ({ losesAnswers = false } = {}) => {
  let isOn = false;
  const waiting: (() => void)[] = [];
  const transport = {
    fetch: async (_address: string, init?: RequestInit) => {
      if (init?.method === 'POST') isOn = !isOn;
      const answer = isOn;
      await new Promise<void>((send) => waiting.push(send));
      if (losesAnswers && init?.method === 'POST') throw new TypeError('fetch failed');
      return Response.json(answer);
    },
    place: 'browser',
    production: true,
  } as const;
  const configuration = shippedConfiguration();
  const apis = createPortalApis({ graphUrl: '', configuration });
  const { store, adminToolApi, userApi } = createPortalStore(apis, transport);
  const { readContent, changeContent } = createConsoleApi({ adminToolApi, userApi }, configuration).endpoints;
  return {
    /** The only query of this store. */
    shown: () => Object.values(store.getState().adminTool.queries)[0]?.data,
    read: () => store.dispatch(readContent.initiate(SWITCH)),
    turn: () =>
      store.dispatch(
        changeContent.initiate({ request: TURN, expected: { of: SWITCH, change: (before) => !before } }),
      ),
    /** Lets the first answer through that waits. */
    answer: async () => {
      await settled();
      waiting.shift()?.();
      await settled();
    },
    isWaiting: () => waiting.length > 0,
    close: () => store.dispatch(adminToolApi.util.resetApiState()),
  };
};

test('two quick changes stay as they were made: an older state that is read late takes nothing back', async () => {
  const { shown, read, turn, answer, isWaiting, close } = openConsole();
  const reading = read();
  await answer();
  expect(shown()).toBe(false);
  const first = turn();
  await answer();
  await first;
  // The switch is being read again when it is turned back.
  expect(isWaiting()).toBe(true);
  const second = turn();
  while (isWaiting()) {
    expect(shown()).toBe(false);
    await answer();
  }
  await second;
  expect(shown()).toBe(false);
  reading.unsubscribe();
  close();
});

test('a change whose answer is lost may have been stored: what is shown is read again', async () => {
  const { shown, read, turn, answer, isWaiting, close } = openConsole({ losesAnswers: true });
  const reading = read();
  await answer();
  const change = turn();
  await answer();
  expect((await change).error).toMatchObject({ kind: 'network' });
  while (isWaiting()) await answer();
  expect(shown()).toBe(true);
  reading.unsubscribe();
  close();
});

/** Logs a user in at a portal that forbids every request. The login service sends the given answers, one by one. */
const openForbidding = async (login: readonly Response[]) => {
  const unsent = [...login];
  const transport = {
    fetch: async (address: string) =>
      address.endsWith('/userInfo')
        ? (unsent.shift() ?? Response.error())
        : Response.json({ message: 'Forbidden' }, { status: 403 }),
    place: 'browser',
    production: true,
  } as const;
  const configuration = shippedConfiguration();
  const portal = createPortalStore(createPortalApis({ graphUrl: '', configuration }), transport);
  const { store, userApi, adminToolApi } = portal;
  const { getUser } = userApi.endpoints;
  const { sendRequest } = createConsoleApi(portal, configuration).endpoints;
  await store.dispatch(getUser.initiate(undefined));
  return {
    /** The answers of the login service that nobody has asked for. */
    unsent,
    ask: () => store.dispatch(sendRequest.initiate(SWITCH)),
    roles: () => getUser.select(undefined)(store.getState()).data?.role ?? null,
    close: () => {
      for (const { util } of [userApi, adminToolApi]) store.dispatch(util.resetApiState());
    },
  };
};

describe('a refused request fetches the user again', () => {
  const ADA = { sub: 'ada', roles: ['PORTAL_ADMINISTRATOR'] };
  test.each([
    ['who has lost a role', 200, { sub: 'ada', roles: [] }, []],
    ['who is logged out', 401, {}, null],
    ['whom the login service refuses', 403, {}, null],
    ['whom a failing login service does not know', 500, {}, ADA.roles],
  ])('%s: after %i and %j the roles are %j', async (_user, status, body, roles) => {
    const portal = await openForbidding([Response.json(ADA), Response.json(body, { status })]);
    await portal.ask();
    await settled();
    expect(portal.unsent).toEqual([]);
    expect(portal.roles()).toEqual(roles);
    portal.close();
  });

  test('once for requests that are refused at the same time, and again for a later one', async () => {
    const last = Response.json({ ...ADA, roles: [] });
    const portal = await openForbidding([Response.json(ADA), Response.json(ADA), last]);
    await Promise.all([portal.ask(), portal.ask()]);
    await settled();
    expect(portal.unsent).toEqual([last]);
    await portal.ask();
    await settled();
    expect(portal.unsent).toEqual([]);
    expect(portal.roles()).toEqual([]);
    portal.close();
  });
});
