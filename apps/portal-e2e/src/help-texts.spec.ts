import { logInAsAdministrator } from './support/log-in.ts';
import { places } from './support/places.ts';
import { isAlive } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: async ({}, use) => use(places().furnishedPortal) });

/** No other test opens it: the portal may keep a page for a moment as it was without its help text. */
const PAGE = '/search/project?projectId=helped';
const ADMIN_TOOL = '/api/admin-tool/explore/open-discovery';

test('a help text that an administrator writes stands on its page, cleaned, with scripts and without', async ({
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
    headers: { origin: places().furnishedPortal },
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
  await isAlive(page);
  await expect(page.getByRole('region', { name: 'Help above the page' })).toHaveText(
    'Projects are funded work.',
  );
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Help above the page' })).toHaveCount(0);
});
