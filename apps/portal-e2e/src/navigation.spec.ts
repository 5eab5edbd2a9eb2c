import type { Page } from '@playwright/test';
import { addressOf, SAMPLES } from './support/records.ts';
import { cards, openHydrated, waitForEnhancements } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const HEADER_PX = 65;
const FRAGMENT_OFFSET_PX = 35;

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('scrolling (Spec §2)', () => {
  for (const [name, width, headerPx] of [
    ['below the header', 961, HEADER_PX],
    ['near the top on mobile', 960, 0],
  ] as const)
    test(`to a fragment ends ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 500 });
      await page.goto(addressOf(SAMPLES.publication));
      await waitForEnhancements(page);
      await page.getByRole('banner').evaluate((header) => (header.dataset['sticky'] = 'true'));
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await contents.getByRole('link', { name: /^Facts/ }).click();
      const heading = page.getByRole('heading', { level: 2, name: /^Facts/ });
      await expect
        .poll(async () => Math.round((await heading.boundingBox())?.y ?? -1))
        .toBe(headerPx + FRAGMENT_OFFSET_PX);
      await expect(heading).toBeFocused();
      const header = await page.getByRole('banner').boundingBox();
      expect((header?.y ?? 0) + (header?.height ?? 0), 'nothing covers it').toBeLessThan(
        headerPx + FRAGMENT_OFFSET_PX,
      );
      await expect(page, 'the record stays in the address').toHaveURL(/articleId=.*#facts$/);
    });

  test('is smooth, or instant for visitors who prefer reduced motion', async ({ page }) => {
    await page.addInitScript(() => {
      const behaviors: unknown[] = [];
      const scrollTo = window.scrollTo.bind(window);
      Object.assign(window, {
        behaviors,
        scrollTo: (options: ScrollToOptions) => {
          behaviors.push(options.behavior);
          scrollTo(options);
        },
      });
    });
    await page.setViewportSize({ width: 1280, height: 500 });
    for (const [reducedMotion, behavior] of [
      ['no-preference', 'smooth'],
      ['reduce', 'instant'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(addressOf(SAMPLES.publication));
      await waitForEnhancements(page);
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: /^Facts/ })
        .click();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { behaviors: string[] }).behaviors[0]))
        .toBe(behavior);
    }
  });

  test('does not happen when a filter changes', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/?keyword=climate');
    await waitForEnhancements(page);
    const box = page.getByRole('checkbox', { name: /^Open access/ });
    await box.scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(0);
    await box.check();
    await expect(page).toHaveURL('/?keyword=climate&access=OPEN');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('34 research products');
    expect(await scrollY(page)).toBe(before);
  });

  test('going back restores the scroll position and the focus', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/?keyword=climate');
    await waitForEnhancements(page);
    const link = cards(page).nth(6).getByRole('heading').getByRole('link');
    await link.focus();
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\//);
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(before);
  });

  test('after following a link, the focus moves to the new page, whose title is announced', async ({
    page,
  }) => {
    await page.goto('/?keyword=alphafold');
    await waitForEnhancements(page);
    await cards(page)
      .getByRole('link', { name: /^Highly accurate protein structure/ })
      .click();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('#announcer')).toHaveText(/^Highly accurate protein structure/);
  });
});

test('navigating to the current address reloads it (Spec §2)', async ({ page }) => {
  await page.goto('/?keyword=climate&page=2');
  await waitForEnhancements(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/?keyword=climate');
  // The address changes before the page does; until then, a click would act on the previous page.
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  calls.length = 0;
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(() => calls.filter((path) => path.endsWith('/research-products')).length).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('42 research products');
});

test('a wait longer than 200 ms is shown', async ({ page }) => {
  await page.goto('/');
  await waitForEnhancements(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/graph/v3/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'climate' }).click();
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toBeAttached();
  const delay = await bar.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().delay);
  expect(delay).toBe(200);
  await expect(bar).toHaveCSS('opacity', '1');
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('42 research products');
  await expect(bar).toHaveCount(0);
});

/** Fails the next requests for the landing pages' code; returns the paths of the documents that the page requests. */
const failChunkRequests = async (page: Page, times: number): Promise<string[]> => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  let left = times;
  await page.route('**/assets/landing-page-*.js', (route) => {
    left -= 1;
    return left >= 0 ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  return documents;
};

test.describe('a page whose chunk is gone after a deployment', () => {
  for (const [name, times] of [
    // Requested twice: as a preload and as a module.
    ['is shown after one reload', 2],
    ['does not cause a reload loop', 99],
  ] as const)
    test(name, async ({ browser, baseURL }) => {
      // A page without the error check: the browser reports the missing file as an error.
      const page = await browser.newPage({ baseURL: baseURL ?? '' });
      await page.goto('/?keyword=alphafold');
      await waitForEnhancements(page);
      const documents = await failChunkRequests(page, times);
      await cards(page)
        .getByRole('link', { name: /^Highly accurate protein structure/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        'Highly accurate protein structure',
      );
      await page.waitForLoadState('networkidle');
      expect(documents).toEqual(['/search/publication']);
      await page.close();
    });
});

test.describe('without a connection', () => {
  test('a page whose code is missing shows an error, from which the visitor can go back or try again', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    await page.goto('/?keyword=alphafold');
    await waitForEnhancements(page);
    await failChunkRequests(page, 99);
    await page.context().setOffline(true);
    await cards(page)
      .getByRole('link', { name: /^Highly accurate protein structure/ })
      .click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Something went wrong');
    // The page loads itself when the connection is back, which would race with the link.
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      /^\/search\/publication\?/,
    );
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    await page.goForward();
    await expect(heading).toHaveText('Something went wrong');
    await page.context().setOffline(false);
    await expect(heading).toContainText('Highly accurate protein structure');
    await page.close();
  });

  test('results that could not be loaded appear when the connection is back', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    await page.goto('/?keyword=alphafold');
    await waitForEnhancements(page);
    await page.context().setOffline(true);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest first');
    await expect(page.getByRole('alert')).toContainText('The search failed.');
    await page.context().setOffline(false);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.close();
  });

  test('a part that was opened is loaded when the connection is back', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    await page.goto(addressOf(SAMPLES.publication));
    await waitForEnhancements(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Cite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Cite' });
    await expect(dialog.getByRole('status')).toHaveText('Loading');
    await page.context().setOffline(false);
    await expect(dialog.getByRole('combobox', { name: 'Style' })).toBeVisible({ timeout: 30_000 });
    await page.close();
  });
});

test.describe('every page has its own title', () => {
  for (const [address, title] of [
    ['/', 'Open Discovery'],
    ['/?keyword=climate', 'climate · Open Discovery'],
    ['/?type=projects', 'Projects · Open Discovery'],
    ['/?type=datasets', 'Research data · Open Discovery'],
    ['/?type=datasets&type=software', 'Research products · Open Discovery'],
    [addressOf(SAMPLES.service), 'OpenAIRE Explore · Open Discovery'],
    ['/error?page=/x', 'Error page · Open Discovery'],
    ['/error?page=-1', 'Private data · Open Discovery'],
    ['/user-info?errorCode=1', 'Your access · Open Discovery'],
    ['/no/such/page', 'Error page · Open Discovery'],
  ] as const)
    test(`${address.split('?')[0]} ${title}`, async ({ page }) => {
      await openHydrated(page, address);
      await expect(page).toHaveTitle(title);
    });
});

test.describe('a record is found by its identifier', () => {
  for (const [address, target] of [
    ['/search/publication?pid=10.3847/2041-8213/ab0ec7', addressOf(SAMPLES.publication)],
    ['/search/publication?pid=https://doi.org/10.3847/2041-8213/ab0ec7', addressOf(SAMPLES.publication)],
    ['/search/organization?pid=https://ror.org/02catss52', addressOf(SAMPLES.organization)],
  ] as const)
    test(address, async ({ request }) => {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status()).toBe(302);
      expect(response.headers()['location']).toBe(target);
    });

  test('an unknown identifier shows the error page', async ({ request }) => {
    const response = await request.get('/search/publication?pid=10.9999/nothing');
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Not valid or missing publication id.');
  });
});
