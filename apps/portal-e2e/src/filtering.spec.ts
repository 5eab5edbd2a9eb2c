import type { Page } from '@playwright/test';
import { expectAccessibleAtCurrentWidth, violations } from './support/axe.ts';
import { forEachConcurrently, MAX_CONCURRENT_PAGES, searchGraph, totalOf } from './support/graph.ts';
import {
  cards,
  chips,
  delayRequests,
  filters,
  heading,
  numberIn,
  openHydrated,
  shownTotal,
  totalAt,
  waitForHydration,
} from './support/search-page.ts';
import { expect, test } from './support/test.ts';

/** A value of a facet with the count shown next to it. */
interface FacetOption {
  readonly name: string;
  readonly value: string;
  readonly count: number;
}

const facetOptions = async (page: Page, param: string): Promise<FacetOption[]> =>
  (
    await filters(page)
      .locator(`input[name="${param}"]`)
      .evaluateAll((boxes) =>
        boxes.map((box) => ({
          name: box.getAttribute('name') ?? '',
          value: box.getAttribute('value') ?? '',
          said: box.closest('label')?.querySelector('.num')?.textContent ?? '',
        })),
      )
  ).map(({ name, value, said }) => ({ name, value, count: numberIn(said) }));

test.describe('every count is the total after choosing it', () => {
  test('matching all selected values: a count is the total with one more value', async ({
    page,
    request,
  }) => {
    const query = 'fos=01+natural+sciences&all=fos';
    await page.goto(`/?${query}`);
    const offered = (await facetOptions(page, 'fos')).filter(
      ({ value, count }) => count > 0 && value !== '01 natural sciences',
    );
    expect(offered.length).toBeGreaterThan(1);
    await forEachConcurrently(
      offered,
      async ({ value, count }) => {
        const address = `/?${query}&${new URLSearchParams({ fos: value })}`;
        expect.soft(await totalAt(request, address), address).toBe(count);
      },
      MAX_CONCURRENT_PAGES,
    );
  });

  test('excluding a value reduces the total by exactly its count', async ({ page, request }) => {
    await page.goto('/?keyword=climate');
    const total = await shownTotal(page);
    const types = await facetOptions(page, 'type');
    expect(types.length).toBeGreaterThan(1);
    await forEachConcurrently(
      types,
      async ({ value, count }) => {
        expect.soft(await totalAt(request, `/?keyword=climate&not.type=${value}`), value).toBe(total - count);
      },
      MAX_CONCURRENT_PAGES,
    );
    await page.goto('/?keyword=climate&not.type=dataset');
    await forEachConcurrently(
      await facetOptions(page, 'access'),
      async ({ value, count }) => {
        const address = `/?keyword=climate&not.type=dataset&${new URLSearchParams({ access: value })}`;
        expect.soft(await totalAt(request, address), address).toBe(count);
      },
      MAX_CONCURRENT_PAGES,
    );
  });

  test('European countries are one option with its own count', async ({ page }) => {
    await openHydrated(page, '/?type=organizations');
    const europe = filters(page).getByRole('checkbox', { name: /^European countries/ });
    await expect(europe.locator('xpath=..').locator('.num')).toHaveText(/\d/);
    const count = numberIn((await europe.locator('xpath=..').innerText()).replace('European countries', ''));
    await europe.check();
    await expect(page).toHaveURL('/?type=organizations&country=EUROPE');
    await expect(chips(page)).toContainText('Country: European countries');
    await expect(heading(page)).toHaveText(new RegExp(`^${count} `));
  });
});

test.describe('excluding values', () => {
  test('a value is excluded and included again by keyboard alone', async ({ page }) => {
    await openHydrated(page, '/?keyword=climate');
    const data = filters(page).getByRole('checkbox', { name: /^Research data/ });
    await data.focus();
    await page.keyboard.press('ArrowRight');
    await expect(filters(page).getByRole('checkbox', { name: 'not Research data' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(data).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      filters(page).getByRole('checkbox', { name: 'not Research data' }),
      'one tab stop for each value',
    ).not.toBeFocused();
    await data.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/?keyword=climate&not.type=datasets');
    await expect(filters(page).getByRole('checkbox', { name: 'not Research data' })).toBeFocused();
    await expect(chips(page)).toContainText('not Research data');
    await data.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/?keyword=climate&type=datasets');
    await chips(page).getByRole('link', { name: 'Remove filter Research data' }).click();
    await expect(page).toHaveURL('/?keyword=climate');
  });

  test('matching any or all selected values', async ({ page }) => {
    await page.goto('/?fos=01+natural+sciences&fos=02+engineering+and+technology');
    const any = await shownTotal(page);
    await waitForHydration(page);
    await filters(page)
      .getByRole('checkbox', { name: /^Match all selected/ })
      .check();
    await expect(page).toHaveURL(/&all=fos$/);
    await expect.poll(() => shownTotal(page)).toBeLessThan(any);
    await chips(page)
      .getByRole('link', { name: /match all/ })
      .click();
    await expect(page).not.toHaveURL(/all=/);
  });
});

test.describe('all values of a field', () => {
  test('can be searched, sorted and selected in a dialog', async ({ page }) => {
    await openHydrated(page, '/?type=organizations');
    await filters(page)
      .getByRole('link', { name: /^Show all .*Country/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Country' });
    await expect(dialog).toBeVisible();
    const names = () =>
      dialog.locator('li:not([hidden]) label:first-child > span:nth-of-type(1)').allInnerTexts();
    await expect.poll(async () => (await names()).length).toBeGreaterThan(8);
    await dialog.getByRole('combobox', { name: 'Sort', exact: true }).selectOption('A–Z');
    await expect
      .poll(async () => {
        const shown = await names();
        return shown.join() === shown.toSorted(new Intl.Collator('en').compare).join();
      })
      .toBe(true);
    await dialog.getByRole('searchbox', { name: 'Search these values' }).fill('germ');
    await expect.poll(names).toEqual(['Germany']);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: /^Germany/ }).check();
    await dialog.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL('/?type=organizations&country=DE');
    await expect(dialog).toHaveCount(0);
  });

  test('the dialog closes by Escape and returns the focus', async ({ page }) => {
    await openHydrated(page, '/?type=organizations');
    const opener = filters(page).getByRole('link', { name: /^Show all .*Country/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Country' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('are a page at the same address without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/?type=organizations&keyword=university');
    await filters(page)
      .getByRole('link', { name: /^Show all .*Country/ })
      .click();
    await expect(page).toHaveURL(/facet=country/);
    await expect(heading(page)).toHaveText('Country');
    await page.getByRole('searchbox', { name: 'Search these values' }).fill('germ');
    await page.locator('#values').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/within=germ/);
    await page.getByRole('checkbox', { name: /^Germany/ }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(heading(page)).toHaveText(/organization/);
    await expect(page).toHaveURL(/country=DE/);
    await expect(page).toHaveURL(/keyword=university/);
    await context.close();
  });
});

test.describe('the tree of funding', () => {
  test('nests program under funder and stream under program; removing a funder removes them', async ({
    page,
  }) => {
    await openHydrated(page, '/?type=projects&funder=EC');
    const level = filters(page).getByRole('group', { name: 'Funding program' });
    await level.getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/fundingLevel0=/);
    await expect(level.getByRole('group', { name: 'Funding stream' })).toBeVisible();
    await chips(page)
      .getByRole('link', { name: /European Commission/ })
      .click();
    await expect(page).toHaveURL('/?type=projects');
  });
});

test.describe('display of results', () => {
  test('a table keeps its selected columns across filters and visits', async ({ page }) => {
    await openHydrated(page, '/?keyword=climate');
    const titles = await cards(page).getByRole('heading').allInnerTexts();
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await expect(page).toHaveURL('/?keyword=climate&view=table');
    await expect(page.getByRole('rowheader')).toHaveCount(titles.length);
    await page.locator('summary', { hasText: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Publisher', exact: true }).check();
    await page
      .getByRole('group', { name: 'Columns' })
      .locator('xpath=..')
      .getByRole('button', { name: 'Apply' })
      .click();
    await expect(page.getByRole('columnheader', { name: 'Publisher' })).toBeVisible();
    await filters(page)
      .getByRole('checkbox', { name: /^Open access/ })
      .check();
    await expect(page).toHaveURL(/access=OPEN.*view=table.*column=publisher/);
    await page.goto('/?keyword=data');
    await expect(page).toHaveURL(/keyword=data&view=table.*column=publisher/);
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page).toHaveURL('/?keyword=data');
    await openHydrated(page, '/?keyword=data');
    await expect(page).toHaveURL('/?keyword=data');
  });

  test('10, 20 or 50 results per page, starting at the first page', async ({ page }) => {
    await openHydrated(page, '/?keyword=climate&page=2');
    await page.getByRole('combobox', { name: 'Results per page' }).selectOption('20');
    await expect(page).toHaveURL('/?keyword=climate&size=20');
    await expect(cards(page)).toHaveCount(20);
  });
});

test('on a phone, the filters are a full-screen sheet that shows the number of results', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/?keyword=climate');
  await filters(page).locator('summary', { hasText: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Show 42 results' })).toBeVisible();
  await sheet.getByRole('checkbox', { name: /^Open access/ }).check();
  await expect(sheet.getByRole('button', { name: 'Show 34 results' })).toBeVisible();
  await expectAccessibleAtCurrentWidth(page);
  await sheet.getByRole('button', { name: 'Show 34 results' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(heading(page)).toHaveText('34 research products');
});

test('a facet stays open or closed as the visitor left it', async ({ page }) => {
  await openHydrated(page, '/?keyword=climate');
  const access = filters(page).locator('details', {
    has: page.getByRole('heading', { name: 'Access', exact: true }),
  });
  await access.locator('summary').click();
  // The browser's `toggle` event fires asynchronously.
  await page.waitForFunction(() => localStorage.getItem('facets-open') !== null);
  await openHydrated(page, '/?keyword=data');
  await expect(access).not.toHaveAttribute('open');
});

for (const [where, width] of [
  ['beside the results', 1280],
  ['in the sheet of a phone', 360],
] as const)
  test(`the button that shows trends stays under the pointer, ${where}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/?keyword=climate');
    if (width < 900) await filters(page).locator('summary', { hasText: 'Filters' }).click();
    const trends = filters(page).getByRole('button', { name: 'Trends: Access' });
    await trends.scrollIntoViewIfNeeded();
    const place = await trends.boundingBox();
    await trends.click();
    await expect(filters(page).getByRole('img', { name: /^Open access/ })).toBeVisible();
    expect(await trends.boundingBox()).toEqual(place);
  });

test('results over the years: lines, two periods, all numbers as a table and as CSV', async ({ page }) => {
  await openHydrated(page, '/?keyword=climate');
  await filters(page).getByRole('button', { name: 'Trends: Type', exact: true }).click();
  await filters(page).getByRole('button', { name: 'Compare years: Type' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trends: Type' });
  const row = dialog.getByRole('row', { name: /^Research data/ }).first();
  await expect(row.getByRole('img')).toBeVisible();
  await expect(row).toContainText(
    String(await totalOf('research-products', { search: 'climate', refine: 'type:dataset' })),
  );
  await dialog.getByRole('combobox', { name: 'From year' }).first().selectOption({ index: 0 });
  await expect(dialog.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    /^data:text\/csv/,
  );
  expect(await violations(page)).toEqual([]);
  const later = row.getByRole('link').last();
  const count = Number(await later.textContent());
  await later.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/type=datasets&from=\d{4}&to=\d{4}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${count} research products`);
});

test('a filter ticked before hydration is applied afterwards', async ({ page }) => {
  const release = await delayRequests(page, '**/assets/facets-*.js');
  await page.goto('/?keyword=climate', { waitUntil: 'domcontentloaded' });
  await filters(page)
    .getByRole('checkbox', { name: /^Open access/ })
    .check();
  release();
  await expect(page).toHaveURL(/access=OPEN/);
});

test('a page size selected before hydration is applied afterwards', async ({ page }) => {
  const release = await delayRequests(page, '**/assets/results-bar-*.js');
  await page.goto('/?keyword=climate&page=2', { waitUntil: 'domcontentloaded' });
  const size = page.getByRole('combobox', { name: 'Results per page' });
  await size.focus();
  await page.keyboard.type('20');
  await expect(size).toHaveValue('20');
  release();
  await expect(page).toHaveURL('/?keyword=climate&size=20');
});

test('years by keyboard: one tab stop, a range with its count, Enter applies it', async ({ page }) => {
  await openHydrated(page, '/?keyword=climate');
  const bars = filters(page).locator('svg[role=group] a');
  await expect
    .poll(() => bars.evaluateAll((all) => all.filter((bar) => bar.getAttribute('tabindex') === '0').length))
    .toBe(1);
  await bars.first().focus();
  await page.keyboard.press('End');
  await expect(bars.last()).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  const said = filters(page).getByRole('status');
  await expect(said).toContainText('Press Enter to show them');
  const [, from = '', to = '', count = ''] = /(\d{4}) to (\d{4}): (\d+)/.exec(await said.innerText()) ?? [];
  await expect(page.getByRole('textbox', { name: 'From year' })).toHaveValue(from);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/?keyword=climate&from=${from}&to=${to}`);
  await expect(heading(page)).toHaveText(new RegExp(`^${count} `));
  await filters(page).getByRole('button', { name: 'Trends: Type' }).click();
  await expect(filters(page).getByRole('img', { name: /^Research data/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a selected value shows its name, however rare, and values are in the visitor’s language', async ({
  page,
}) => {
  const { facets } = await searchGraph('research-products', {
    facets: 'organization',
    facetSize: 200,
    pageSize: 1,
  });
  const rare = facets?.['organization']?.values.at(-1);
  await page.goto(
    `/?keyword=climate&not.organization=${encodeURIComponent(rare?.value ?? '')}&country=US&lang=de`,
  );
  await expect(page.getByRole('list', { name: 'Angewandte Filter' })).toContainText(rare?.label ?? '?');
  await expect(page.getByRole('list', { name: 'Angewandte Filter' })).toContainText('Vereinigte Staaten');
  await expect(
    page.getByRole('complementary').getByRole('checkbox', { name: /^Forschungsdaten/ }),
  ).toBeVisible();
});
