import type { Page } from '@playwright/test';
import { expectAccessibleAtCurrentWidth } from './support/axe.ts';
import { changeContent } from './support/change-content.ts';
import { setTextSize } from './support/layout.ts';
import { logIn, logInAsAdministrator } from './support/log-in.ts';
import { numberIn, openHydrated, textOf, totalAt } from './support/search-page.ts';
import { serverUrls } from './support/server-urls.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: async ({}, use) => use(serverUrls().customizedPortal) });

/** Returns the links of a page's tables: their addresses and numbers. */
const numbersIn = (html: string) =>
  [...html.matchAll(/<td[^>]*><a href="([^"]+)"[^>]*>([\d,]+)<\/a>/g)].map(([, to = '', text = '']) => ({
    to: to.replaceAll('&amp;', '&'),
    count: numberIn(text),
  }));

/** Stores a funder with a dashboard. */
const saveFunder = async (page: Page, pid: string, visibility: string, valueId = pid): Promise<void> => {
  await changeContent(page, 'funder/save', {
    pid: `dashboard-${pid}`,
    name: `Funder ${pid}`,
    type: 'funder',
    layout: { valueId },
    dashboard: { alias: pid.toLowerCase(), visibility, intro: `Works that ${pid} funded` },
  });
};

test('an administrator sees a private dashboard; visitors see “Private data” instead, and the public dashboard', async ({
  page,
  request,
}) => {
  await logInAsAdministrator(page);
  await saveFunder(page, 'EC', 'public');
  await saveFunder(page, 'SNSF', 'private');
  await page.goto('/dashboards/snsf');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Funder SNSF');
  await page.goto('/dashboards');
  await expect(page.getByRole('link', { name: 'Funder SNSF' })).toBeVisible();

  const asVisitor = await request.get('/dashboards/snsf');
  expect([asVisitor.status(), asVisitor.statusText()]).toEqual([403, '403 - Private data']);
  const html = await asVisitor.text();
  expect(textOf(html)).toContain('Private data');
  const list = await (await request.get('/dashboards')).text();
  expect([html, list].join('')).not.toContain('Works that SNSF funded');
  expect(textOf(list)).toContain('Funder EC');

  await page.context().clearCookies();
  await openHydrated(page, '/dashboards/ec');
  await expect(page.getByRole('button', { name: /CSV/ }).first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  const access = page.getByRole('region', { name: 'Access', exact: true });
  await access.getByText('Show as table').click();
  const number = await access.getByRole('cell').getByRole('link').first().boundingBox();
  expect(number?.height).toBeGreaterThanOrEqual(24);
  await expectAccessibleAtCurrentWidth(page);
});

test('with text at 200 %, a dashboard with long words is not wider than the narrowest screen', async ({
  page,
}) => {
  await logInAsAdministrator(page);
  await saveFunder(page, 'Narrow', 'public', 'EC');
  await page.setViewportSize({ width: 320, height: 800 });
  await setTextSize(page, 32);
  await openHydrated(page, '/dashboards/narrow?lang=de');
  await expect(page.getByRole('heading', { name: 'Auswertungen' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('members see the restricted dashboard of their funder; other users see the reason, and visitors log in first', async ({
  page,
  browser,
  request,
}) => {
  const portal = serverUrls().customizedPortal;
  await logInAsAdministrator(page);
  await saveFunder(page, 'DFG', 'restricted');
  const giveRole = async (verb: 'grant' | 'revoke') => {
    const changed = await page.request.post(`/api/login-service/roles/trial-user/${verb}`, {
      headers: { origin: portal },
      data: ['FUNDER_dashboard-DFG'],
    });
    expect(changed.status(), await changed.text()).toBe(200);
  };
  expect(await (await request.get('/dashboards/dfg')).text()).not.toContain('Works that DFG funded');
  const reader = await browser.newPage({ baseURL: portal });
  await reader.goto('/dashboards/dfg');
  await expect(reader).toHaveURL('/user-info?errorCode=1&redirectUrl=%2Fdashboards%2Fdfg');
  await logIn(reader, 'Registered user', portal);
  await reader.goto('/dashboards/dfg');
  const refused = '/user-info?errorCode=8&redirectUrl=%2Fdashboards%2Fdfg';
  await expect(reader).toHaveURL(refused);
  await giveRole('grant');
  await reader.goto('/dashboards/dfg');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Funder DFG');
  await expect(reader.getByRole('main')).toContainText('Works that DFG funded');
  await giveRole('revoke');
  await reader.reload();
  await expect(reader).toHaveURL(refused);
  await reader.close();
});

test('without scripts a dashboard has its numbers, which are those of their searches', async ({
  page,
  request,
}) => {
  await logInAsAdministrator(page);
  await saveFunder(page, 'NSF', 'public', 'EC');
  const html = await (await request.get('/dashboards/nsf')).text();
  const numbers = numbersIn(html);
  expect(numbers.length).toBeGreaterThan(30);
  // The search of this portal has no other products.
  const [sample] = numbers.filter(({ to }) => to.includes('type=publications'));
  expect(await totalAt(request, sample?.to ?? '')).toBe(sample?.count);
});
