import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { cards, linksOf, numberIn, totalAt } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const PANEL = '/?keyword=climate&panel=1';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Charts of these results' });
/** A chart that leaves out values or earlier years says of how many it has the most frequent ones, and names the years. */
const drawing = (page: Page, title: string): Locator =>
  panel(page).getByRole('group', { name: new RegExp(`^${title}(: \\d+ of \\d+)?(, \\d{4}–\\d{4})?: chart`) });

/** Returns the link of each mark and the count at the end of its name. */
const marksOf = async (marks: Locator): Promise<{ address: string; count: number }[]> =>
  (await linksOf(marks)).map(({ address, words }) => ({
    address,
    count: numberIn(/[^:,]*$/.exec(words)?.[0] ?? ''),
  }));

const waitForCharts = async (page: Page, titles: readonly string[]): Promise<void> => {
  for (const title of titles) await expect(drawing(page, title)).toBeVisible({ timeout: 20_000 });
};

test.describe('charts', () => {
  for (const [address, titles] of [
    [PANEL, ['Type by year', 'Access', 'Organization', 'Field of science']],
    [`${PANEL}&access=OPEN&from=2010&to=2023`, ['Type by year', 'Access']],
    ['/?keyword=data&type=projects&panel=1', ['Funder by year', 'Country']],
    ['/?type=organizations&panel=1', ['Country']],
    ['/?type=projects&country=DE&country=FR&panel=1', ['Country']],
  ] as const)
    test(`each mark links to exactly that many results: ${address}`, async ({ page, request }) => {
      test.setTimeout(120_000);
      await page.goto(address);
      await waitForCharts(page, titles);
      const marks = await marksOf(panel(page).getByRole('group').getByRole('link'));
      expect(marks.length).toBeGreaterThan(2);
      const wrong: string[] = [];
      for (const { address: to, count } of marks) {
        const total = await totalAt(request, to);
        if (total !== count) wrong.push(`${to}: ${count}, found ${total}`);
      }
      expect(wrong).toEqual([]);
    });

  test('open and close by a link that keeps the scroll position', async ({ page }) => {
    await page.goto('/?keyword=climate');
    await page.getByRole('link', { name: 'Charts' }).click();
    await expect(page).toHaveURL(/panel=1/);
    await waitForCharts(page, ['Access']);
    await page.getByRole('link', { name: 'Close charts' }).click();
    await expect(panel(page)).toBeHidden();
  });

  test('are one tab stop, with arrow keys between the marks and Enter to follow one', async ({ page }) => {
    await page.goto(PANEL);
    await waitForCharts(page, ['Access']);
    const marks = drawing(page, 'Access').getByRole('link');
    await marks.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(marks.nth(1)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(marks.first()).toBeFocused();
    const [first] = await marksOf(marks);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/access=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${first?.count} research product`);
    await expect(marks.first(), 'the focus stays while the charts of fewer results load').toBeFocused();
  });

  test('offer their numbers as a table and as files', async ({ page }) => {
    await page.goto(PANEL);
    await waitForCharts(page, ['Access']);
    const figure = panel(page).getByRole('figure', { name: 'Access' });
    await figure.getByText('Show as table').click();
    await expect(figure.getByRole('row')).toHaveCount(
      (await drawing(page, 'Access').getByRole('link').count()) + 1,
    );
    for (const format of ['CSV', 'SVG', 'PNG']) {
      const waiting = page.waitForEvent('download');
      await figure.getByRole('button', { name: `${format} of Access` }).click();
      expect((await waiting).suggestedFilename()).toBe(`product-access.${format.toLowerCase()}`);
    }
  });

  test('are free of violations in both themes and widths, and fit the screen', async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(PANEL);
    await waitForCharts(page, ['Access', 'Field of science']);
    await expectAccessible(page);
  });
});

test('a card explains the score of its record, in parts that add up', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/?keyword=climate');
  await page
    .getByRole('button', { name: /^Why\?/ })
    .first()
    .click();
  const reasons = cards(page).first().getByRole('status');
  await expect(reasons).toContainText('Words in the title');
  const shares = (await reasons.getByRole('listitem').allInnerTexts()).map((text) =>
    Number(/([\d.]+)\s*%/.exec(text)?.[1]),
  );
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
});

test('results can be ranked by the words only, whatever their age and use', async ({ page }) => {
  await page.goto('/?keyword=climate');
  const reasons = cards(page).first().getByRole('status');
  const why = page.getByRole('button', { name: /^Why\?/ }).first();
  await why.click();
  await expect(reasons).toContainText('Published recently');
  await reasons.getByRole('link', { name: 'Rank by the words only' }).click();
  await expect(page).toHaveURL(/sort=words/);
  await expect(page.getByLabel('Sort by')).toHaveValue('words');
  await page.reload();
  await why.click();
  await expect(reasons).toContainText('Words in the title');
  await expect(reasons).not.toContainText('Published recently');
});
