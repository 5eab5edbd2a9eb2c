import type { Page } from '@playwright/test';
import { CITATION_WAIT } from './support/citation-wait.ts';
import { expectAccessible, expectAccessibleAtCurrentWidth, violations } from './support/axe.ts';
import { openExport, textOfDownload } from './support/download.ts';
import { fetchGraph } from './support/graph.ts';
import { addressOf, SAMPLES } from './support/records.ts';
import { cards, openHydrated, titlesOf, waitForHydration } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const CLIMATE = '/?keyword=climate';

/** The actions that are available after hydration. */
const tools = (page: Page) => page.getByRole('button', { name: 'Save search' });

test.describe('the selection', () => {
  test('spans pages and kinds, and can be cited, shared and cleared', async ({ page }) => {
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
    await expect(page.getByRole('button', { name: 'Cite all' })).toBeFocused();
    await page.getByRole('link', { name: 'Address of this selection' }).click();
    await expect(page).toHaveURL(/\/saved\?/);
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Clear the selection' }).click();
    await expect(page.getByRole('heading', { name: 'Selection (0)' })).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await page.goto('/?keyword=climate');
    const all = page.getByRole('button', { name: 'Select this page (10)' });
    await page
      .getByRole('checkbox', { name: /^Select: / })
      .first()
      .check();
    await all.click();
    await expect(page.getByRole('link', { name: 'Selection (10)' })).toBeVisible();
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('checkbox', { name: /^Select: / }).last()).toBeChecked();
    await all.click();
    await expect(page.getByRole('link', { name: /^Selection/ })).toHaveCount(0);
  });

  test('is announced, and its tools leave the results in their place', async ({ page }) => {
    await page.goto(CLIMATE);
    await waitForHydration(page);
    const boxes = page.getByRole('checkbox', { name: /^Select: / });
    await expect(boxes).toHaveCount(10);
    const places = () =>
      cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    const before = await places();
    await boxes.first().check();
    await expect(page.locator('#announcer')).toHaveText('Selection (1)');
    await expect(page.getByRole('button', { name: 'Select all 42' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Selection (1)' })).toBeInViewport({ ratio: 1 });
    expect(await places()).toEqual(before);
    await boxes.first().uncheck();
    await expect(page.locator('#announcer')).toHaveText('Selection (0)');
    expect(await places()).toEqual(before);
  });

  test('can be had back after it was cleared, as can everything', async ({ page }) => {
    await page.goto(CLIMATE);
    await page.getByRole('button', { name: 'Save search' }).click();
    for (const index of [0, 1])
      await page
        .getByRole('checkbox', { name: /^Select: / })
        .nth(index)
        .check();
    await page.goto('/saved');
    const selection = page.getByRole('region', { name: /^Selection/ });
    await selection.getByRole('button', { name: 'Clear the selection' }).press('Enter');
    await expect(selection.getByRole('status')).toContainText('2 items were removed.');
    await expect(selection.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(selection.getByRole('heading', { name: 'Selection (2)' })).toBeVisible();

    await page.getByRole('button', { name: 'Remove everything' }).click();
    await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(0);
    const file = page.getByRole('region', { name: 'As a file' });
    await expect(file).toContainText('3 items were removed.');
    await file.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(3);
  });

  test('contains a record that is selected on its page', async ({ page }) => {
    await page.goto(CLIMATE);
    const [first = ''] = await titlesOf(page);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    const box = page.getByRole('main').getByRole('checkbox', { name: `Select: ${first}` });
    await box.check();
    await page.goto('/saved');
    await expect(page.getByRole('heading', { name: 'Selection (1)' })).toBeVisible();
    await expect(page.getByRole('link', { name: first })).toBeVisible();
  });

  test('adds all results of a search by one click, which can be undone', async ({ page }) => {
    await page.goto('/?keyword=climate');
    const boxes = page.getByRole('checkbox', { name: /^Select: / });
    await boxes.nth(1).check();
    const all = page.getByRole('button', { name: 'Select all 42' });
    await all.press('Enter');
    const status = page.getByRole('status').filter({ hasText: 'added' });
    await expect(status).toHaveText('41 results were added to the selection.');
    await expect(page.getByRole('link', { name: 'Selection (42)' })).toBeVisible();
    await expect(boxes.first()).toBeChecked();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Selection (1)' })).toBeVisible();
    await expect(boxes.first()).not.toBeChecked();
    await expect(boxes.nth(1)).toBeChecked();
    await expect(page.getByRole('status').filter({ hasText: 'as it was before' })).toBeVisible();
    await expect(all).toBeFocused();
    await expectAccessibleAtCurrentWidth(page);
  });

  test('holds 1,000 records, and says how many results did not fit', async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('saved') !== null) return;
      const selection = Array.from({ length: 990 }, (_, at) => ({
        kind: 'dataset',
        id: `other_______::${at}`,
        title: `Other ${at}`,
      }));
      localStorage.setItem(
        'saved',
        JSON.stringify({ format: 'open-discovery/saved', version: 1, searches: [], selection, records: [] }),
      );
    });
    await page.goto('/?keyword=climate');
    await page.getByRole('button', { name: 'Select all 42' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'added' })).toHaveText(
      '10 results were added to the selection. A selection holds at most 1,000 records; results that did not fit: 32.',
    );
    await expect(page.getByRole('link', { name: /^Selection \(1,?000\)/ })).toBeVisible();
  });

  test('a shared address shows its records without scripts', async ({ request }) => {
    const address = `/saved?articleId=${encodeURIComponent(SAMPLES.publication.id)}&projectId=${encodeURIComponent(SAMPLES.project.id)}`;
    const html = await (await request.get(address)).text();
    expect(html).toContain(SAMPLES.publication.title);
    expect(html).toContain(SAMPLES.project.title);
  });

  test('is updated in other tabs at once', async ({ page, context }) => {
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
  test('shows exactly the results that are new since the last visit', async ({ page }) => {
    await page.goto(CLIMATE);
    await tools(page).click();
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
    // The current number of results is fetched separately.
    await page.waitForFunction(() => localStorage.getItem('saved')?.includes('"lastLook":{'));
    await page.goto('/saved');
    await expect(page.getByText('Nothing new')).toBeVisible();
    // Makes two of the records look new since the last visit.
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

  test('can be exported to a file and imported again; other files are refused', async ({ page }) => {
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
    await expect(page.getByText('This file contains nothing that can be saved here.')).toBeVisible();
    await open(file);
    await expect(page.getByText('1 item was added.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'climate' })).toHaveAttribute('href', CLIMATE);
  });

  test('a browser without storage gets a message', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.goto(CLIMATE);
    await tools(page).click();
    await expect(page.getByRole('alert')).toContainText('does not store anything for this site');
  });
});

test.describe('a search snapshot', () => {
  const takeSnapshot = async (page: Page): Promise<string> => {
    await page.goto('/?keyword=climate&access=OPEN');
    await page.getByRole('button', { name: 'Search snapshot' }).click();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download snapshot' }).click();
    return textOfDownload(await waiting);
  };

  test('describes the search for a paper and lists commands to repeat it', async ({ page, request }) => {
    const file = JSON.parse(await takeSnapshot(page));
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
    await expect(page.getByRole('button', { name: 'Search snapshot' })).toBeFocused();
  });

  test('shows new, removed and changed records when it is opened later', async ({ page }) => {
    const file = JSON.parse(await takeSnapshot(page));
    const [gone, changed] = file.records;
    const other = await fetchGraph<{ id: string; mainTitle: string }>(
      `research-products/${encodeURIComponent(SAMPLES.publication.id)}`,
    );
    const before = {
      ...file,
      contentHash: '0'.repeat(64),
      titles: { 'gone::2': 'Tides of <i>yesterday</i>' },
      records: [
        ...['gone::1', 'gone::2', other.id].map((id) => [id, '1']),
        [changed[0], 'other'],
        ...file.records.slice(2),
      ],
    };
    await page.goto('/saved');
    await page.getByLabel('Open a file').setInputFiles({
      name: 'snapshot.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(before)),
    });
    await expect(page.getByText('3 removed')).toBeVisible();
    for (const name of ['gone::1', 'Tides of yesterday', other.mainTitle])
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '1 changed' })).toHaveAttribute(
      'href',
      `/saved?${new URLSearchParams({ id: changed[0] }).toString()}`,
    );
    await page.getByRole('link', { name: '1 new' }).click();
    const { mainTitle } = await fetchGraph<{ mainTitle: string }>(
      `research-products/${encodeURIComponent(gone[0])}`,
    );
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('heading')).toHaveText(mainTitle.replaceAll(/<[^>]*>/g, ''));
  });
});

test('a record can be cited from its card, also by keyboard', async ({ page }) => {
  await openHydrated(page, CLIMATE);
  const cite = page.getByRole('button', { name: /^Cite: / }).first();
  await cite.focus();
  await page.keyboard.press('Enter');
  await expect(cite).toHaveAttribute('aria-expanded', 'true');
  await expect(cards(page).first().getByRole('listitem')).toContainText('https://doi.org/', CITATION_WAIT);
});

test('saved items are free of violations in both themes and widths', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(CLIMATE);
  await page
    .getByRole('checkbox', { name: /^Select: / })
    .first()
    .check();
  await tools(page).click();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    // Opening the menu that holds it on a phone closes the panel that was open.
    if (width === 360) await page.locator('summary[aria-label="More"]').click();
    await openExport(page);
    await expect(page.getByRole('link', { name: 'BibTeX' })).toBeVisible();
    expect.soft(await violations(page), `the export menu at ${width} px`).toEqual([]);
  }
  await page.goto(`/saved${new URL(addressOf(SAMPLES.publication), 'http://x').search}`);
  await expect(cards(page)).toHaveCount(1);
  await expectAccessible(page);
});
