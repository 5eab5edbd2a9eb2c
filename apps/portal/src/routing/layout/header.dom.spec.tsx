import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { PortalConfigurationFile } from '@open-discovery/config';
import { screen, within } from '@testing-library/react';
import { createTestPage } from '../../testing/render-page.tsx';
import { Header } from './header.tsx';

const USER = { sub: 'ada@example.org', name: 'Ada', email: 'ada@example.org', roles: [] };
const MENU = [
  { id: 'home', title: 'Home', route: '/' },
  {
    id: 'members',
    title: 'For members',
    url: 'https://example.org/members',
    type: 'external' as const,
    needsAuthorization: true,
  },
  { id: 'later', title: 'Later', route: '/later' },
];

// A reader who has chosen a theme: the switch does not ask the browser for one.
beforeEach(() => {
  document.documentElement.dataset['theme'] = 'light';
});
afterEach(() => {
  document.cookie = 'AccessToken=; Max-Age=0';
});

const showHeader = (fields: Partial<PortalConfigurationFile> = {}) => {
  const page = createTestPage({
    configuration: {
      menu: MENU,
      pages: ['/', '/later'].map((route) => ({ route, isEnabled: true })),
      ...fields,
    },
    fetch: (url) =>
      url.endsWith('/userInfo')
        ? Promise.resolve(Response.json(USER))
        : Promise.reject(new Error('no other server')),
  });
  page.show(
    [{ path: '*', element: <Header activeMenuItem={null} hasSearchBar isStickyOnMobile={false} /> }],
    '/',
  );
  return page;
};
const menu = () => within(screen.getAllByRole('navigation', { name: 'Main menu' })[0] ?? document.body);

test('a menu item for logged-in users is hidden from others', () => {
  showHeader();
  expect(menu().queryByRole('link', { name: 'For members' })).toBeNull();
});

test('a menu item for logged-in users shows as soon as the user is known', async () => {
  document.cookie = 'AccessToken=yes';
  showHeader();
  expect((await menu().findByRole('link', { name: 'For members' })).getAttribute('href')).toBe(
    'https://example.org/members',
  );
});

test('a page that this version does not contain is not in the menu, though the portal switches it on', () => {
  showHeader();
  expect(
    menu()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home']);
});

const names = (label: string) =>
  within(screen.getAllByRole('navigation', { name: label })[0] ?? document.body)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent.trim());

test('featured items have their own menu, aligned as the portal says', () => {
  const items = MENU.map((item) => ({ ...item, isFeatured: item.id === 'home', needsAuthorization: false }));
  showHeader({ menu: items, featuredAlignment: 'RIGHT' });
  expect([names('Main menu'), names('Featured')]).toEqual([['For members'], ['Home']]);
  expect(screen.getByRole('navigation', { name: 'Featured' }).getAttribute('data-align')).toBe('RIGHT');
});

test.each([
  ['mail', true],
  ['no-such-icon', false],
  ['constructor', false],
  [null, false],
])('the icon %j of a menu item is drawn: %s, and its name is the title', (icon, isDrawn) => {
  showHeader({ menu: [{ id: 'contact', title: 'Contact us', route: '/', icon }] });
  const link = screen.getAllByRole('link', { name: 'Contact us' })[0];
  expect(link?.querySelector('svg[aria-hidden=true] use') !== null).toBe(isDrawn);
});

test('the menu item that the portal names is current where the page names none', () => {
  const menu = [
    { id: 'other', title: 'Other', route: '/develop' },
    { id: 'news', title: 'News', type: 'external' as const, url: 'https://example.org/' },
    { id: 'start', title: 'Start', route: '/' },
  ];
  const pages = [{ route: '/develop', isEnabled: true, isCustom: true }];
  showHeader({ menu, pages, menuId: 'other' });
  const current = () => document.querySelectorAll('[aria-current=page]');
  expect(current()[0]?.textContent).toBe('Other');
});

test('saved items, a menu of the languages and the theme are in the header', () => {
  showHeader();
  const tools = within(
    screen.getAllByRole('group', { name: 'Saved items, language and theme' })[0] ?? document.body,
  );
  expect(tools.getByRole('link', { name: 'Saved on this device' }).getAttribute('href')).toBe('/saved');
  expect(tools.getByText('EN').textContent).toBe('Language: EN');
  expect(tools.getByText('Deutsch').getAttribute('href')).toBe('/?lang=de');
  expect(tools.getByRole('button', { name: 'Dark' })).toBeTruthy();
});
