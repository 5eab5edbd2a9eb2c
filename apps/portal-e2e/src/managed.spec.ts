import { changeContent } from './support/change-content.ts';
import { logInAsAdministrator } from './support/log-in.ts';
import { serverUrls } from './support/server-urls.ts';
import { textOf } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

test('a managed portal follows the admin tool', async ({ request }) => {
  const portal = serverUrls().managedPortal;
  expect((await request.get(`${portal}/`)).status()).toBe(200);
  expect((await request.get(`${portal}/develop`)).status()).toBe(404);
  const words = textOf(await (await request.get(`${portal}/error?page=/x`)).text());
  expect(words).toContain('Organizations');
});

test('the menu of a managed portal is in the language of the reader', async ({ request }) => {
  const menuIn = async (language: string) =>
    textOf(await (await request.get(`${serverUrls().managedPortal}/error?page=/x&lang=${language}`)).text());
  expect(await menuIn('de')).toMatch(/Startseite.*Organisationen/s);
  expect(await menuIn('en')).toMatch(/Home.*Organizations/s);
});

test('a disabled page disappears from menu and routes without a restart, and comes back when enabled', async ({
  page,
  request,
}) => {
  const { managedPortal, customizedPortal } = serverUrls();
  const portal = 'explore/open-discovery';
  const route = '/search/find/services';
  await logInAsAdministrator(page);
  const found = await page.request.get(
    `${customizedPortal}/api/admin-tool/${portal}/page/?page_route=${route}`,
  );
  const { _id } = (await found.json()) as { _id: string };
  const toggle = (status: boolean) => changeContent(page, `${portal}/page/toggle?status=${status}`, [_id]);
  const state = async () => {
    const menu = await (await request.get(`${managedPortal}/error?page=/x`)).text();
    const answer = await request.get(`${managedPortal}${route}`, { maxRedirects: 0 });
    return { isInMenu: menu.includes(`href="${route}"`), status: answer.status() };
  };
  await expect.poll(state).toEqual({ isInMenu: true, status: 302 });
  await toggle(false);
  await expect.poll(state).toEqual({ isInMenu: false, status: 404 });
  await toggle(true);
  await expect.poll(state).toEqual({ isInMenu: true, status: 302 });
});

test.describe('without its admin tool', () => {
  for (const path of ['/', '/?keyword=climate', '/search/project?projectId=x', '/no/such/page'])
    test(`${path} is disabled, explains the problem and offers a retry (Spec §8)`, async ({ request }) => {
      const response = await request.get(`${serverUrls().managedPortalWithoutApi}${path}`);
      expect(response.status()).toBe(503);
      const html = await response.text();
      expect(textOf(html)).toContain('The portal’s description cannot be loaded at the moment');
      expect(html).toContain(`href="${path}"`);
    });

  for (const [path, status, words] of [
    ['/error?page=/x', 404, 'Bad karma'],
    ['/error?page=-1', 403, 'Private data'],
    ['/user-info?errorCode=1', 200, 'You are not logged in'],
    ['/robots.txt', 200, 'User-agent'],
  ] as const)
    test(`${path} answers as ever (Spec §8)`, async ({ request }) => {
      const response = await request.get(`${serverUrls().managedPortalWithoutApi}${path}`);
      expect(response.status()).toBe(status);
      expect(await response.text()).toContain(words);
    });

  test('/reload leads to the saved location (Spec §8)', async ({ request }) => {
    const response = await request.get(`${serverUrls().managedPortalWithoutApi}/reload`, {
      headers: { cookie: `returnTo=${encodeURIComponent('/error?page=/x')}` },
      maxRedirects: 0,
    });
    expect([response.status(), response.headers()['location']]).toEqual([302, '/error?page=/x']);
  });

  test('the page recovers by itself', async ({ browser }) => {
    // A page without the error check: the browser reports the missing portal as an error.
    const page = await browser.newPage({ baseURL: serverUrls().managedPortalWithoutApi });
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The portal is not available');
    await page.waitForLoadState('networkidle');
    await page.route('/', async (route) =>
      route.fulfill({ response: await route.fetch({ url: serverUrls().portal }) }),
    );
    await page.clock.fastForward('00:11');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The open map of research');
    await page.unrouteAll({ behavior: 'wait' });
    await page.close();
  });
});
