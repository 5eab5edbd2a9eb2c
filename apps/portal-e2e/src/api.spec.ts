import { expectAccessible } from './support/axe.ts';
import { fetchGraph } from './support/graph.ts';
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

  test('has an OpenAPI document that describes every collection and our extensions', async ({ request }) => {
    const response = await request.get('/api/docs/json');
    expect(response.status()).toBe(200);
    const { openapi, paths } = (await response.json()) as { openapi: string; paths: Record<string, unknown> };
    expect(openapi).toMatch(/^3\.1/);
    const known = Object.keys(paths);
    for (const path of [
      'research-products',
      'projects',
      'organizations',
      'datasources',
      'persons',
      'services',
      'communities',
      'counts',
      'overview',
      'suggest',
      'status',
    ])
      expect.soft(known, path).toContain(`/graph/v3/${path}`);
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

  test('reports which records it serves', async () => {
    const status = await fetchGraph<{ generation: string; publishedAt: string; records: number }>('status');
    expect(status.generation).not.toBe('');
    expect(Number.isNaN(Date.parse(status.publishedAt))).toBe(false);
    expect(status.records).toBeGreaterThan(700);
  });

  for (const [name, path, status] of [
    ['an unknown parameter', '/api/graph/v3/projects?colour=blue', 400],
    ['a page that is not a number', '/api/graph/v3/projects?page=x', 400],
    ['an unknown id', '/api/graph/v3/projects/none', 404],
    ['an unknown path', '/api/graph/v3/none', 405],
  ] as const)
    test(`answers ${name} with ${status} and the reason in the body`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(status);
      const body = (await response.json()) as { code: number; message: string; error: string };
      expect(body.code).toBe(status);
      expect(body.message).not.toBe('');
      expect(body.error).not.toBe('');
    });

  test('completes a prefix', async () => {
    const { suggestions } = await fetchGraph<{ suggestions: { text: string }[] }>('suggest', {
      prefix: 'alphaf',
      limit: 5,
    });
    expect(suggestions.length).toBeGreaterThan(0);
  });
});
