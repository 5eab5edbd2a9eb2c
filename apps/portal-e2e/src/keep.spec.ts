import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible, violations } from './support/axe.ts';
import { askGraph } from './support/graph.ts';
import { places } from './support/places.ts';
import { addressOf, SAMPLES } from './support/records.ts';
import { cards, isAlive, titlesOf } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const CLIMATE = '/?keyword=climate';
const CLIMATE_TOTAL = 42;

const textOfDownload = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');
const openExport = (page: Page) => page.getByText('Export', { exact: true }).click();
/** Tools that scripts bring. */
const tools = (page: Page) => page.getByRole('button', { name: 'Save search' });

test.describe('the results as a file', () => {
  test('a table has a line for each result, with the columns that were chosen', async ({ page }) => {
    await page.goto(CLIMATE);
    await isAlive(page);
    await openExport(page);
    await page.getByText('Columns of the table').first().click();
    const columns = page.getByRole('group', { name: 'Columns of the table' }).getByRole('checkbox');
    for (const column of await columns.all()) await column.setChecked((await column.inputValue()) === 'id');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const download = await waiting;
    const lines = (await textOfDownload(download)).trim().split('\r\n');
    expect(download.suggestedFilename()).toMatch(/climate.*\d{4}-\d\d-\d\d.*\.csv$/);
    expect([lines[0], lines.length]).toEqual(['id', CLIMATE_TOTAL + 1]);
    expect(new Set(lines).size).toBe(CLIMATE_TOTAL + 1);
    await expect(page.getByText(/is complete\./)).toBeVisible();
  });

  for (const [name, mark] of [
    ['BibTeX', /^@\w+\{/gm],
    ['RIS', /^ER {2}-/gm],
    ['CSL-JSON', /"id":/g],
    ['JSON lines', /^\{/gm],
  ] as const)
    test(`${name} holds every result once`, async ({ page }) => {
      await page.goto(CLIMATE);
      await isAlive(page);
      await openExport(page);
      const waiting = page.waitForEvent('download');
      await page.getByRole('link', { name, exact: true }).click();
      const text = await textOfDownload(await waiting);
      expect(text.match(mark)?.length).toBe(CLIMATE_TOTAL);
    });

  test('a download that is cancelled leaves no file and says so', async ({ page }) => {
    await page.route('**/export?*', () => undefined);
    await page.goto(CLIMATE);
    await isAlive(page);
    await openExport(page);
    await page.getByRole('link', { name: 'BibTeX' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The download was cancelled.')).toBeVisible();
  });

  test('without scripts it is a link and a form', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: places().portal });
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
  test('every page of results names its feeds, and they answer', async ({ page, request }) => {
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

test.describe('the selection', () => {
  test('goes across pages and kinds, is counted, cited, shared and cleared', async ({ page }) => {
    await page.goto(CLIMATE);
    const [first = ''] = await titlesOf(page);
    await page.getByRole('checkbox', { name: `Select: ${first}` }).check();
    await page.goto(`${CLIMATE}&page=2`);
    await page
      .getByRole('checkbox', { name: /^Select: / })
      .first()
      .check();
    await page.goto('/?type=projects&view=table');
    await page
      .getByRole('row')
      .getByRole('checkbox', { name: /^Select: / })
      .first()
      .check();
    await page.getByRole('link', { name: 'Selection (3)' }).click();
    await expect(page).toHaveURL('/saved');
    await expect(page.getByRole('link', { name: first })).toBeVisible();
    await page.getByRole('button', { name: 'Cite all' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: first }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Address of this selection' }).click();
    await expect(page).toHaveURL(/\/saved\?/);
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Clear the selection' }).click();
    await expect(page.getByRole('heading', { name: 'Selection (0)' })).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
  });

  test('a shared address shows its records without scripts', async ({ request }) => {
    const address = `/saved?articleId=${encodeURIComponent(SAMPLES.publication.id)}&projectId=${encodeURIComponent(SAMPLES.project.id)}`;
    const html = await (await request.get(address)).text();
    expect(html).toContain(SAMPLES.publication.title);
    expect(html).toContain(SAMPLES.project.title);
  });

  test('another tab has it at once', async ({ page, context }) => {
    await page.goto('/saved');
    await expect(page.getByRole('heading', { name: 'Selection (0)' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(CLIMATE);
    await other
      .getByRole('checkbox', { name: /^Select: / })
      .first()
      .check();
    await expect(page.getByRole('heading', { name: 'Selection (1)' })).toBeVisible();
  });
});

test.describe('a saved search', () => {
  test('says what is new since it was last looked at, and shows exactly that', async ({ page }) => {
    await page.goto(CLIMATE);
    await tools(page).click();
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
    // What it finds now is looked up beside it.
    await page.waitForFunction(() => localStorage.getItem('saved')?.includes('"lastLook":{'));
    await page.goto('/saved');
    await expect(page.getByText('Nothing new')).toBeVisible();
    // As if two of the records had not been there at the last look.
    await page.evaluate(() => {
      const saved = JSON.parse(localStorage.getItem('saved') ?? '');
      const [search] = saved.searches;
      search.lastLook.marks.splice(0, 2);
      search.lastLook.total -= 2;
      localStorage.setItem('saved', JSON.stringify(saved));
    });
    await page.reload();
    await page.getByRole('link', { name: '2 new' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByText('Nothing new')).toBeVisible();
  });

  test('goes to a file and comes back from it; what is none is refused', async ({ page }) => {
    await page.goto(CLIMATE);
    await tools(page).click();
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
    await page.goto('/saved');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const file = await textOfDownload(await waiting);
    await page.getByRole('button', { name: 'Remove everything' }).click();
    const open = async (text: string) =>
      page
        .getByLabel('Open a file')
        .setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await open(
      '{"format":"open-discovery/saved","version":1,"searches":[{"address":"javascript:alert(1)"}]}',
    );
    await expect(page.getByText('1 could not be read.')).toBeVisible();
    await open('<html>');
    await expect(page.getByText('This file holds nothing that can be kept here.')).toBeVisible();
    await open(file);
    await expect(page.getByText('1 thing was added.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'climate' })).toHaveAttribute('href', CLIMATE);
  });

  test('a browser that keeps nothing says so', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.goto(CLIMATE);
    await tools(page).click();
    await expect(page.getByRole('alert')).toContainText('keeps nothing for this site');
  });
});

test.describe('a search record', () => {
  const record = async (page: Page): Promise<string> => {
    await page.goto('/?keyword=climate&access=OPEN');
    await page.getByRole('button', { name: 'Search record' }).click();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the record' }).click();
    return textOfDownload(await waiting);
  };

  test('says what was found, in words for a paper and in lines to run again', async ({ page, request }) => {
    const file = JSON.parse(await record(page));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('climate · Access: Open access');
    await expect(dialog).toContainText(file.contentHash);
    expect(file.records).toHaveLength(file.total);
    const line = await dialog.locator('pre').first().innerText();
    const table = await (await request.get(/'(http[^']*)'/.exec(line)?.[1] ?? '')).text();
    expect(table.trim().split('\r\n').length).toBeGreaterThan(file.total);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Search record' })).toBeFocused();
  });

  test('opened later, shows what is new, gone and changed', async ({ page }) => {
    const file = JSON.parse(await record(page));
    const [gone, changed] = file.records;
    const before = {
      ...file,
      contentHash: '0'.repeat(64),
      records: [['gone::1', '1'], [changed[0], 'other'], ...file.records.slice(2)],
    };
    await page.goto('/saved');
    await page.getByLabel('Open a file').setInputFiles({
      name: 'record.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(before)),
    });
    await expect(page.getByText('1 gone')).toBeVisible();
    await expect(page.getByRole('link', { name: 'gone::1' })).toBeVisible();
    await expect(page.getByRole('link', { name: '1 changed' })).toHaveAttribute(
      'href',
      `/saved?${new URLSearchParams({ id: changed[0] }).toString()}`,
    );
    await page.getByRole('link', { name: '1 new' }).click();
    const { mainTitle } = await askGraph<{ mainTitle: string }>(
      `research-products/${encodeURIComponent(gone[0])}`,
    );
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('heading')).toHaveText(mainTitle.replaceAll(/<[^>]*>/g, ''));
  });
});

test('a record is cited from its card, and from the keyboard', async ({ page }) => {
  await page.goto(CLIMATE);
  await isAlive(page);
  const cite = page.getByRole('button', { name: /^Cite: / }).first();
  await cite.focus();
  await page.keyboard.press('Enter');
  await expect(cite).toHaveAttribute('aria-expanded', 'true');
  // The citation engine comes now.
  await expect(cards(page).first().getByRole('listitem')).toContainText('https://doi.org/', {
    timeout: 30_000,
  });
});

test('what is kept is free of violations in both themes and widths', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(CLIMATE);
  await page
    .getByRole('checkbox', { name: /^Select: / })
    .first()
    .check();
  await tools(page).click();
  await openExport(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('link', { name: 'BibTeX' })).toBeVisible();
    expect.soft(await violations(page), `the export menu at ${width} px`).toEqual([]);
  }
  await page.goto(`/saved${new URL(addressOf(SAMPLES.publication), 'http://x').search}`);
  await expect(cards(page)).toHaveCount(1);
  await expectAccessible(page);
});
