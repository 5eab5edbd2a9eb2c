import type { Page } from '@playwright/test';
import { cards, chips, numberIn, openHydrated, shownTotal } from './support/search-page.ts';
import { expect, NEW_VISITOR, test } from './support/test.ts';

const openOnly = (page: Page) => page.getByRole('switch', { name: 'Open access only' });

test.describe('the switch “Open access only”', () => {
  test('includes open source, and stays where it can be switched off', async ({ page }) => {
    await page.goto('/?type=software');
    const all = await shownTotal(page);
    await openOnly(page).click();
    await expect(page).toHaveURL('/?type=software&access=OPEN&access=OPEN+SOURCE');
    expect(await shownTotal(page)).toBeGreaterThan(all / 2);
    await expect(openOnly(page)).toBeChecked();
    await openOnly(page).click();
    await expect(page).toHaveURL('/?type=software');
  });

  test('is on as well where the filter has the same results, and reacts to the space bar', async ({
    page,
  }) => {
    await openHydrated(page, '/?keyword=climate&access=OPEN');
    await expect(openOnly(page)).toBeChecked();
    await openOnly(page).press('Space');
    await expect(page).toHaveURL('/?keyword=climate');
    await expect(openOnly(page)).not.toBeChecked();
  });

  test('stays on a page with one result and with none', async ({ page }) => {
    await page.goto('/?type=software&access=OPEN');
    await expect(openOnly(page)).not.toBeChecked();
    await page.goto('/?keyword=zzzzqqqq&access=OPEN&access=OPEN+SOURCE');
    await openOnly(page).click();
    await expect(page).toHaveURL('/?keyword=zzzzqqqq');
  });
});

test.describe('versions of one work', () => {
  const ADDRESS = '/?keyword=%22GEBCO%22+grid';
  const versionsOf = (page: Page) => cards(page).getByRole('button', { name: /^3 versions/ });

  test('unfold on the card of one of them, and are a list of results', async ({ page }) => {
    await page.goto(ADDRESS);
    const first = versionsOf(page).first();
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    const card = cards(page).filter({ has: page.locator('[aria-expanded=true]') });
    await expect(card.getByRole('listitem')).toHaveCount(2);
    for (const year of ['2025', '2024', '2023']) await expect(card).toContainText(`GEBCO ${year} Grid`);
    await first.click();
    await expect(card.getByRole('listitem')).toHaveCount(0);
    await first.click();
    await page.getByRole('link', { name: 'All versions as a list of results' }).click();
    await expect(chips(page)).toContainText(/Versions of: GEBCO 20\d\d Grid/);
    expect(await shownTotal(page)).toBe(3);
  });

  test('are one card if chosen: the newest, counted once, until the chip is removed', async ({ page }) => {
    await page.goto(ADDRESS);
    const apart = await shownTotal(page);
    await page.getByRole('switch', { name: 'One card per work' }).click();
    await expect(page).toHaveURL(`${ADDRESS}&versions=together`);
    await expect(page.locator('h1#count')).toHaveText(new RegExp(`^${apart - 2} works?$`));
    await expect(versionsOf(page)).toHaveCount(1);
    await expect(cards(page).filter({ hasText: '3 versions' })).toContainText('GEBCO 2025 Grid');
    await chips(page)
      .getByRole('link', { name: /One card per work/ })
      .click();
    await expect(page.locator('h1#count')).toHaveText(`${apart} research products`);
  });

  test('stay one card on further pages, each work once', async ({ page, request }) => {
    const seen: string[] = [];
    await page.goto('/?type=datasets&versions=together&size=50');
    const total = await shownTotal(page);
    for (let number = 1; seen.length < total; number += 1) {
      const response = await request.get(`/?type=datasets&versions=together&size=50&page=${number}`);
      const ids = [...(await response.text()).matchAll(/<h2 class="t"><a href="([^"]+)"/g)].map(
        ([, id]) => id,
      );
      expect(ids.length).toBeGreaterThan(0);
      seen.push(...ids.map((id) => id ?? ''));
    }
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });
});

for (const search of [
  'type=publications',
  'type=software&keyword=data',
  'type=projects',
  'keyword=climate&access=OPEN',
])
  test(`${search}: tab and heading count the same, and the tab leads to these results`, async ({ page }) => {
    await page.goto(`/?${search}`);
    const total = await shownTotal(page);
    const tab = page.getByRole('navigation', { name: 'Kinds of results' }).locator('[aria-current=page]');
    expect(numberIn(await tab.innerText())).toBe(total);
    await tab.click();
    await expect(page.locator('h1#count')).toContainText(String(total));
  });

const FILTERED = '/?keyword=climate&type=publications&access=OPEN&access=OPEN+SOURCE&from=2015';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, ...NEW_VISITOR });

  for (const address of ['/?keyword=climate', FILTERED, `${FILTERED}&lang=de`])
    test(`the first result of ${address} is in the upper half of the screen`, async ({ page }) => {
      await openHydrated(page, address);
      const notice = page.getByRole('region', { name: 'Cookies' });
      await expect(notice).toBeVisible();
      expect((await cards(page).first().boundingBox())?.y).toBeLessThan(390);
      expect((await notice.boundingBox())?.height).toBeLessThan(60);
    });

  test('a title of many lines is cut, and its link ends above the links below it', async ({ page }) => {
    await page.goto('/?keyword=heuristischen');
    const card = page.getByRole('article').first();
    const title = await card.getByRole('heading').getByRole('link').boundingBox();
    const below = await card.locator('.foot a').first().boundingBox();
    expect(title?.height).toBeLessThan(60);
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });

  test('the tools are in one menu', async ({ page }) => {
    await openHydrated(page, '/?keyword=climate');
    const charts = page.getByRole('link', { name: 'Charts' });
    await expect(charts).toBeHidden();
    await page.locator('summary[aria-label="More"]').click();
    await expect(charts).toBeVisible();
    await expect(page.getByRole('link', { name: 'Table' })).toBeVisible();
  });

  test('chips stay on one line', async ({ page }) => {
    await page.goto(FILTERED);
    expect((await chips(page).boundingBox())?.height).toBeLessThan(40);
  });
});

/** Presses Tab until the focus is in the element, and returns how often. */
const tabsTo = async (page: Page, selector: string): Promise<number> => {
  for (let presses = 1; presses < 200; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector))
      return presses;
  }
  return Infinity;
};

test('the keyboard skips to the results, and passes the filters with one stop for each value', async ({
  page,
}) => {
  await openHydrated(page, '/?keyword=climate');
  expect(await tabsTo(page, 'article.card')).toBeLessThanOrEqual(66);
  await openHydrated(page, '/?keyword=climate');
  await tabsTo(page, '[href="#results"]');
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await tabsTo(page, 'article.card')).toBe(1);
});

test('on paper the list says what was searched, when and where, and has no controls', async ({ page }) => {
  await openHydrated(page, '/?keyword=climate&access=OPEN&from=2015');
  await page.emulateMedia({ media: 'print' });
  const main = page.locator('main');
  expect(
    (await cards(page).first().boundingBox())?.width,
    'the list has the width of the page',
  ).toBeGreaterThan(1000);
  await expect(main.getByText('Search for “climate” in Research products')).toBeVisible();
  await expect(main.getByText(/^As of .* · http.*\/\?keyword=climate&access=OPEN&from=2015$/)).toBeVisible();
  await expect(chips(page)).toBeVisible();
  await expect(chips(page)).toContainText('2015');
  const controls = main.locator('select, input, button, summary, .card-tools, [href="#results"]');
  expect(await controls.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
  await expect(main.getByRole('switch', { name: 'Open access only', includeHidden: true })).toBeHidden();
  for (const name of ['Advanced search', 'Clear all', 'Feed', 'Charts'])
    await expect(main.getByRole('link', { name })).toBeHidden();
});

test('on paper there is no frame of the advanced search', async ({ page }) => {
  await openHydrated(page, '/?advanced=true&q=title%3Aclimate');
  const builder = page.getByRole('region', { name: 'Advanced search' });
  await expect(builder).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(builder).toBeHidden();
});

// The row of tools is as wide as its words, and wraps in some languages.
const LANGUAGES = ['en', 'de', 'fr', 'es', 'el', 'pl'];

// A browser under load paints what has arrived of a page, and a row of tools may end in the middle.
test('a tool that arrives after the others moves none of them', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(`/?keyword=climate&lang=${language}`);
    const moved = await page
      .locator('main a[href*="versions=together"]')
      .locator('xpath=ancestor::details[1]/..')
      .evaluate((bar) => {
        const tools = [...bar.querySelectorAll<HTMLElement>(':scope > a, :scope > details > div > *')];
        const placesOf = (shown: readonly HTMLElement[]): string[] =>
          shown.map((tool) => `${tool.innerText}: ${tool.offsetLeft}, ${tool.offsetTop}`);
        const places = placesOf(tools);
        return tools.flatMap((_, at) => {
          const last = tools.length - 1 - at;
          tools[last]?.style.setProperty('display', 'none');
          return placesOf(tools.slice(0, last)).filter((place, of) => place !== places[of]);
        });
      });
    expect.soft(moved, language).toEqual([]);
  }
});

for (const language of LANGUAGES)
  for (const address of ['/?keyword=climate', '/?keyword=climate&panel=charts'])
    test(`loading the parts of ${address} causes no layout shift (${language})`, async ({ page }) => {
      await page.goto(`${address}&lang=${language}`, { waitUntil: 'networkidle' });
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
          }),
      );
      expect(shift).toBeLessThanOrEqual(0.02);
    });
