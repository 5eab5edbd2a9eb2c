import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expectAccessible } from './support/axe.ts';
import { serverUrls } from './support/server-urls.ts';
import { openHydrated, waitForHydration } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const run = promisify(execFile);

test.use({ baseURL: async ({}, use) => use(serverUrls().customizedPortal) });

test.describe('the page for developers', () => {
  test('has examples that work, in four languages', async ({ page, request }) => {
    await page.goto('/develop');
    const links = page.getByRole('link', { name: 'Show the response' });
    await expect(links).toHaveCount(5);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const responses = await Promise.all(addresses.map((address) => request.get(address)));
    expect(responses.map((response) => response.status())).toEqual([200, 200, 200, 200, 200]);
    await waitForHydration(page);
    await page.getByRole('link', { name: 'JavaScript', exact: true }).click();
    await expect(page.locator('pre').first()).toContainText('await fetch');
    const programs = await page.locator('pre').allTextContents();
    // Reading all results takes as long as there are results; a unit test runs that program.
    const quick = programs.filter((program) => !program.includes('cursor'));
    const printed = await Promise.all(
      quick.map((program) => run(process.execPath, ['--input-type=module', '--eval', program])),
    );
    expect(printed.map(({ stdout }) => stdout.trim() === '')).toEqual([false, false, false, false]);
  });

  test('is free of violations in both themes and widths, and not wider than the screen', async ({ page }) => {
    await openHydrated(page, '/develop');
    await expectAccessible(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the language of the code is chosen by a link', async ({ page }) => {
    await page.goto('/develop');
    await page.getByRole('link', { name: 'R', exact: true }).click();
    await expect(page.locator('pre').first()).toContainText('library(jsonlite)');
  });
});
