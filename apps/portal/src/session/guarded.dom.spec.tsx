import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createTestPage } from '../testing/render-page.tsx';
import { clearedTokenCookie } from './login.ts';
import { Guarded } from './guarded.tsx';

const USER = { sub: 'ada@example.org', name: 'Ada', email: 'ada@example.org', roles: ['REGISTERED_USER'] };

beforeEach(() => {
  document.cookie = 'AccessToken=yes; Path=/';
});
afterEach(() => {
  document.cookie = clearedTokenCookie();
});

/** Opens a guarded page. The login service gives the answers in their order, the last one again and again. */
const open = (...answers: readonly (readonly [status: number, body: unknown])[]) => {
  let sent = 0;
  const page = createTestPage({
    fetch: async () => {
      const [status, body] = answers[Math.min(sent, answers.length - 1)] ?? [500, null];
      sent += 1;
      return Response.json(body, { status });
    },
  });
  const { router } = page.show(
    [
      { path: '/claims', element: <Guarded>{({ fullname }) => <p>Hello {fullname}</p>}</Guarded> },
      { path: '/user-info', element: <p>the reason</p> },
    ],
    '/claims',
  );
  return router;
};
const away = [503, { message: 'The database cannot be reached.' }] as const;

test('a user sees the content', async () => {
  open([200, USER]);
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});

test.each([
  ['refuses the login', [[401, {}]]],
  ['fails at first and refuses the login then', [away, [401, {}]]],
  ['fails at first and knows nobody then', [away, [200, null]]],
] as const)('a login service that %s leads to the reason', async (_what, answers) => {
  const router = open(...answers);
  expect(await screen.findByText('the reason')).toBeTruthy();
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    '/user-info?errorCode=1&redirectUrl=%2Fclaims',
  );
});

test('a login that cannot be checked is not a missing one, and can be checked again', async () => {
  const router = open(away, away, [200, USER]);
  expect(await screen.findByText('The login cannot be checked at the moment.')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/claims');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
