import { totalOf } from './support/graph.ts';
import {
  cards,
  chips,
  filters,
  searchBox,
  shownTotal,
  titlesOf,
  totalAt,
  waitForHydration,
} from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const ALPHAFOLD = 'Highly accurate protein structure prediction with AlphaFold';
const COLLECTIONS = {
  'Research products': 'research-products',
  Projects: 'projects',
  Services: 'services',
  Organizations: 'organizations',
  'Research communities': 'communities',
} as const;

test.describe('finding a record', () => {
  for (const [how, words, title] of [
    ['words of its title', 'accurate protein structure prediction', ALPHAFOLD],
    ['words of its title in another case and with accents', 'ÁCCURATE Protein STRUCTURE', ALPHAFOLD],
    ['a phrase', '"shadow of the supermassive black hole"', 'First M87 Event Horizon Telescope Results.'],
    ['its author', 'Jumper AlphaFold', ALPHAFOLD],
    ['its DOI', '10.1038/s41586-021-03819-2', ALPHAFOLD],
    ['the address of its DOI', 'https://doi.org/10.1038/S41586-021-03819-2', ALPHAFOLD],
    ['the ORCID of an author', '0000-0003-1081-086X', 'Glottolog 5.0'],
  ] as const)
    test(`by ${how}`, async ({ page }) => {
      await page.goto('/');
      await searchBox(page).fill(words);
      await searchBox(page).press('Enter');
      await expect(page).toHaveURL(/keyword=/);
      await expect
        .poll(async () => (await titlesOf(page)).some((found) => found.startsWith(title)))
        .toBe(true);
    });

  test('a DOI puts its record first and is shown as recognized', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/?keyword=10.1038/s41586-021-03819-2');
    await expect(cards(page).first().getByRole('heading')).toHaveText(ALPHAFOLD);
    await expect(page.getByText('DOI recognized')).toBeVisible();
  });

  test('several identifiers find their records and name the missing ones', async ({ page }) => {
    const missing = '10.5555/no-such-record';
    await page.goto('/');
    await searchBox(page).fill(
      `10.1038/s41586-021-03819-2; ${missing}, https://doi.org/10.3847/2041-8213/ab0ec7`,
    );
    await expect(page.getByText('3 identifiers: 2 found', { exact: true })).toBeVisible();
    await searchBox(page).press('Enter');
    await expect(page.getByText('3 identifiers: 2 found.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: missing })).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    expect(await titlesOf(page)).toContain(ALPHAFOLD);
  });

  test('a project by its grant number', async ({ page }) => {
    await page.goto('/?type=projects&keyword=654182');
    await expect(cards(page).first().getByRole('heading')).toHaveText(
      /Environmental Research Infrastructures/,
    );
    await expect.poll(() => shownTotal(page)).toBe(1);
  });

  test('an author name leads to a page with the works of that person, whose filters work in place', async ({
    page,
  }) => {
    await page.goto('/search/dataset?datasetId=doi_________%3A%3Afe7bab662d23add90c0f99eb487b08dd');
    await page.getByRole('link', { name: 'Haspelmath, Martin', exact: true }).click();
    await expect.poll(() => titlesOf(page)).toContain('Glottolog 5.0');
    await expect(page).toHaveURL(/\/search\/person\?personId=0000-0003-2100-8493$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haspelmath, Martin');
    await expect(page.locator('main .notice')).toHaveCount(0);
    await waitForHydration(page);
    const all = (await titlesOf(page)).length;
    await page.getByRole('link', { name: '1 joint work', exact: true }).click();
    await expect(page).toHaveURL(/\/search\/person\?personId=0000-0003-2100-8493&name=/);
    await expect.poll(async () => (await titlesOf(page)).length).toBe(1);
    await chips(page).getByRole('link', { name: 'Remove filter Author: Dryer, Matthew S.' }).click();
    await expect.poll(async () => (await titlesOf(page)).length).toBe(all);
    await filters(page)
      .getByRole('checkbox', { name: /^Open access/ })
      .check();
    await expect(page).toHaveURL(/\/search\/person\?personId=0000-0003-2100-8493&access=OPEN$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haspelmath, Martin');
  });
});

test.describe('kinds', () => {
  test(
    'each tab shows the total of its kind and links to exactly that many results',
    { tag: '@smoke' },
    async ({ page, request }) => {
      await page.goto('/?keyword=data');
      const tabs = page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link');
      await expect(tabs).toHaveCount(Object.keys(COLLECTIONS).length);
      for (const [name, collection] of Object.entries(COLLECTIONS)) {
        const tab = page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name });
        const count = Number((await tab.locator('.num').innerText()).replaceAll(',', ''));
        expect(count, name).toBe(await totalOf(collection, { search: 'data' }));
        expect(await totalAt(request, (await tab.getAttribute('href')) ?? ''), name).toBe(count);
      }
    },
  );

  test('another kind keeps the words', async ({ page }) => {
    await page.goto('/?keyword=data&type=datasets&page=2');
    await page
      .getByRole('navigation', { name: 'Kinds of results' })
      .getByRole('link', { name: 'Projects' })
      .click();
    await expect(page).toHaveURL('/?keyword=data&type=projects');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('26 projects');
    await expect(searchBox(page)).toHaveValue('data');
  });
});

test('the count is announced to screen readers', async ({ page }) => {
  await page.goto('/?keyword=climate');
  const results = page.getByRole('region', { name: 'research products' });
  await expect(results.getByRole('status')).toHaveText('42 research products');
});
