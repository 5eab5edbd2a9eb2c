import { CITATION_WAIT } from './support/citation-wait.ts';
import { violations } from './support/axe.ts';
import { fetchGraph } from './support/graph.ts';
import { addressOf, SAMPLES } from './support/records.ts';
import { chips, filters, numberIn, openHydrated, textOf, waitForHydration } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const REPORT = `${addressOf(SAMPLES.project)}&report=1`;

test.describe('on the first screen of a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });
  test('the open copy, citing, exporting and sharing are visible', async ({ page }) => {
    await page.goto(addressOf(SAMPLES.publication));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Open copy/ })).toBeInViewport({ ratio: 1 });
    for (const name of ['Cite', 'Export', 'Share'])
      await expect(main.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('citing', () => {
  test('gives the citation in the style and language that the reader chooses', async ({ page }) => {
    test.setTimeout(120_000);
    await openHydrated(page, addressOf(SAMPLES.publication));
    await page.getByRole('button', { name: 'Cite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Cite' });
    await expect(dialog).toContainText('Akiyama, K., & Alberdi, A. (2019).', CITATION_WAIT);
    await dialog.getByRole('combobox', { name: 'Style' }).selectOption('Vancouver');
    await expect(dialog).toContainText('Akiyama K, Alberdi A.', CITATION_WAIT);
    await dialog.getByRole('searchbox', { name: 'Find a style' }).fill('tides');
    await dialog.getByRole('combobox', { name: 'Style' }).selectOption('House of Tides');
    await expect(dialog).toContainText('Akiyama, & Alberdi wrote: First M87', CITATION_WAIT);
    await test.step('of any file, too', async () => {
      await dialog.getByText('Another style').click();
      const buffer = Buffer.from(
        `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><info><title>Annals of Waves</title>
        <id>x</id></info><citation><layout><text variable="title"/></layout></citation><bibliography><layout>
        <text variable="title" prefix="Wave: "/></layout></bibliography></style>`,
      );
      const field = dialog.getByLabel(/^CSL file/);
      await field.setInputFiles({ name: 'no.csl', mimeType: 'text/plain', buffer: Buffer.from('no style') });
      await expect(dialog).toContainText('This file has no complete citation style (CSL).');
      await field.setInputFiles({ name: 'waves.csl', mimeType: 'text/xml', buffer });
      await expect(dialog).toContainText('Wave: First M87', CITATION_WAIT);
      await expect(dialog.getByRole('combobox', { name: 'Style' })).toContainText('Annals of Waves');
    });
    expect(await violations(page)).toEqual([]);
    // In the search field, Escape clears the text.
    await dialog.getByRole('combobox', { name: 'Style' }).press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a record is available in every format that its page offers', async ({ page, request }) => {
    await page.goto(addressOf(SAMPLES.software));
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const links = page.getByRole('dialog', { name: 'Export' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(9);
    for (const address of addresses) expect.soft((await request.get(address)).status(), address).toBe(200);
  });

  test('a page shows statistics and cards of its works, and links to all of them', async ({ page }) => {
    await page.goto(addressOf(SAMPLES.organization));
    const figures = page.getByRole('region', { name: 'Figures' });
    await expect(figures).toContainText(/\d+% of the \d+ works are open access/);
    await expect(page.getByRole('region', { name: 'Research products' }).getByRole('article')).toHaveCount(
      10,
    );
    await expect(page.getByRole('region', { name: 'Collaborators' }).getByRole('listitem')).not.toHaveCount(
      0,
    );
  });
});

for (const kind of ['organization', 'project', 'community', 'dataSource'] as const)
  for (const javaScriptEnabled of [true, false])
    test.describe(`the works of a ${kind}, ${javaScriptEnabled ? 'with scripts' : 'without scripts'}`, () => {
      test.use({ javaScriptEnabled });

      test('are a list of results with facets on its own page, where filters stay', async ({ page }) => {
        await page.goto(addressOf(SAMPLES[kind]));
        if (javaScriptEnabled) await waitForHydration(page);
        await page.getByRole('link', { name: 'Filter and chart these works' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Works: ${SAMPLES[kind].title}`);
        const count = page.getByRole('main').locator('#count');
        const all = numberIn(await count.innerText());
        await expect(filters(page).getByRole('group').first()).toBeVisible();
        const open = new URL(page.url());
        open.searchParams.set('access', 'OPEN');
        await page.goto(`${open.pathname}${open.search}`);
        await expect(chips(page).getByRole('link').first()).toContainText('Access: Open access');
        const shown = numberIn(await count.innerText());
        expect(shown).toBeGreaterThan(0);
        expect(shown).toBeLessThanOrEqual(all);
        await chips(page).getByRole('link').first().click();
        await expect(count).toHaveText(new RegExp(`^${all} `));
        expect(new URL(page.url()).pathname).toBe(open.pathname);
        expect(new URL(page.url()).searchParams.get('works')).toBe('1');
      });
    });

test('the number of open works equals the results of its link', async ({ page }) => {
  await page.goto(addressOf(SAMPLES.community));
  const link = page
    .getByRole('region', { name: 'Figures' })
    .getByRole('link', { name: /(Show it|open works)$/ });
  const said = numberIn(await link.innerText());
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${said} research products`);
});

test('the number of joint works of two organizations equals the results of its link', async ({ page }) => {
  await page.goto(addressOf(SAMPLES.organization));
  const shared = page
    .getByRole('region', { name: 'Collaborators' })
    .getByRole('link', { name: /joint works?$/ });
  const said = numberIn(await shared.first().innerText());
  await shared.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${said} research products`);
});

test('the report of a project lists all of its works', async ({ request }) => {
  const { header } = await fetchGraph<{ header: { numFound: number } }>('research-products', {
    relProjectId: SAMPLES.project.id,
  });
  const html = await (await request.get(REPORT)).text();
  expect(html.split('<ol')[1]?.split('<li>')).toHaveLength(header.numFound + 1);
  expect(textOf(html)).toContain('All works as a table (CSV)');
  expect(textOf(html)).toMatch(/\d+% of the \d+ works are open access|The only work is (?:not )?open access/);
  expect(html).toContain('content="noindex,follow"');
});

test('an older version links to the newer one', async ({ page, request }) => {
  await page.goto(addressOf(SAMPLES.dataset));
  const earlier = page.getByRole('region', { name: 'Earlier versions' }).getByRole('link').first();
  const address = (await earlier.getAttribute('href')) ?? '';
  const html = textOf(await (await request.get(address)).text());
  expect(html).toContain('A newer version is available: Glottolog 5.0');
});

test('the graph of a record unfolds, has a table of the same lines, and is saved as a picture', async ({
  page,
}) => {
  await openHydrated(page, addressOf(SAMPLES.publication));
  await page.getByRole('button', { name: 'Show graph' }).click();
  const graph = page.getByRole('region', { name: 'Connections' });
  await expect(graph.getByText('Choose a record to unfold')).toBeFocused();
  const said = async () => numberIn((await graph.getByRole('status').innerText()).split(' and ')[1] ?? '');
  const before = await said();
  await page.keyboard.press('Tab');
  while (
    !(await graph
      .getByRole('button', { name: /Center of the graph/ })
      .evaluate((mark) => mark.matches(':focus')))
  )
    await page.keyboard.press('Tab');
  const organization = graph.getByRole('button', { name: /^Organization: Max Planck Society/ });
  while (!(await organization.evaluate((mark) => mark.matches(':focus'))))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(organization).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(said).toBeGreaterThan(before);
  await graph.getByText('Show as table').click();
  await expect(graph.getByRole('table').locator('tbody tr')).toHaveCount(await said());
  const download = page.waitForEvent('download');
  await graph.getByRole('button', { name: 'Graph as PNG' }).click();
  expect((await download).suggestedFilename()).toBe('publication-graph.png');
  expect(await violations(page)).toEqual([]);
});
