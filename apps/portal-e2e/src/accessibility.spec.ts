import { expectAccessible } from './support/axe.ts';
import { pixelsBeyond, setTextSize } from './support/layout.ts';
import { addressOf, SAMPLES, samples } from './support/records.ts';
import { openHydrated } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const PAGES = [
  ['home', '/'],
  ['results', '/?keyword=climate&access=OPEN'],
  ['filtered results', '/?keyword=climate&funder=EC&not.country=DE&fos=01+natural+sciences&all=fos'],
  ['a table of results', '/?keyword=climate&view=table'],
  ['all values of a field', '/?type=organizations&facet=country'],
  ['a phrase that was read', '/?keyword=MRI&type=software&asked=software+for+MRI'],
  ['no results', '/?keyword=climte+change&country=GR&not.access=OPEN'],
  ['the error page', '/error?page=/x&page_type=project'],
  ['a person', '/search/person?personId=0000-0003-1081-086X'],
  ['a name of authors', '/search/person?name=Jumper%2C+John'],
] as const;
const RECORD_PAGES = [
  ...samples().map(([name, sample]) => [`the page of a ${name}`, addressOf(sample)] as const),
  ['a project’s report', `${addressOf(SAMPLES.project)}&report=1`],
  ['the works of an organization', `${addressOf(SAMPLES.organization)}&works=1`],
] as const;
/** One of each layout. */
const LAYOUTS: readonly string[] = ['home', 'results', 'the error page', 'the page of a publication'];

for (const [pages, limitMs] of [
  [PAGES, 90_000],
  [RECORD_PAGES, 120_000],
] as const)
  for (const [name, address] of pages)
    test(`${name} is free of violations in both themes and widths, and never wider than the screen`, async ({
      page,
    }) => {
      test.setTimeout(limitMs);
      await openHydrated(page, address);
      await expectAccessible(page);
    });

test('two records are side by side on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const [product, publication] = [SAMPLES.product, SAMPLES.publication].map(({ id }) =>
    encodeURIComponent(id),
  );
  await page.goto(`/saved?id=${product}&id=${publication}&compare=1`);
  const second = page.getByRole('columnheader', { name: SAMPLES.publication.title });
  await expect(second).toBeInViewport({ ratio: 1 });
});

test('with text at 200 %, cards are not wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await setTextSize(page, 32);
  await openHydrated(page, `/saved?id=${encodeURIComponent(SAMPLES.product.id)}`);
  await expect(page.getByRole('button', { name: /^Cite: / })).toBeVisible();
  expect(await pixelsBeyond(page)).toBe(0);
});

test('in forced colors, the current page is underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/?keyword=climate&page=2');
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveCSS('text-decoration-line', 'underline');
  await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveCSS('text-decoration-line', 'none');
});

test('in forced colors, drawings have the colors of the system, whatever the theme', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/?keyword=climate');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  const linkColor = await page
    .getByRole('link', { name: 'Advanced search' })
    .evaluate((link) => getComputedStyle(link).color);
  const years = page.getByRole('group', { name: /^Results per year/ });
  await expect(years.getByRole('link').first().locator('rect').last()).toHaveCSS('fill', linkColor);
});

test('the page of a person has a distance to the header', async ({ page }) => {
  await page.goto('/search/person?personId=0000-0003-1081-086X');
  const header = await page.getByRole('banner').boundingBox();
  const kind = await page.getByRole('main').getByText('Author', { exact: true }).first().boundingBox();
  expect((kind?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThanOrEqual(16);
});

for (const [name, address] of [...PAGES, ...RECORD_PAGES].filter(([page]) => LAYOUTS.includes(page)))
  test(`the first tab stop of ${name} is the link to the content, and it works`, async ({ page }) => {
    await openHydrated(page, address);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() =>
      document.querySelector('main')?.contains(document.activeElement),
    );
    expect(inside).toBe(true);
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/');
  });
