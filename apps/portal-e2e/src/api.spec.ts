import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.describe('the API, reached through the portal', () => {
  test('has pages that find, explain and try its calls, in both themes and on a phone', async ({ page }) => {
    await page.goto('/api/docs');
    await expect(page).toHaveURL(/\/api\/docs\/$/);
    await expect(page.getByRole('heading', { name: 'Open Discovery API' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Find a call').fill('dashboards caller');
    await expect(page.getByText('Matching calls: 1', { exact: true })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^The dashboards/ })
      .click();
    await expect(page).toHaveURL(/\/api\/docs\/dashboards#getAdminToolDashboards$/);
    const call = page.locator('details.call', { has: page.locator('#getAdminToolDashboards') });
    await expect(call).toHaveAttribute('open');
    await page.getByRole('radio', { name: 'Python' }).check();
    await expect(call.getByRole('region', { name: /^Request/ })).toContainText('import json');
    await call.getByRole('button', { name: 'Try it' }).click();
    await expect(call.getByText(/^Response: 200 application\/json/)).toBeVisible();
    await expect(call.getByRole('region', { name: /^Response GET/ })).toContainText('[');
    await page.locator('summary', { hasText: '{alias}' }).click();
    await expect(page.getByRole('textbox', { name: 'alias' })).toBeVisible();
    await expectAccessible(page);
    // The address that the call had when all calls were on one page.
    await page.goto('/api/docs/#getCounts');
    await expect(page).toHaveURL(/\/api\/docs\/beyond-the-graph-api#getCounts$/);
    await expect(page.locator('details.call', { has: page.locator('#getCounts') })).toHaveAttribute('open');
    await expect(page.getByRole('radio', { name: 'Python' })).toBeChecked();
  });

  test('is linked from the footer of every page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'API' }).click();
    await expect(page.getByRole('heading', { name: /^Open Discovery API/ })).toBeVisible();
  });

  test('reports its health and readiness', async ({ request }) => {
    expect((await request.get('/api/health')).status()).toBe(200);
    expect(await (await request.get('/api/ready')).json()).toMatchObject({ status: 'ready' });
  });
});
