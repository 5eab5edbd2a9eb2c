import type { Page } from '@playwright/test';
import { expectAccessibleAtCurrentWidth } from './support/axe.ts';
import { changeContent } from './support/change-content.ts';
import { logInAsAdministrator } from './support/log-in.ts';
import { serverUrls } from './support/server-urls.ts';
import { openHydrated } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: async ({}, use) => use(serverUrls().customizedPortal) });

/** Opened by no other test: the portal may have cached the page without its help text. */
const PAGE = '/search/project?projectId=helped';
const PORTAL = 'explore/open-discovery';

const read = async <T>(page: Page, call: string): Promise<T> =>
  (await (await page.request.get(`/api/admin-tool/${PORTAL}/${call}`)).json()) as T;

test('a help text written by an administrator appears on its page, sanitized, with and without scripts', async ({
  page,
  request,
}) => {
  await logInAsAdministrator(page);
  const { _id } = await read<{ _id: string }>(page, 'page/?page_route=/search/project');
  await changeContent(page, `${PORTAL}/pagehelpcontent/save`, {
    page: _id,
    placement: 'top',
    content: '<p>Projects are <strong>funded</strong> work.<script>alert(1)</script></p>',
    isActive: true,
  });
  const html = await (await request.get(PAGE)).text();
  expect(html).toContain('<p>Projects are <strong>funded</strong> work.</p>');
  await openHydrated(page, PAGE);
  await expect(page.getByRole('region', { name: 'Help at the top of the page' })).toHaveText(
    'Projects are funded work.',
  );
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Help at the top of the page' })).toHaveCount(0);
});

test('help texts appear within seconds next to the content, before and after it, and at the divs of the page', async ({
  page,
  request,
}) => {
  await logInAsAdministrator(page);
  const change = (call: string, data: unknown) => changeContent(page, `${PORTAL}/${call}`, data);
  const { _id } = await read<{ _id: string }>(page, 'page/?page_route=/search/organization');
  const divs = await read<{ _id: string; name: string }[]>(page, 'div/full?page=/search/organization');
  const divId = divs.find(({ name }) => name === 'record')?._id;
  const found = await request.get(`${serverUrls().api}/graph/v3/organizations?pageSize=1`);
  const { results } = (await found.json()) as { results: { id: string }[] };
  const address = `/search/organization?organizationId=${encodeURIComponent(results[0]?.id ?? '')}`;
  const texts: string[] = [];
  for (const placement of ['left', 'right', 'before', 'after']) {
    const content = `<p>On the ${placement} of the page</p>`;
    texts.push((await change('pagehelpcontent/save', { page: _id, placement, content, isActive: true }))._id);
  }
  const content = '<p>Try a DOI<img src=x alt="" onerror=alert(1)></p>';
  const div = await change('divhelpcontent/save', { divId, content, isActive: true });
  await expect
    .poll(async () => (await request.get(address)).text())
    .toContain('<p>Try a DOI<img alt="" /></p>');

  await openHydrated(page, address);
  const region = (name: string) => page.getByRole('region', { name });
  await expect(region('Help before the content')).toHaveText('On the before of the page');
  await expect(page.locator('#help-record')).toHaveText('Try a DOI');
  const x = async (name: string) => (await region(name).boundingBox())?.x ?? 0;
  const main = await page.getByRole('main').boundingBox();
  expect(await x('Help on the left')).toBeLessThan(main?.x ?? 0);
  expect(await x('Help on the right')).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0) - 1);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessibleAtCurrentWidth(page);

  await change('pagehelpcontent/delete', texts);
  await change('divhelpcontent/delete', [div._id]);
  await expect.poll(async () => (await request.get(address)).text()).not.toContain('Try a DOI');
});
