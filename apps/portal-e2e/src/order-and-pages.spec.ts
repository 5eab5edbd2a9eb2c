import { forEachConcurrently, searchGraph } from './support/graph.ts';
import { cards, openHydrated, titlesOf, waitForHydration } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

test.describe('order', () => {
  test('offers the sort orders of the kind', async ({ page }) => {
    await page.goto('/?keyword=climate');
    const sorts = page.getByRole('combobox', { name: 'Sort by' }).locator('option');
    await expect(sorts).toHaveText([
      'Relevance',
      'Text match',
      'Newest first',
      'Oldest first',
      'Most cited',
      'Most viewed',
      'Title A–Z',
    ]);
    await page.goto('/?type=organizations');
    await expect(sorts).toHaveText(['Relevance', 'Name A–Z']);
  });

  test('newest first is sorted by date', async ({ page }) => {
    await openHydrated(page, '/?keyword=climate&page=2');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Newest first');
    await expect(page).toHaveURL('/?keyword=climate&sort=newest');
    await expect(cards(page).first()).toContainText('2023');
    await expect
      .poll(async () => {
        const years = (await cards(page).locator('.meta .num').allInnerTexts()).map(Number);
        return years.every((year, at) => year <= (years[at - 1] ?? Infinity));
      })
      .toBe(true);
  });

  test('title A–Z is sorted by title', async ({ page }) => {
    await page.goto('/?type=organizations&sort=title');
    const titles = await titlesOf(page);
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
  });
});

test.describe('pages', () => {
  test('next, previous and numbers lead through the results', async ({ page }) => {
    await page.goto('/?keyword=climate');
    const pages = page.getByRole('navigation', { name: 'Pages of results' });
    const first = await titlesOf(page);
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/?keyword=climate&page=2');
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    const second = await titlesOf(page);
    expect(second).toHaveLength(10);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await pages.getByRole('link', { name: 'Page 5' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
    await pages.getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL('/?keyword=climate&page=4');
  });

  test('the title names the page after the first, also after a click and in the HTML', async ({ page }) => {
    await page.goto('/?keyword=climate');
    await expect(page).toHaveTitle('climate · Open Discovery');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveTitle('climate · Page 2 · Open Discovery');
    const html = await (await page.request.get(page.url())).text();
    expect(html).toContain('<title>climate · Page 2 · Open Discovery</title>');
  });

  test('a page past the end says so and links to the first', async ({ page }) => {
    await page.goto('/?keyword=climate&page=9');
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(page).toHaveURL('/?keyword=climate');
  });

  test('the last numbered page explains how to see the other results', async ({ page }) => {
    await page.goto('/?type=research-outcomes&page=20');
    await expect(
      page.getByText(
        'Only the first 20 pages of 566 results are shown. Narrow your search, or export up to 2,000 results.',
      ),
    ).toBeVisible();
  });

  for (const [collection, sortBy] of [
    ['research-products', 'relevance DESC'],
    ['research-products', 'publicationDate DESC'],
    ['research-products', 'citationCount DESC'],
    ['research-products', 'title ASC'],
    ['projects', 'startDate ASC'],
    ['organizations', 'title ASC'],
    ['datasources', 'relevance DESC'],
  ] as const)
    test(`every record is on exactly one page: ${collection} by ${sortBy}`, async () => {
      const pageSize = 10;
      const { header } = await searchGraph(collection, { sortBy, pageSize });
      const numbers = Array.from({ length: Math.ceil(header.numFound / pageSize) }, (_, index) => index + 1);
      const seen: string[] = [];
      await forEachConcurrently(numbers, async (page) => {
        seen.push(...(await searchGraph(collection, { sortBy, pageSize, page })).results.map(({ id }) => id));
      });
      expect(new Set(seen).size, 'ids seen twice').toBe(seen.length);
      expect(seen).toHaveLength(header.numFound);
    });
});
