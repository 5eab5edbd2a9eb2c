import type { Page } from '@playwright/test';
import { linksOf, numberIn, openHydrated, shownTotal, totalAt } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const ways = (page: Page) => page.getByRole('region', { name: 'Ways to find more' }).getByRole('link');

/** Searches with no or few results, each for a different reason. */
const SPARSE_SEARCHES = [
  ['an unknown word', '/?keyword=sealevelzzz'],
  ['a misspelling', '/?keyword=climte+change'],
  ['a misspelling under filters', '/?keyword=climte+change&country=GR&access=OPEN'],
  ['words that never occur together', '/?keyword=alphafold+glaciers'],
  ['filters that exclude each other', '/?keyword=alphafold&country=GR&access=OPEN'],
  ['years without such records', '/?keyword=climate&from=1800&to=1850'],
  ['words in the wrong field', '/?q=author:climate'],
  ['conditions of a query text', '/?q=title:climate+country:GR+year:1900..1950'],
  ['types', '/?keyword=alphafold&type=software'],
  ['excluded values', '/?keyword=alphafold&not.type=publication&not.access=OPEN'],
  ['another kind', '/?keyword=climate&type=services'],
  ['a few results', '/?keyword=alphafold&type=datasets'],
] as const;

for (const [why, address] of SPARSE_SEARCHES)
  test(`${why}: every suggestion has as many results as it says, and more than the search`, async ({
    page,
    request,
  }) => {
    await page.goto(address);
    const total = await shownTotal(page);
    const links = await linksOf(ways(page));
    expect(links.length).toBeGreaterThan(0);
    for (const { address: to, words } of links) {
      const found = await totalAt(request, to);
      expect(found, words).toBe(numberIn(words.slice(words.lastIndexOf('('))));
      expect(found, words).toBeGreaterThan(total);
    }
  });

test('a misspelled word gets a correction', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/?keyword=climte+change');
  await ways(page)
    .filter({ hasText: /^climate change/ })
    .click();
  await expect(page).toHaveURL('/?keyword=climate+change');
});

test('a misspelled word with unmatched filters gets a correction without them', async ({ page }) => {
  await page.goto('/?keyword=climte+change&country=GR&access=OPEN');
  await ways(page).filter({ hasText: 'climate change, without filters' }).click();
  await expect(page).toHaveURL('/?keyword=climate+change');
});

test('an identifier that no record has can be looked up at its resolver', async ({ page }) => {
  await page.goto('/?keyword=doi:10.5555/nowhere');
  const link = page.getByRole('link', { name: 'Look up 10.5555/nowhere at doi.org' });
  await expect(link).toHaveAttribute('href', 'https://doi.org/10.5555/nowhere');
});

for (const [why, address] of [
  ['a number may be anything', '/?keyword=99999999'],
  ['filters may exclude the record', '/?keyword=10.5555/nowhere&access=OPEN'],
  ['a record of another kind may have it', '/?keyword=10.1038/s41586-021-03819-2&type=projects'],
] as const)
  test(`an identifier without results is not called unknown, because ${why}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('No results. Every word and filter must match')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Look up/ })).toHaveCount(0);
  });

test('many results get no suggestions', async ({ page }) => {
  await page.goto('/?keyword=climate');
  await expect(ways(page)).toHaveCount(0);
});

test('more words give fewer results', async ({ page }) => {
  const totals: number[] = [];
  for (const words of ['climate', 'climate change', 'climate change model']) {
    await page.goto(`/?keyword=${encodeURIComponent(words)}`);
    totals.push(await shownTotal(page));
  }
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
  expect(new Set(totals).size).toBe(totals.length);
});

test('the suggestions stay in place during hydration and follow the next search', async ({ page }) => {
  await openHydrated(page, '/?keyword=sealevelzzz');
  await expect(ways(page)).not.toHaveCount(0);
  await ways(page).filter({ hasText: 'All records' }).click();
  await expect(ways(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the suggestions are links', async ({ page }) => {
    await page.goto('/?keyword=alphafold&country=GR&access=OPEN');
    await ways(page).filter({ hasText: 'Country: Greece' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('0 research products');
  });
});
