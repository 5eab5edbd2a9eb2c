import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aPage } from '../../../../testing/a-page.ts';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { PagesScreen } from './pages-screen.tsx';

beforeEach(() => sessionStorage.clear());

const PAGE = { ...aPage({ _id: 'faq', name: 'Questions', route: '/faq', portalPid: 'open-discovery' }) };
const MENU = {
  portalPid: 'open-discovery',
  portalType: 'explore',
  isMenuEnabled: true,
  isFeaturedMenuEnabled: false,
  featuredAlignment: 'LEFT',
  menuItems: [],
  featuredItems: [],
};

test('an own page is switched on beside its form, with the way into the menu', async () => {
  let isEnabled = false;
  const server = memoryServer(({ method, path }) => {
    if (method === 'POST') isEnabled = true;
    if (path.endsWith('/menu/full')) return { body: MENU };
    if (path.endsWith('/page/faq')) return { body: { ...PAGE, isEnabled } };
    return { body: path.includes('/page') ? [{ ...PAGE, isEnabled }] : [] };
  });
  renderInConsole(<PagesScreen />, { ...server, address: '/admin/pages/faq' });
  expect(await screen.findByText('Visitors cannot see this page yet.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Put it into the menu' })).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Questions' }));
  expect(screen.getByText('/faq can be read by everybody.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('Visitors can see this page.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Put it into the menu' })).toHaveProperty(
    'search',
    '?route=%2Ffaq&title=Questions',
  );
  await waitFor(() =>
    expect(server.requests.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: expect.stringContaining('page/toggle?status=true'), body: ['faq'] },
    ]),
  );
});
