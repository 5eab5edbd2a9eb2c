import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { isAlive, linksOf, numberIn, shownTotal, totalAt } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const ways = (page: Page) => page.getByRole('region', { name: 'Ways to more results' }).getByRole('link');

/** Searches that find nothing or little, each for another reason. */
const LITTLE = [
  ['a word that nobody wrote', '/?keyword=sealevelzzz'],
  ['a misspelling', '/?keyword=climte+change'],
  ['a misspelling under filters', '/?keyword=climte+change&country=GR&access=OPEN'],
  ['words that do not meet', '/?keyword=alphafold+glaciers'],
  ['filters that exclude each other', '/?keyword=alphafold&country=GR&access=OPEN'],
  ['years without such records', '/?keyword=climate&from=1800&to=1850'],
  ['words in the wrong field', '/?q=author:climate'],
  ['conditions of a query text', '/?q=title:climate+country:GR+year:1900..1950'],
  ['types', '/?keyword=alphafold&type=software'],
  ['excluded values', '/?keyword=alphafold&not.type=publication&not.access=OPEN'],
  ['another kind', '/?keyword=climate&type=services'],
  ['a few results', '/?keyword=alphafold&type=datasets'],
] as const;

for (const [why, address] of LITTLE)
  test(`${why}: every way out leads to as many results as it says, more than there are`, async ({
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

test('a misspelled word is answered by its neighbour', async ({ page }) => {
  await page.goto('/?keyword=climte+change');
  await ways(page)
    .filter({ hasText: /^climate change/ })
    .click();
  await expect(page).toHaveURL('/?keyword=climate+change');
});

test('a misspelled word under filters that nothing meets is answered without them', async ({ page }) => {
  await page.goto('/?keyword=climte+change&country=GR&access=OPEN');
  await ways(page).filter({ hasText: 'climate change, without any filter' }).click();
  await expect(page).toHaveURL('/?keyword=climate+change');
});

test('each filter that stands in the way is named in words, and leaving it out keeps the others', async ({
  page,
}) => {
  await page.goto('/?keyword=alphafold&country=GR&access=OPEN');
  await ways(page).filter({ hasText: 'Country: Greece' }).click();
  await expect(page).toHaveURL('/?keyword=alphafold&access=OPEN');
});

test('words in one field can be looked for in all', async ({ page }) => {
  await page.goto('/?q=author:climate');
  await ways(page).filter({ hasText: 'in any field' }).click();
  await expect(page).toHaveURL('/?q=climate');
});

test('many results need no way out', async ({ page }) => {
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

test('the ways stay where the server put them while the page comes alive, and follow the next search', async ({
  page,
}) => {
  await page.goto('/?keyword=sealevelzzz');
  await isAlive(page);
  await expect(ways(page)).not.toHaveCount(0);
  await ways(page).filter({ hasText: 'All records' }).click();
  await expect(ways(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the ways out are links of the page', async ({ page }) => {
    await page.goto('/?keyword=alphafold&country=GR&access=OPEN');
    await ways(page).filter({ hasText: 'Country: Greece' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('0 research products');
  });
});

test('free of violations in both themes and widths', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/?keyword=climte+change&country=GR&access=OPEN');
  await isAlive(page);
  await expectAccessible(page);
});
