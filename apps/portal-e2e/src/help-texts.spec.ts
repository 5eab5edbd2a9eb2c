import { logInAsAdministrator } from './support/log-in.ts';
import { serverUrls } from './support/server-urls.ts';
import { waitForHydration } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: async ({}, use) => use(serverUrls().customizedPortal) });

/** Opened by no other test: the portal may have cached the page without its help text. */
const PAGE = '/search/project?projectId=helped';
const ADMIN_TOOL = '/api/admin-tool/explore/open-discovery';

test('a help text written by an administrator appears on its page, sanitized, with and without scripts', async ({
  page,
  request,
}) => {
  await logInAsAdministrator(page);
  const { _id } = (await (
    await page.request.get(`${ADMIN_TOOL}/page/?page_route=/search/project`)
  ).json()) as {
    _id: string;
  };
  const saved = await page.request.post(`${ADMIN_TOOL}/pagehelpcontent/save`, {
    headers: { origin: serverUrls().customizedPortal },
    data: {
      page: _id,
      placement: 'top',
      content: '<p>Projects are <strong>funded</strong> work.<script>alert(1)</script></p>',
      isActive: true,
    },
  });
  expect(saved.status(), await saved.text()).toBeLessThan(300);
  const html = await (await request.get(PAGE)).text();
  expect(html).toContain('<p>Projects are <strong>funded</strong> work.</p>');
  await page.goto(PAGE);
  await waitForHydration(page);
  await expect(page.getByRole('region', { name: 'Help at the top of the page' })).toHaveText(
    'Projects are funded work.',
  );
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Help at the top of the page' })).toHaveCount(0);
});
