import { addressOf, samples } from './support/records.ts';
import {
  cards,
  chips,
  filters,
  numberIn,
  searchBox,
  textOf,
  titlesOf,
  totalAt,
} from './support/search-page.ts';
import { serverUrls } from './support/server-urls.ts';
import { expect, test } from './support/test.ts';

test.describe('without scripts', () => {
  test('a search from the home page', async ({ page }) => {
    await page.goto('/');
    await searchBox(page).fill('climate');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/keyword=climate/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('42 research products');
    await expect(searchBox(page)).toHaveValue('climate');
    await expect(page.locator('main .notice')).toHaveCount(0);
    await searchBox(page).fill('Daten der NASA seit 2010');
    await page.getByRole('button', { name: 'Search' }).click();
    const read = page.locator('main .notice');
    await expect(read).toContainText('“Daten der NASA seit 2010” was read as words and filters');
    await read.getByRole('link', { name: 'seit 2010' }).click();
    await expect(searchBox(page)).toHaveValue('seit 2010');
    await expect(chips(page)).toContainText('National Aeronautics and Space Administration');
  });

  test('the number of versions of a work leads to them, and a link makes them one card', async ({ page }) => {
    await page.goto('/?keyword=%22GEBCO%22+grid');
    const together = page.getByRole('switch', { name: 'One card per work' });
    await together.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d works?$/);
    await expect(together).toBeChecked();
    const newest = cards(page).filter({ hasText: 'GEBCO 2025 Grid' });
    await newest.getByRole('link', { name: '3 versions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 research products');
    await expect(chips(page)).toContainText('Versions of: GEBCO');
  });

  test('the pages about the portal are complete, and every example of the help has as many results as it says', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    for (const [name, heading] of [
      ['Accessibility', 'Accessibility'],
      ['Privacy', 'Privacy'],
      ['About', 'About this portal'],
      ['Help', 'Help'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    const rows = page.getByRole('group', { name: 'Query language' }).locator('tbody tr');
    const examples = await rows.evaluateAll((all) =>
      all.map((row) => ({
        address: row.querySelector('a')?.getAttribute('href') ?? '',
        total: row.lastElementChild?.textContent ?? '',
      })),
    );
    expect(examples.length).toBeGreaterThanOrEqual(8);
    for (const { address, total } of examples)
      expect([address, await totalAt(request, address)]).toEqual([address, numberIn(total)]);
  });

  test('another kind by its tab and, on the home page, by the selector', async ({ page }) => {
    await page.goto('/?keyword=climate');
    await page
      .getByRole('navigation', { name: 'Kinds of results' })
      .getByRole('link', { name: 'Projects' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 projects');
    await searchBox(page).fill('ocean');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page, 'the box searches the kind of the tab').toHaveURL(/type=projects/);
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Search in' }).selectOption('Research communities');
    await searchBox(page).fill('climate');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 research communities');
  });

  test('a disabled kind, and the same search in another one', async ({ page }) => {
    await page.goto('/search/find/dataproviders?keyword=climate&access=OPEN');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Data sources: switched off in this portal',
    );
    await searchBox(page).fill('ocean');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('research products');
    await expect(chips(page)).toContainText('Open access');
  });

  test('filtering with checkboxes and the button', async ({ page }) => {
    await page.goto('/?keyword=climate');
    const open = filters(page).getByRole('checkbox', { name: /^Open access/ });
    const data = filters(page).getByRole('checkbox', { name: /^Research data/ });
    await open.check();
    await data.check();
    await filters(page).getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/access=OPEN/);
    await expect(chips(page).getByRole('link', { name: /^Remove filter/ })).toHaveCount(2);
    await expect(open).toBeChecked();
    await expect(data).toBeChecked();
    await expect(searchBox(page)).toHaveValue('climate');
    const narrowed = numberIn(await page.getByRole('heading', { level: 1 }).innerText());
    expect(narrowed).toBeGreaterThan(0);
    expect(narrowed).toBeLessThan(42);
    await chips(page).getByRole('link', { name: 'Remove filter Research data' }).click();
    await expect(data).not.toBeChecked();
  });

  test('first and last year', async ({ page }) => {
    await page.goto('/?keyword=climate');
    await page.getByRole('textbox', { name: 'From year' }).fill('2016');
    await page.getByRole('textbox', { name: 'To year' }).fill('2018');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(chips(page)).toContainText('2016–2018');
  });

  test('years in the wrong order stay in their fields, with the rule next to them (Spec §5)', async ({
    page,
  }) => {
    await page.goto('/?keyword=climate');
    await page.getByRole('textbox', { name: 'From year' }).fill('2024');
    await page.getByRole('textbox', { name: 'To year' }).fill('2010');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(filters(page).getByRole('alert')).toHaveText(
      'Starting year must be greater than or equal to ending year.',
    );
    await expect(page.getByRole('textbox', { name: 'From year' })).toHaveValue('2024');
    await expect(page.getByRole('textbox', { name: 'To year' })).toHaveValue('2010');
  });

  test('the page of results explains mistakes in a query text', async ({ page }) => {
    await page.goto('/?q=%22sea');
    await expect(page.getByRole('alert')).toContainText('Character 1: This quotation mark is never closed.');
  });

  test('another sort order', async ({ page }) => {
    await page.goto('/?keyword=climate');
    const relevant = await titlesOf(page);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest first');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/sort=oldest/);
    await expect(cards(page)).toHaveCount(10);
    expect(await titlesOf(page)).not.toEqual(relevant);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('oldest');
  });

  for (const [name, option, address] of [
    ['Sort by', 'Oldest first', /sort=oldest/],
    ['Results per page', '20', /size=20/],
  ] as const)
    test(`“${name}” has a button next to it`, async ({ page }) => {
      await page.goto('/?keyword=climate');
      const choice = page.getByRole('combobox', { name });
      await choice.selectOption(option);
      const buttons = await page.getByRole('button', { name: 'Show results' }).all();
      const { y = 0, height = 0 } = (await choice.boundingBox()) ?? {};
      const places = await Promise.all(buttons.map((button) => button.boundingBox()));
      const nextToIt =
        buttons[places.findIndex((place) => place && place.y < y + height && place.y + place.height > y)];
      await nextToIt?.click();
      await expect(page).toHaveURL(address);
    });

  test('page by page', async ({ page }) => {
    await page.goto('/?keyword=climate');
    const first = await titlesOf(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/?keyword=climate&page=2');
    await expect(cards(page)).toHaveCount(10);
    expect((await titlesOf(page)).filter((title) => first.includes(title))).toEqual([]);
  });

  test('from a result to its record, and to a related record', async ({ page }) => {
    await page.goto('/?keyword=alphafold');
    await cards(page)
      .getByRole('link', { name: /^Highly accurate protein structure/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Highly accurate protein structure');
    const citing = page.locator('main section', { has: page.getByRole('heading', { name: 'Cited by' }) });
    await citing.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/search\//);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Highly accurate');
  });

  test('on a phone the filters can be reached and used', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/?keyword=climate');
    await filters(page).locator('summary', { hasText: 'Filters' }).click();
    await filters(page)
      .getByRole('checkbox', { name: /^Open access/ })
      .check();
    await filters(page).getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/access=OPEN/);
  });

  test('another language', async ({ page }) => {
    await page.goto('/?keyword=climate');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test.describe('the HTML contains the content before any script runs', () => {
  test('home', async ({ request }) => {
    const html = textOf(await (await request.get('/')).text());
    for (const words of [
      'The open map of research',
      '333Publications',
      'Fields of science',
      'Natural sciences',
      'Newest',
    ])
      expect(html).toContain(words);
  });

  test('results', async ({ request }) => {
    const html = textOf(await (await request.get('/?keyword=alphafold')).text());
    for (const words of [
      '5 research products',
      'Highly accurate protein structure prediction with',
      'Jumper, John',
    ])
      expect(html).toContain(words);
  });

  for (const [name, sample] of samples())
    test(`the page of a ${name}`, async ({ request }) => {
      const html = textOf(await (await request.get(addressOf(sample))).text());
      for (const words of [sample.title, sample.kind, ...sample.says]) expect(html).toContain(words);
    });
});

test.describe('the customized portal', () => {
  test.use({ baseURL: async ({}, use) => use(serverUrls().customizedPortal) });

  test('has a menu that opens and links to pages', async ({ page }) => {
    await page.goto('/error?page=/x');
    const menu = page.getByRole('navigation', { name: 'Main menu' }).first();
    await expect(menu.getByRole('link', { name: 'Projects' })).toBeHidden();
    await menu.locator('summary', { hasText: 'Search' }).click();
    await menu.getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL('/?type=projects');
  });

  for (const path of ['/myCommunities', '/myCommunities/dh-ch', '/myclaims', '/my-orcid-links'])
    test(`${path} says that it needs scripts, and not that it is checking the login`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('main .notice')).toContainText(/needs (scripts|JavaScript)/);
      await expect(page.getByText('Checking your login')).toBeHidden();
    });

  test('has a menu on small screens too, with a login link that leads back', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/error?page=/x');
    await page.locator('header summary[aria-label="Main menu"]').click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/api/login-service/login?redirect=%2Ferror%3Fpage%3D%2Fx',
    );
    await menu.locator('summary', { hasText: 'Search' }).click();
    await expect(menu.getByRole('link', { name: 'Organizations' })).toBeVisible();
  });
});
