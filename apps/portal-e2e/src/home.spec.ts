import { forEachConcurrently, MAX_CONCURRENT_PAGES } from './support/graph.ts';
import { numberIn, searchBox, totalAt } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

test.describe('the home page before a search', () => {
  test('introduces the portal and offers the search box, the kinds and example queries', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Open Discovery');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The open map of research');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search in' }).locator('option')).toHaveText([
      'Research products',
      'Projects',
      'Services',
      'Organizations',
      'Research communities',
    ]);
    for (const title of ['By year', 'Fields of science', 'Newest', 'Research communities'])
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.locator('section', { hasText: 'Newest' }).last().getByRole('article')).toHaveCount(5);
  });

  for (const [language, introduction, shown] of [
    ['en', /^Try/, ['gravitational waves', 'climate', '10.1038/s41586-021-03819-2']],
    ['de', /^Zum Beispiel/, ['Gravitation', 'Chemie', '10.1038/s41586-021-03819-2']],
  ] as const)
    test(`every example query in the language “${language}” finds something`, async ({ page, request }) => {
      await page.goto(`/?lang=${language}`);
      const examples = page.locator('p', { hasText: introduction }).getByRole('link');
      await expect(examples).toHaveText([...shown]);
      const addresses = await examples.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      for (const address of addresses)
        expect.soft(await totalAt(request, address), address).toBeGreaterThan(0);
    });

  test('every number links to a list with exactly that many entries', async ({ page, request }) => {
    await page.goto('/');
    const links = await page.locator('main a').evaluateAll((all) =>
      all.map((link) => {
        const label = link.querySelector('title')?.textContent;
        const beside = link.parentElement?.querySelector('.num')?.textContent ?? '';
        const inside = link.querySelector('.num')?.textContent ?? '';
        return {
          address: link.getAttribute('href') ?? '',
          said: label?.split(': ')[1] ?? (inside || beside),
        };
      }),
    );
    const numbered = links.filter(({ said, address }) => /^[\d,]+$/.test(said) && address.startsWith('/?'));
    expect(numbered.length).toBeGreaterThan(40);
    // The API test checks every year.
    const years = numbered.filter(({ address }) => address.includes('from='));
    const asked = numbered.filter((link) => !years.includes(link) || years.indexOf(link) % 5 === 0);
    await forEachConcurrently(
      asked,
      async ({ address, said }) => {
        expect.soft(await totalAt(request, address), address).toBe(numberIn(said));
      },
      MAX_CONCURRENT_PAGES,
    );
  });

  test('the counts by kind cover all records', async ({ page }) => {
    await page.goto('/');
    const tiles = page
      .getByRole('heading', { name: 'What you can find' })
      .locator('+ ul')
      .getByRole('listitem');
    await expect(tiles).toHaveCount(8);
    const counts = (await tiles.allInnerTexts()).map(numberIn);
    expect(counts.every((count) => count > 0)).toBe(true);
  });

  test('on a phone, the number of a community with a long name stays on one line', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    const chip = page.locator('main a.chip').first();
    const number = chip.locator('.num');
    const line = await number.boundingBox();
    await chip.evaluate((link) => link.firstChild?.replaceWith('Digital Humanities and Cultural Heritage '));
    await number.evaluate((element) => element.replaceChildren('78'));
    expect((await number.boundingBox())?.height).toBe(line?.height);
  });

  test('a search from the hero opens the results of the chosen kind', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Search in' }).selectOption('Projects');
    await searchBox(page).fill('climate');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/?keyword=climate&type=projects');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 projects');
  });
});
