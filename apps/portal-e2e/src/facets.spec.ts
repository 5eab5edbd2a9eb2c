import { forEachConcurrently, MAX_CONCURRENT_PAGES, searchGraph, totalOf } from './support/graph.ts';
import type { FacetValue } from './support/graph.ts';
import {
  chips,
  filters,
  numberIn,
  openHydrated,
  shownTotal,
  totalAt,
  waitForHydration,
} from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const MAX_VALUES = 200;
/** The page test checks a few values of each field; the API test checks all of them. */
const VALUES_PER_FIELD = 2;
const YEARS_PER_PAGE = 5;

const FACETS = {
  'research-products':
    'type access instanceType language country fos sdg subject funder fundingLevel0 fundingLevel1 fundingLevel2 project organization hostingSource collectedFrom publisher author community openAccessColor peerReviewed hasLicense license programmingLanguage',
  projects:
    'funder fundingLevel0 fundingLevel1 fundingLevel2 organization country mandatePublications mandateData community',
  organizations: 'country',
  datasources: 'sourceType compatibility jurisdiction contentType language thematic community subject',
  services: 'category domain community organization',
  communities: 'communityType subject',
} as const;

const NUMBERS = [
  ['research-products', 'year', 'fromYear', 'toYear'],
  ['projects', 'startYear', 'fromStartDate', 'toStartDate'],
] as const;

/** Returns the values of a facet, at most `MAX_VALUES`. */
const valuesOf = async (collection: string, field: string): Promise<readonly FacetValue[]> =>
  (await searchGraph(collection, { facets: field, facetSize: MAX_VALUES, pageSize: 1 })).facets?.[field]
    ?.values ?? [];

/** Returns the first values of each group. */
const firstOfEachGroup = <T>(values: readonly T[], group: (value: T) => string, most: number): T[] => {
  const taken = new Map<string, number>();
  return values.filter((value) => {
    const before = taken.get(group(value)) ?? 0;
    taken.set(group(value), before + 1);
    return before < most;
  });
};

test.describe('every count of a facet is the total after choosing it', () => {
  for (const [collection, fields] of Object.entries(FACETS))
    test(`in the whole corpus: ${collection}`, async () => {
      test.setTimeout(120_000);
      const wrong: string[] = [];
      let checked = 0;
      for (const field of fields.split(' '))
        await forEachConcurrently(await valuesOf(collection, field), async ({ value, count }) => {
          const total = await totalOf(collection, { refine: `${field}:${value}` });
          if (total !== count) wrong.push(`${field}=${value}: ${count}, then ${total}`);
          checked += 1;
        });
      expect(wrong).toEqual([]);
      expect(checked).toBeGreaterThan(0);
    });

  for (const [collection, field, from, to] of NUMBERS)
    test(`in the whole corpus: ${collection} by ${field}`, async () => {
      const wrong: string[] = [];
      await forEachConcurrently(await valuesOf(collection, field), async ({ value, count }) => {
        const range = field === 'year' ? [value, value] : [`${value}-01-01`, `${value}-12-31`];
        const total = await totalOf(collection, { [from]: range[0] ?? '', [to]: range[1] ?? '' });
        if (total !== count) wrong.push(`${value}: ${count}, then ${total}`);
      });
      expect(wrong).toEqual([]);
    });

  for (const query of ['keyword=climate', 'keyword=data&type=datasets', 'type=projects'])
    test(`on the page of ${query}: a few values of every field, and a few years`, async ({
      page,
      request,
    }) => {
      test.setTimeout(90_000);
      await page.goto(`/?${query}`);
      const offered = await filters(page)
        .locator(
          'input:is([type=checkbox], [type=radio]):not(:checked, [name^="not."], [name=all], [value=EUROPE])',
        )
        .evaluateAll((boxes) =>
          boxes.map((box) => ({
            name: box.getAttribute('name') ?? '',
            value: box.getAttribute('value') ?? '',
            label: box.closest('label')?.textContent ?? '',
            said: box.closest('label')?.querySelector('.num')?.textContent ?? '',
          })),
        );
      const years = await filters(page)
        .locator('svg a')
        .evaluateAll((bars) =>
          bars.map((bar) => ({
            address: bar.getAttribute('href') ?? '',
            said: bar.querySelector('title')?.textContent?.split(': ')[1] ?? '',
          })),
        );
      expect(offered.length).toBeGreaterThan(8);
      expect(years.length).toBeGreaterThan(3);
      // Another type adds results to the selected types; values of other fields reduce them.
      const boxes = offered
        .filter(({ name }) => !(name === 'type' && query.includes('type=datasets')))
        .map(({ name, value, said }) => ({
          name,
          address: `/?${query}&${new URLSearchParams({ [name]: value })}`,
          said,
        }));
      await forEachConcurrently(
        [...firstOfEachGroup(boxes, ({ name }) => name, VALUES_PER_FIELD), ...years.slice(-YEARS_PER_PAGE)],
        async ({ address, said }) => {
          expect.soft(await totalAt(request, address), address).toBe(numberIn(said));
        },
        MAX_CONCURRENT_PAGES,
      );
    });
});

test('an ORCID iD in the facet of authors is on one line', async ({ page }) => {
  await page.goto('/?not.name=0000-0003-2100-8493');
  const code = filters(page).getByText('(0000-0003-2100-8493)');
  const lines = await code.evaluate((element) => {
    const range = new Range();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test.describe('filtering the results', () => {
  test('a checkbox filters at once, a chip shows it, and its count is the new total', async ({ page }) => {
    await openHydrated(page, '/?keyword=climate&page=2');
    const box = filters(page).getByRole('checkbox', { name: /^Open access/ });
    const count = numberIn((await box.locator('xpath=..').innerText()).replace('Open access', ''));
    await box.check();
    await expect(page).toHaveURL('/?keyword=climate&access=OPEN');
    await expect(chips(page)).toContainText('Open access');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${count} research products`);
    await expect(filters(page).getByRole('checkbox', { name: /^Open access/ })).toBeChecked();
  });

  test('a filter of a field without a facet is named on a page that a link of the portal leads to', async ({
    page,
  }) => {
    await openHydrated(page, '/?keyword=climate');
    await page.locator('main').evaluate((main) => {
      const link = document.createElement('a');
      link.href = '/?title=climate';
      link.dataset['page'] = '';
      link.textContent = 'In titles';
      main.prepend(link);
    });
    await page.getByRole('link', { name: 'In titles' }).click();
    await expect(chips(page)).toContainText('Title: climate');
  });

  test('two values of one field match either of them', async ({ page }) => {
    await page.goto('/?keyword=climate&type=publications');
    const publications = await shownTotal(page);
    await page.goto('/?keyword=climate&type=datasets');
    const datasets = await shownTotal(page);
    await waitForHydration(page);
    await filters(page)
      .getByRole('checkbox', { name: /^Publication/ })
      .check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${publications + datasets} research products`,
    );
    await expect(filters(page).getByRole('checkbox', { name: /^Publication/ })).toBeChecked();
    await expect(filters(page).getByRole('checkbox', { name: /^Research data/ })).toBeChecked();
  });

  test('values of two fields must both match', async ({ page }) => {
    await page.goto('/?keyword=climate&type=datasets&access=OPEN');
    const both = await shownTotal(page);
    expect(both).toBe(
      await totalOf('research-products', { search: 'climate', refine: ['type:dataset', 'access:OPEN'] }),
    );
  });

  test('“Clear all” removes every filter and keeps the words', async ({ page }) => {
    await page.goto('/?keyword=climate&type=publications&type=datasets&access=OPEN&from=2010&page=2');
    await chips(page).getByRole('link', { name: 'Remove filter Publication' }).click();
    await expect(page).toHaveURL('/?keyword=climate&type=datasets&access=OPEN&from=2010');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/?keyword=climate');
    await expect(chips(page)).toHaveCount(0);
  });

  test('first and last year', async ({ page }) => {
    await openHydrated(page, '/?keyword=climate');
    await page.getByRole('textbox', { name: 'From year' }).fill('2016');
    await page.getByRole('textbox', { name: 'To year' }).fill('2018');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/?keyword=climate&from=2016&to=2018');
    await expect(chips(page)).toContainText('2016–2018');
    await expect
      .poll(() => shownTotal(page))
      .toBe(await totalOf('research-products', { search: 'climate', fromYear: 2016, toYear: 2018 }));
  });

  test('a dependent filter appears when its parent is selected', async ({ page }) => {
    await openHydrated(page, '/?type=projects');
    const program = filters(page).getByRole('heading', { name: 'Funding program' });
    await expect(program).toHaveCount(0);
    await filters(page)
      .getByRole('checkbox', { name: /^European Commission/ })
      .check();
    await expect(program).toBeVisible();
  });

  test('on a phone, a button with the number of active filters opens them', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/?keyword=climate&access=OPEN&type=datasets');
    const box = filters(page).getByRole('checkbox', { name: /^Open access/ });
    await expect(box).toBeHidden();
    await filters(page).locator('summary', { hasText: 'Filters' }).click();
    await expect(filters(page).locator('summary', { hasText: 'Filters' })).toContainText('2');
    await expect(box).toBeVisible();
  });
});
