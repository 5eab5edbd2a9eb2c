/** @jest-environment ../../tools/jest-environment-page.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
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
  { id: 'develop', title: 'Develop', route: '/develop' },
];

// A reader who has chosen a theme: the switch does not ask the browser for one.
beforeEach(() => {
  document.documentElement.dataset['theme'] = 'light';
});
afterEach(() => {
  document.cookie = 'AccessToken=; Max-Age=0';
});

const showHeader = () => {
  const page = createTestPage({
    configuration: {
      menu: MENU,
      pages: ['/', '/develop'].map((route) => ({ route, isEnabled: true })),
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

test('saved items, the other language and the theme are in the header', () => {
  showHeader();
  const tools = within(
    screen.getAllByRole('group', { name: 'Saved items, language and theme' })[0] ?? document.body,
  );
  expect(tools.getByRole('link', { name: 'Saved on this device' }).getAttribute('href')).toBe('/saved');
  expect(tools.getByTitle('Deutsch').closest('a')?.getAttribute('href')).toBe('/?lang=de');
  expect(tools.getByRole('button', { name: 'Dark' })).toBeTruthy();
});
