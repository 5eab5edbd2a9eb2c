import { fetchGraph, totalOf } from './support/graph.ts';
import { addressOf, SAMPLES, samples } from './support/records.ts';
import {
  cards,
  chips,
  waitForHydration,
  linksOf,
  numberIn,
  shownTotal,
  textOf,
  totalAt,
} from './support/search-page.ts';
import { expect, test } from './support/test.ts';

/** Titles of relations on the page of one record, and on the page of the related record. */
const INVERSE_RELATIONS = [
  ['Fostering FAIR Data Practices In Europe', 'project', 'Research products', 'Funding'],
  ['Fostering FAIR Data Practices In Europe', 'project', 'Participants', 'Projects'],
  ['European Bioinformatics Institute', 'organization', 'Research products', 'Organizations'],
  ['First M87 Event Horizon Telescope Results', 'publication', 'Supplemented by', 'Supplement to'],
  ['Highly accurate protein structure prediction', 'product', 'Cited by', 'Cites'],
  ['Glottolog 5.0', 'dataset', 'Earlier versions', 'Newer versions'],
  ['Jupyter Notebook', 'software', 'Requires', 'Required by'],
  ['European Marine Science', 'community', 'Projects', 'Research communities'],
  ['Zenodo', 'dataSource', 'Related services', 'Related data sources'],
] as const;

for (const [name, sample] of samples())
  test.describe(`the page of a ${name}`, () => {
    test('shows the record under its title', async ({ page, baseURL }) => {
      const response = await page.goto(addressOf(sample));
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sample.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('main .meta').first()).toContainText(sample.kind);
      for (const text of sample.says) await expect(page.locator('main')).toContainText(text);
      await expect(page.getByRole('banner')).toBeVisible();
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(canonical?.startsWith(`${baseURL}/search/`)).toBe(true);
      expect(canonical).toContain(encodeURIComponent(sample.id));
      expect(await page.locator('meta[name=description]').count()).toBe(name === 'organization' ? 0 : 1);
    });

    test('lists its relations, each with a link to exactly that many results', async ({ page, request }) => {
      await page.goto(addressOf(sample));
      const { groups } = await fetchGraph<{ groups: { total: number; kind: string; relation: string }[] }>(
        `related/${encodeURIComponent(sample.id)}`,
      );
      // Authors are listed under the title, sources next to the copies.
      const shown = groups.filter(
        ({ kind, relation }) =>
          kind !== 'person' &&
          relation !== 'isHostedBy' &&
          !(kind === 'dataSource' && relation === 'isProvidedBy'),
      );
      const sections = page.locator('section:has(a[href*="related="])');
      const links = await linksOf(page.locator('main section p a[href*="related="]'));
      expect(links.length).toBeGreaterThan(0);
      expect(
        await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').count(),
      ).toBeGreaterThan(shown.length);
      for (const { address, words } of links) {
        const said = /\d/.test(words) ? numberIn(words) : 1;
        expect.soft(await totalAt(request, address), address).toBe(said);
      }
      expect(await sections.count()).toBeGreaterThan(0);
    });

    for (const [what, address] of [
      ['an id that does not exist', `${sample.path}${encodeURIComponent('doi_________::0')}`],
      ['a missing id', sample.path.split('?')[0] ?? ''],
    ] as const)
      test(`${what} shows the error page with status 404`, async ({ request }) => {
        const response = await request.get(address);
        expect(response.status()).toBe(404);
        const html = await response.text();
        expect(html).toContain('<title>Error page · Open Discovery</title>');
        expect(textOf(html)).toContain(sample.wrongId);
      });
  });

test.describe('relations work in both directions', () => {
  for (const [title, kind, there, back] of INVERSE_RELATIONS)
    test(`${title}: ${there} ⇄ ${back}`, async ({ page }) => {
      await page.goto(addressOf(SAMPLES[kind]));
      const section = (name: string) =>
        page
          .locator('main section')
          .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
      await section(there).getByRole('listitem').first().getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(title);
      const home = section(back).getByRole('link', { name: title });
      const all = section(back).getByRole('link', { name: /in the search$/ });
      await expect(home.or(all).first()).toBeVisible();
      if ((await home.count()) === 0) {
        await all.click();
        await expect(page).toHaveURL(/related=/);
        await expect(cards(page).first()).toBeVisible();
      }
      await page.getByRole('link', { name: title }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    });
});

test('nothing moves away from a pointer while the page of an organization hydrates', async ({ page }) => {
  const topOfWorks = (): number =>
    [...document.querySelectorAll('h2')]
      .find((heading) => heading.textContent === 'Research products')
      ?.getBoundingClientRect().top ?? 0;
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => { window.before = (${String(topOfWorks)})(); })`,
  );
  await page.goto(addressOf(SAMPLES.organization));
  await expect(page.getByRole('button', { name: 'Show network' })).toBeVisible();
  const before = await page.evaluate<number>('window.before');
  expect(before).toBeGreaterThan(0);
  // The fonts of headings arrive meanwhile.
  expect(Math.abs((await page.evaluate(topOfWorks)) - before)).toBeLessThan(10);
});

test.describe('a product', () => {
  test(
    'lists every copy with its source, access, type, license and date',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto(addressOf(SAMPLES.publication));
      const table = page.getByRole('table').first();
      await expect(table.getByRole('columnheader')).toHaveText([
        'Source',
        'Access',
        'Type',
        'License',
        'Date',
      ]);
      await expect(table.locator('tbody tr')).toHaveCount(2);
    },
  );

  test('links each identifier to its resolver', async ({ page }) => {
    await page.goto(addressOf(SAMPLES.publication));
    await expect(page.getByRole('link', { name: '10.3847/2041-8213/ab0ec7', exact: true })).toHaveAttribute(
      'href',
      'https://doi.org/10.3847/2041-8213/ab0ec7',
    );
  });

  test('names the source of its citation count, which links to the citing works', async ({ page }) => {
    await page.goto(addressOf(SAMPLES.product));
    const metric = page.locator('section', { has: page.getByRole('heading', { name: 'Metrics' }) });
    await expect(metric).toContainText('in this index, ');
    await expect(metric.getByRole('table')).toBeHidden();
    // Nothing can be expanded on paper.
    await page.emulateMedia({ media: 'print' });
    await expect(metric.getByRole('table')).toBeVisible();
    await expect(metric.getByText('Show as table')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Help' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await metric.getByRole('link', { name: '3', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 research products');
    await expect.poll(() => shownTotal(page)).toBe(3);
  });

  test('has a canonical address of its own type', async ({ request }) => {
    const html = await (await request.get(addressOf(SAMPLES.product))).text();
    expect(html).toContain(
      '/search/publication?articleId=doi_________%3A%3A79deebd6096b05aec00813b7000c010a',
    );
  });

  for (const type of ['publication', 'dataset', 'other'] as const)
    test(`software under the address of a ${type} redirects to its own`, async ({ request }) => {
      const { id } = SAMPLES.software;
      const response = await request.get(addressOf({ path: SAMPLES[type].path, id }), { maxRedirects: 0 });
      expect(response.status()).toBe(302);
      expect(response.headers()['location']).toBe(addressOf(SAMPLES.software));
    });
});

test.describe('a record is listed by everything it belongs to', () => {
  for (const [name, link] of [
    ['project', 'All its research products'],
    ['community', 'All its research products'],
  ] as const)
    test(`${name}: “${link}” has as many results as the section says`, async ({ page, request }) => {
      await page.goto(addressOf(SAMPLES[name]));
      const said = numberIn(
        await page
          .getByRole('navigation', { name: 'On this page' })
          .getByRole('link', { name: /^Research products/ })
          .innerText(),
      );
      const address = await page.getByRole('link', { name: link }).getAttribute('href');
      expect(await totalAt(request, address ?? '')).toBe(said);
    });
});

test('works that cite a record can be filtered by year, and are titled by the record', async ({ page }) => {
  await page.goto(addressOf(SAMPLES.product));
  await page.locator('main section p a[href*="related=IsCitedBy"]').click();
  const total = await shownTotal(page);
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'From year' }).fill('2023');
  await page.getByRole('textbox', { name: 'From year' }).press('Enter');
  await expect(page).toHaveURL(/from=2023/);
  await expect.poll(() => shownTotal(page)).toBeLessThan(total);
  await expect
    .poll(() => shownTotal(page))
    .toBe(
      await totalOf('research-products', { relatedTo: `IsCitedBy:${SAMPLES.product.id}`, fromYear: 2023 }),
    );
  const words = `Cited by: ${SAMPLES.product.title}`;
  await expect(chips(page)).toContainText(words);
  await expect(page.getByRole('region', { name: 'Ways to find more' })).toContainText(words);
});
