import { openExport, textOfDownload } from './support/download.ts';
import { serverUrls } from './support/server-urls.ts';
import { openHydrated } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const CLIMATE = '/?keyword=climate';
const CLIMATE_TOTAL = 42;

test.describe('exporting the results', () => {
  test(
    'a CSV file has a line for each result, with the selected columns',
    { tag: '@smoke' },
    async ({ page }) => {
      await openHydrated(page, CLIMATE);
      await openExport(page);
      await page.getByText('Table columns').first().click();
      const columns = page.getByRole('group', { name: 'Table columns' }).getByRole('checkbox');
      for (const column of await columns.all()) await column.setChecked((await column.inputValue()) === 'id');
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: 'CSV' }).click();
      const download = await waiting;
      const lines = (await textOfDownload(download)).trim().split('\r\n');
      expect(download.suggestedFilename()).toMatch(/climate.*\d{4}-\d\d-\d\d.*\.csv$/);
      expect([lines[0], lines.length]).toEqual(['id', CLIMATE_TOTAL + 1]);
      expect(new Set(lines).size).toBe(CLIMATE_TOTAL + 1);
      await expect(page.getByText(/has been downloaded\./)).toBeVisible();
    },
  );

  for (const [name, mark] of [
    ['BibTeX', /^@\w+\{/gm],
    ['RIS', /^ER {2}-/gm],
    ['CSL-JSON', /"id":/g],
    ['JSON lines', /^\{/gm],
  ] as const)
    test(`${name} contains every result once`, async ({ page }) => {
      await openHydrated(page, CLIMATE);
      await openExport(page);
      const waiting = page.waitForEvent('download');
      await page.getByRole('link', { name, exact: true }).click();
      const text = await textOfDownload(await waiting);
      expect(text.match(mark)?.length).toBe(CLIMATE_TOTAL);
    });

  test('a canceled download leaves no file and says so', async ({ page }) => {
    await page.route('**/export?*', () => undefined);
    await openHydrated(page, CLIMATE);
    await openExport(page);
    await page.getByRole('link', { name: 'BibTeX' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The download was canceled.')).toBeVisible();
  });

  test('works as a link and a form without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: serverUrls().portal });
    const page = await context.newPage();
    await page.goto(CLIMATE);
    await openExport(page);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect((await textOfDownload(await waiting)).trim().split('\r\n').length).toBeGreaterThan(CLIMATE_TOTAL);
    const bibtex = await page.getByRole('link', { name: 'BibTeX' }).getAttribute('href');
    expect((await context.request.get(bibtex ?? '')).headers()['content-disposition']).toContain('.bib');
    await context.close();
  });
});

test.describe('feeds', () => {
  test('every page of results links to its feeds, and they work', async ({ page, request }) => {
    await page.goto('/?keyword=climate&access=OPEN');
    for (const type of ['application/atom+xml', 'application/feed+json']) {
      const href = await page.locator(`head link[rel=alternate][type="${type}"]`).getAttribute('href');
      const answer = await request.get(href ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([
        200,
        expect.stringContaining(type),
      ]);
    }
  });
});
