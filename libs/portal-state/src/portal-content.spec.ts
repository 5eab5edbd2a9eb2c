import { afterEach, describe, expect, test } from '@jest/globals';
import { aPortalLayout } from '@open-discovery/model/testing';
import { HELP_TAG, PORTAL_TAG } from './admin-tool-api.ts';
import { createPortalApis } from './create-portal-apis.ts';
import { createPortalStore } from './create-portal-store.ts';
import { editablePortal } from './editable-portal.ts';
import { createPageState } from './page-state.ts';
import { closeStores, openStore } from './testing/open-store.ts';

afterEach(closeStores);

const page = { portal: { type: 'explore', pid: 'open-discovery' }, page: '/' } as const;
const HELP = '/admin-tool/explore/open-discovery/pagehelpcontent/grouped?active=true&page=%2F';
const DIV_HELP = '/admin-tool/explore/open-discovery/divhelpcontent/grouped?active=true&page=%2F';
const PORTAL = '/admin-tool/explore/open-discovery/full';
const MENU = '/admin-tool/explore/open-discovery/menu/full';

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
const grouped = (...top: string[]) => ({ top: top.map(text), bottom: [], left: [], right: [] });

describe('the help texts of a page', () => {
  test('are joined by position', async () => {
    const { store, adminToolApi } = await openStore({
      [HELP]: [200, grouped('<p>One</p>', '<p>Two</p>')],
    });
    const { data } = await store.dispatch(adminToolApi.endpoints.getPageHelp.initiate(page));
    expect(data).toEqual({ top: '<p>One</p>\n<p>Two</p>' });
  });

  test('come through the cache where long caching is on (Spec §7)', async () => {
    const { store, adminToolApi, configuration, asked } = await openStore(
      {},
      { switches: { longCache: true } },
    );
    await store.dispatch(adminToolApi.endpoints.getPageHelp.initiate(page));
    const address = `${configuration.addresses.adminTool}${HELP.slice('/admin-tool'.length)}`;
    expect(asked).toEqual([`/cache/get?url=${encodeURIComponent(address)}`]);
  });

  test('are empty where the admin tool fails', async () => {
    const { store, adminToolApi } = await openStore({ [HELP]: [500, {}], [DIV_HELP]: [500, {}] });
    const { getPageHelp, getDivHelp } = adminToolApi.endpoints;
    const answers = await Promise.all([
      store.dispatch(getPageHelp.initiate(page)),
      store.dispatch(getDivHelp.initiate(page)),
    ]);
    expect(answers.map(({ data }) => data)).toEqual([{}, {}]);
  });

  test('of named locations are joined by location', async () => {
    const div = (content: string) => ({
      _id: content,
      version: 1,
      page: 'p',
      divId: 'hint',
      content,
      isActive: true,
    });
    const { store, adminToolApi } = await openStore({
      [DIV_HELP]: [200, { hint: [div('<p>One</p>'), div('<p>Two</p>')] }],
    });
    const { data } = await store.dispatch(adminToolApi.endpoints.getDivHelp.initiate(page));
    expect(data).toEqual({ hint: '<p>One</p>\n<p>Two</p>' });
  });

  test('that came with the page are fetched again once a change invalidates them, and readers see it', async () => {
    const { apis, transport, configuration, asked } = await openStore({
      [HELP]: [200, grouped('<p>New</p>')],
    });
    const help = [{ place: page, texts: { top: '<p>Old</p>' }, divs: {} }];
    const state = createPageState(apis, { configuration, isPortalMissing: false, help });
    const { store, adminToolApi } = createPortalStore(apis, transport, state);
    const { getPageHelp } = adminToolApi.endpoints;
    const shown = () => getPageHelp.select(page)(store.getState()).data;
    await store.dispatch(getPageHelp.initiate(page));
    expect([shown(), asked]).toEqual([{ top: '<p>Old</p>' }, []]);
    store.dispatch(adminToolApi.util.invalidateTags([HELP_TAG]));
    await Promise.all(store.dispatch(adminToolApi.util.getRunningQueriesThunk()));
    expect(shown()).toEqual({ top: '<p>New</p>' });
  });
});

const FULL = {
  _id: 'p',
  version: 1,
  pid: 'open-discovery',
  name: 'Changed',
  type: 'explore',
  layout: aPortalLayout({ title: 'A new title', enableLogin: true }),
  pages: [],
  entities: [],
};

describe('the portal', () => {
  test('of a file is its configuration, and nothing is fetched', async () => {
    const { store, adminToolApi, configuration, asked } = await openStore({});
    const { data } = await store.dispatch(adminToolApi.endpoints.getPortal.initiate(undefined));
    expect(data).toEqual(editablePortal(configuration));
    expect(asked).toEqual([]);
  });

  test('that cannot be fetched is null (Spec §8)', async () => {
    const { store, adminToolApi, asked } = await openStore({ [PORTAL]: [500, {}] }, { static: false });
    const { data, isSuccess } = await store.dispatch(adminToolApi.endpoints.getPortal.initiate(undefined));
    expect([data, isSuccess]).toEqual([null, true]);
    expect(asked.toSorted()).toEqual([MENU, PORTAL].toSorted());
  });

  test.each([
    ['/about', 'on', true, [{ route: '/about', isEnabled: true, isCustom: true }]],
    ['/about', 'off', false, [{ route: '/about', isEnabled: true }]],
    ['/About', 'on', true, [{ route: '/about', isEnabled: true, isCustom: true }]],
    ['/About', 'off', false, [{ route: '/about', isEnabled: true }]],
  ])('has one page of each route: one of its own at %s that is %s', async (route, _, isEnabled, expected) => {
    const fields = {
      version: 1,
      type: 'other',
      portalType: 'explore',
      robots: 'index',
      positions: [],
      entities: [],
    };
    const own = { ...fields, _id: 'own', name: 'Us', route, portalPid: 'open-discovery' };
    const shipped = { ...fields, _id: 'shipped', name: 'About', route: '/about', portalPid: null };
    const pages = [
      { ...own, title: '', description: '', canonical: '', isEnabled, hasContent: true },
      { ...shipped, title: '', description: '', canonical: '', isEnabled: true, hasContent: false },
    ];
    const { store, adminToolApi } = await openStore(
      { [PORTAL]: [200, { ...FULL, pages }] },
      { static: false },
    );
    const { data } = await store.dispatch(adminToolApi.endpoints.getPortal.initiate(undefined));
    expect(data?.pages).toEqual(expected);
  });

  test('that came with the page is fetched again once a change invalidates it, and readers see it', async () => {
    const { configuration, url, transport, asked } = await openStore(
      { [PORTAL]: [200, FULL] },
      { static: false },
    );
    const apis = createPortalApis({ graphUrl: `${url}/graph`, configuration });
    const state = createPageState(apis, { configuration, isPortalMissing: false, help: [] });
    const { store, adminToolApi } = createPortalStore(apis, transport, state);
    const { getPortal } = adminToolApi.endpoints;
    const shown = () => getPortal.select(undefined)(store.getState()).data;
    await store.dispatch(getPortal.initiate(undefined));
    expect([shown()?.title, asked]).toEqual([configuration.title, []]);
    store.dispatch(adminToolApi.util.invalidateTags([PORTAL_TAG]));
    await Promise.all(store.dispatch(adminToolApi.util.getRunningQueriesThunk()));
    expect(shown()).toMatchObject({ title: 'A new title', pages: [], enableLogin: true, menu: [] });
  });
});
