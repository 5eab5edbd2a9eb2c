import { connectError } from './support/connect-error.ts';
import { startDevelopmentCopy } from './support/development-copy.ts';
import type { DevelopmentCopy } from './support/development-copy.ts';
import { expect, test as base } from './support/test.ts';

const START_LIMIT_MS = 120_000;
const REBUILD_LIMIT_MS = 30_000;
const SEARCH_TEXT = 'coral reefs';

/** Playwright's test with `npm run dev`, started once in a copy of the checkout. */
const test = base.extend<object, { development: DevelopmentCopy }>({
  development: [
    async ({}, use) => {
      const copy = await startDevelopmentCopy();
      await use(copy);
      await copy.dispose();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
});

test.describe('npm run dev', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(process.platform === 'win32', 'Windows has no signals');

  test('shows a changed component and a changed style in the open page, without a reload', async ({
    page,
    development,
  }) => {
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.goto(development.url);
    const brand = page.locator('.brand').first();
    const search = page.locator('input[name=keyword]').first();
    await page.waitForLoadState('networkidle');
    await search.fill(SEARCH_TEXT);

    await development.replace(
      'apps/portal/src/components/brand.tsx',
      '{title}</span>',
      '{title} edited</span>',
    );
    await expect(brand).toHaveText(/ edited$/);

    await development.append('apps/portal/src/base.css', '.brand { letter-spacing: 7px; }\n');
    await expect(brand).toHaveCSS('letter-spacing', '7px');

    await expect(search).toHaveValue(SEARCH_TEXT);
    expect(documents).toBe(1);
  });

  test('rebuilds the API after a change in its source and starts it again', async ({
    request,
    development,
  }) => {
    await development.append('apps/api/src/main.ts', '\n');
    await expect.poll(development.output, { timeout: REBUILD_LIMIT_MS }).toContain('Rebuilt the API');
    await expect(async () => {
      expect((await request.get(`${development.apiUrl}/ready`)).status()).toBe(200);
    }).toPass({ timeout: REBUILD_LIMIT_MS });
  });

  test('stops all its servers at Ctrl+C', async ({ development }) => {
    await development.interrupt();
    for (const url of [development.url, development.apiUrl])
      await expect.poll(() => connectError(url)).toBe('ECONNREFUSED');
  });
});
