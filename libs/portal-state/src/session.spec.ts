import { parsePortalConfiguration, SHIPPED_PORTAL } from '@open-discovery/config/portal';
import { describe, expect, test } from '@jest/globals';
import { helpOf } from './help-texts.ts';
import { createPortalApis, createPortalStore } from './index.ts';
import type { FailedCall } from './index.ts';
import { forgetUser, sessionOf } from './session.ts';
import { serve } from './testing/serve.ts';
import type { Answers } from './testing/serve.ts';

const ADA = {
  sub: 'ada@example.org',
  name: 'Ada',
  email: 'ADA@example.org',
  roles: ['PORTAL_ADMINISTRATOR'],
};

const openStore = async (answers: Answers, { longCache = false } = {}) => {
  const service = await serve(answers);
  const parsed = parsePortalConfiguration({
    ...SHIPPED_PORTAL,
    addresses: {
      userInfo: `${service.url}/login-service/userInfo`,
      adminTool: `${service.url}/admin-tool`,
      cache: `${service.url}/cache/get`,
    },
    switches: { longCache },
  });
  if (!parsed.ok) throw new Error('the portal must parse');
  const configuration = parsed.value;
  const failures: FailedCall[] = [];
  const portalStore = createPortalStore(
    createPortalApis({ graphUrl: `${service.url}/graph`, configuration }),
    { fetch, place: 'server', production: true, onFailure: (failed) => failures.push(failed) },
  );
  return { ...portalStore, ...service, configuration, failures };
};

describe('who is logged in', () => {
  test('is asked of the login service once', async () => {
    const { store, userApi, configuration, asked, stop } = await openStore({
      '/login-service/userInfo': [200, ADA],
    });
    const { userInfo } = sessionOf(userApi, configuration);
    await store.dispatch(userInfo.initiate(undefined));
    const { data, isSuccess } = await store.dispatch(userInfo.initiate(undefined));
    stop();
    expect(isSuccess).toBe(true);
    expect(data).toMatchObject({ id: 'ada', email: 'ada@example.org', role: ['PORTAL_ADMINISTRATOR'] });
    expect(asked).toEqual(['/login-service/userInfo']);
  });

  test.each([
    ['refused', 401, {}],
    ['broken', 500, {}],
    ['nameless', 200, { name: 'Ada' }],
    ['no object', 200, []],
  ])('a %s answer means nobody, and the check is done (Spec §8)', async (_, status, body) => {
    const { store, userApi, configuration, stop } = await openStore({
      '/login-service/userInfo': [status, body],
    });
    const answer = await store.dispatch(sessionOf(userApi, configuration).userInfo.initiate(undefined));
    stop();
    expect([answer.isSuccess, answer.data]).toEqual([true, null]);
  });

  test('can be forgotten', async () => {
    const { store, userApi, configuration, stop } = await openStore({
      '/login-service/userInfo': [200, ADA],
    });
    const { userInfo } = sessionOf(userApi, configuration);
    await store.dispatch(userInfo.initiate(undefined));
    await store.dispatch(forgetUser(userApi, configuration));
    stop();
    expect(userInfo.select(undefined)(store.getState()).data).toBeNull();
  });
});

test('every failure is told with its service, method and address', async () => {
  const { store, graphApi, url, failures, stop } = await openStore({
    '/graph/status': [403, { message: 'no' }],
  });
  await store.dispatch(graphApi.endpoints.status.initiate(undefined));
  stop();
  expect(failures).toEqual([
    {
      service: 'search',
      method: 'GET',
      address: `${url}/graph/status`,
      error: { kind: 'status', status: 403, body: { message: 'no' } },
    },
  ]);
});

describe('the help texts of a page', () => {
  const path = '/admin-tool/explore/open-discovery/pagehelpcontent/grouped?active=true&page=%2F';
  const text = (content: string) => ({
    _id: content,
    version: 1,
    page: 'p',
    placement: 'top',
    order: 1,
    isPriorTo: false,
    content,
    isActive: true,
  });
  const place = { portal: { type: 'explore', pid: 'open-discovery' }, page: '/' } as const;

  test('stand together by position', async () => {
    const grouped = {
      top: [text('<p>One</p>'), text('<p>Two</p>')],
      bottom: [],
      left: [],
      right: [],
    };
    const { store, adminToolApi, stop } = await openStore({ [path]: [200, grouped] });
    const { data } = await store.dispatch(helpOf(adminToolApi).helpTexts.initiate(place));
    stop();
    expect(data).toEqual({ top: '<p>One</p>\n<p>Two</p>' });
  });

  test('come through the cache where long caching is on, asked for by the configured address (Spec §7)', async () => {
    const { store, adminToolApi, configuration, asked, stop } = await openStore({}, { longCache: true });
    await store.dispatch(helpOf(adminToolApi).helpTexts.initiate(place));
    stop();
    const address = `${configuration.addresses.adminTool}${path.slice('/admin-tool'.length)}`;
    expect(asked).toEqual([`/cache/get?url=${encodeURIComponent(address)}`]);
  });

  test('are none where the admin tool does not answer', async () => {
    const { store, adminToolApi, stop } = await openStore({ [path]: [500, {}] });
    const { data } = await store.dispatch(helpOf(adminToolApi).helpTexts.initiate(place));
    stop();
    expect(data).toEqual({});
  });
});
