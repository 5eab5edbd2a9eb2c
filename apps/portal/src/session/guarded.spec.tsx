/** @jest-environment ../../tools/jest-environment-page.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createTestPage } from '../testing/render-page.tsx';
import { guarded, UNKNOWN_VISITOR } from './guarded.tsx';
import { administrator, loggedIn } from './guards.ts';
import { clearedTokenCookie } from './login.ts';

const loginService = (roles: readonly string[]) => (url: string) =>
  Promise.resolve({
    ok: url === '/api/login-service/userInfo',
    status: 200,
    text: () => Promise.resolve(JSON.stringify({ sub: 'ada@x', name: 'Ada', roles })),
  });

const open = (roles: readonly string[] | null, loaderData?: Readonly<Record<string, unknown>>) => {
  let asked = 0;
  const page = createTestPage(roles ? { fetch: loginService(roles) } : {});
  if (roles) document.cookie = 'AccessToken=x';
  const { router } = page.show(
    [
      {
        id: 'curate',
        path: '/curate',
        hydrateFallbackElement: <p>One moment</p>,
        ...guarded(page, [loggedIn, administrator], {
          loader: () => {
            asked += 1;
            return null;
          },
          element: <h1>Curate</h1>,
        }),
      },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    '/curate?a=b',
    loaderData,
  );
  return { router, asked: () => asked };
};

afterEach(() => void (document.cookie = clearedTokenCookie()));

test('a page opens for those whom its guards let pass', async () => {
  const { asked } = open(['PORTAL_ADMINISTRATOR']);
  expect(await screen.findByRole('heading', { name: 'Curate' })).toBeTruthy();
  expect(asked()).toBe(1);
});

test.each([
  ['nobody', null, '1'],
  ['a user without the role', ['REGISTERED_USER'], '2'],
])('%s learns the reason, and nothing of the page is asked for', async (_, roles, code) => {
  const { router, asked } = open(roles);
  await screen.findByRole('heading', { name: 'Elsewhere' });
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`/user-info?errorCode=${code}&redirectUrl=%2Fcurate%3Fa%3Db`);
  expect(asked()).toBe(0);
});

test('the shell of the server says nothing of the page, and the browser opens it once it has judged', async () => {
  const { asked } = open(['PORTAL_ADMINISTRATOR'], { curate: UNKNOWN_VISITOR });
  expect(screen.getByText('Checking your login …')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(asked()).toBe(0);
  expect(await screen.findByRole('heading', { name: 'Curate' })).toBeTruthy();
  expect(asked()).toBe(1);
});
