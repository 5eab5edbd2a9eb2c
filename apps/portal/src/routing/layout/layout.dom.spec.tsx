import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PortalConfigurationFile } from '@open-discovery/config';
import type { Fetch } from '@open-discovery/http';
import { screen, within } from '@testing-library/react';
import { seenCookie } from '../../consent/seen-cookie.ts';
import { createTestPage } from '../../testing/render-page.tsx';
import { Layout } from './layout.tsx';
import { routeHandle } from '../route-handle.ts';
import type { RouteHandle } from '../route-handle.ts';

type Settings = Partial<RouteHandle>;
type Configuration = Partial<PortalConfigurationFile>;

const show = (settings: Settings, configuration: Configuration = {}, fetch?: Fetch) =>
  createTestPage({ configuration, ...(fetch && { fetch }) }).show(
    [
      {
        id: 'layout',
        element: <Layout />,
        children: [{ path: '*', handle: routeHandle(settings), element: <main id="main">Page</main> }],
      },
    ],
    '/some/page',
  );

// A reader who has chosen a theme and read the notice: the layout asks the browser for neither.
beforeEach(() => {
  document.documentElement.dataset['theme'] = 'light';
  document.cookie = seenCookie('necessary');
});

const header = () => screen.queryByRole('banner');
const root = () => document.querySelector('.portal');

describe('the header is shown where the route or the portal says so (Spec §2)', () => {
  test.each<[Settings, Configuration, boolean]>([
    [{}, {}, false],
    [{ showHeader: true }, {}, true],
    [{}, { showHeaderAlways: true }, true],
    [{ showHeader: true, hasHeader: false }, {}, false],
    [{ hasHeader: false }, { showHeaderAlways: true }, false],
  ])('%j on %j: %s', (settings, configuration, isShown) => {
    show(settings, configuration);
    expect(header() !== null).toBe(isShown);
    expect(root()?.hasAttribute('data-header')).toBe(isShown);
  });
});

describe('every other layout setting has its effect (Spec §2)', () => {
  const CONTACT = { quickContact: 'help@portal.example' };
  test.each<[Settings, Configuration, () => unknown, unknown]>([
    [
      { hasMenuSearchBar: true },
      {},
      () => within(header() ?? document.body).queryAllByRole('search').length,
      1,
    ],
    [
      { hasMenuSearchBar: false },
      {},
      () => within(header() ?? document.body).queryAllByRole('search').length,
      0,
    ],
    [{ activeMenuItem: 'home' }, {}, () => document.querySelectorAll('header [aria-current=page]').length, 2],
    [{ activeMenuItem: null }, {}, () => document.querySelectorAll('header [aria-current=page]').length, 0],
    [{ hasStickyHeaderOnMobile: true }, {}, () => header()?.hasAttribute('data-sticky'), true],
    [{ hasStickyHeaderOnMobile: false }, {}, () => header()?.hasAttribute('data-sticky'), false],
    [{ isFrontPage: true }, {}, () => root()?.hasAttribute('data-front-page'), true],
    [{ isSmallScreen: true }, {}, () => root()?.hasAttribute('data-small-screen'), true],
    [{ isSmallScreen: false }, {}, () => root()?.hasAttribute('data-small-screen'), false],
    [
      { hasQuickContact: true },
      CONTACT,
      () => screen.queryByRole('link', { name: 'Contact' }) !== null,
      true,
    ],
    [
      { hasQuickContact: false },
      CONTACT,
      () => screen.queryByRole('link', { name: 'Contact' }) !== null,
      false,
    ],
    [{ hasQuickContact: true }, {}, () => screen.queryByRole('link', { name: 'Contact' }) !== null, false],
  ])('%j on %j', (settings, configuration, effect, expected) => {
    show({ showHeader: true, ...settings }, configuration);
    expect(effect()).toBe(expected);
  });
});

describe('the administrators’ menu is above the page of who works in the console (Spec §2)', () => {
  const USER = { sub: 'ada@example.org', name: 'Ada', email: 'ada@example.org' };
  const login = (roles: readonly string[]): Fetch => {
    document.cookie = 'AccessToken=yes';
    return (url) =>
      url.endsWith('/userInfo')
        ? Promise.resolve(Response.json({ ...USER, roles }))
        : Promise.reject(new Error('no other server'));
  };
  // A busy machine takes long to show the menu; its absence is believed after a while.
  const menuOf = (isShown: boolean) =>
    screen.findByRole('navigation', { name: 'Administration' }, { timeout: isShown ? 20_000 : 500 });

  test.each<[Settings, readonly string[], boolean]>([
    [{ hasAdminMenu: true }, ['PORTAL_ADMINISTRATOR'], true],
    [{ hasAdminMenu: true }, ['REGISTERED_USER'], false],
    [{ hasAdminMenu: false }, ['PORTAL_ADMINISTRATOR'], false],
    [{ hasAdminMenu: true, hasSidebar: false }, ['PORTAL_ADMINISTRATOR'], false],
    [{ hasAdminMenu: true, hasInternalSidebar: true }, ['PORTAL_ADMINISTRATOR'], false],
  ])('%j with the roles %j: %s', async (settings, roles, isShown) => {
    show(settings, { static: false }, login(roles));
    expect(
      await menuOf(isShown).then(
        () => true,
        () => false,
      ),
    ).toBe(isShown);
    document.cookie = 'AccessToken=; Max-Age=0';
  });
});
