import { addressOf, SAMPLES } from './support/records.ts';
import { cards, openHydrated, searchBox, waitForEnhancements } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

test.describe('position in the list', () => {
  test('a record leads back to its results, with their place and focus; opened by its address, it does not', async ({
    page,
  }) => {
    await page.goto('/?keyword=climate');
    await waitForEnhancements(page);
    const link = cards(page).nth(7).getByRole('heading').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page).toHaveURL(/\/search\//);
    const record = page.url();
    const back = page.getByRole('link', { name: 'Back to results' });
    await back.click();
    await expect(page).toHaveURL('/?keyword=climate');
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(before));
    await page.goto(record);
    await waitForEnhancements(page);
    await expect(back).toHaveCount(0);
  });

  test('the followed link is in view again, though what was unfolded above it is folded', async ({
    page,
  }) => {
    await page.goto(addressOf(SAMPLES.organization));
    await waitForEnhancements(page);
    await page.getByRole('button', { name: 'Show network' }).click();
    await expect(page.getByText(/^The graph shows/)).toBeAttached();
    const link = page.getByRole('region', { name: 'Data sources' }).getByRole('link', { name: 'Ensembl' });
    // At the top of the screen: what is folded would take it out of view.
    await link.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ensembl');
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  test('another page of results starts at the top', async ({ page }) => {
    await openHydrated(page, '/?keyword=climate');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/?keyword=climate&page=2');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('new words start at page 1 and keep the filters', async ({ page }) => {
    await openHydrated(page, '/?keyword=climate&access=OPEN&page=2');
    await searchBox(page).fill('data');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL('/?keyword=data&access=OPEN');
  });

  test('back and forward restore the words and the filters', async ({ page }) => {
    await openHydrated(page, '/?keyword=climate');
    await searchBox(page).fill('protein');
    await searchBox(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('15 research products');
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('climate');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('42 research products');
    await page.goForward();
    await expect(searchBox(page)).toHaveValue('protein');
  });
});
