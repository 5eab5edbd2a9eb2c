import { addressOf, SAMPLES } from './support/records.ts';
import { jsonLdOf, waitForHydration } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

for (const [kind, type] of [
  ['publication', 'ScholarlyArticle'],
  ['dataset', 'Dataset'],
  ['software', 'SoftwareSourceCode'],
  ['project', 'ResearchProject'],
  ['organization', 'Organization'],
  ['dataSource', 'DataCatalog'],
  ['service', 'Service'],
  ['community', 'Organization'],
] as const)
  test(`the page of a ${kind} describes the record in its first bytes and in its headers`, async ({
    request,
  }) => {
    const address = addressOf(SAMPLES[kind]);
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect(jsonLdOf(html)['@type']).toBe(type);
    expect(html).toContain('property="og:title"');
    expect(html).toContain('/icons/icon-512.png');
    expect(html).toContain('rel="canonical"');
    expect(html).toMatch(/hreflang="de"/i);
    const { link = '', vary = '' } = answer.headers();
    for (const rel of ['cite-as', 'type', 'describedby', 'linkset']) {
      expect(link).toContain(`rel="${rel}"`);
      expect(html).toContain(`rel="${rel}"`);
    }
    expect(vary).toContain('accept');
    const head = await request.head(address, { headers: { accept: 'text/html' } });
    expect(head.headers()['link']).toBe(link);
    for (const [, described = ''] of link.matchAll(/<([^>]+)>; rel="(?:describedby|linkset)"/g))
      expect((await request.get(described)).status(), described).toBe(200);
  });

test('a client that does not accept HTML gets the record in a format that it accepts', async ({
  request,
}) => {
  const headers = { accept: 'application/x-bibtex' };
  const answer = await request.get(addressOf(SAMPLES.publication), { headers });
  expect(answer.headers()['content-type']).toContain('application/x-bibtex');
  expect(await answer.text()).toMatch(/^@article\{/);
});

test('pages of results describe their total and their records to machines', async ({ request }) => {
  const answer = await request.get('/?type=projects');
  const html = await answer.text();
  const {
    '@type': type,
    url,
    mainEntity,
  } = jsonLdOf(html) as {
    '@type': string;
    url: string;
    mainEntity: { numberOfItems: number; itemListElement: { url: string }[] };
  };
  expect(type).toBe('CollectionPage');
  expect(jsonLdOf(await (await request.get(url)).text())['url']).toBe(url);
  expect(mainEntity.numberOfItems).toBeGreaterThan(10);
  expect((await request.get(mainEntity.itemListElement[0]?.url ?? '')).status()).toBe(200);
  const { link = '' } = answer.headers();
  for (const [, linkset = ''] of link.matchAll(/<([^>]+)>; rel="linkset"/g))
    expect(await (await request.get(linkset)).text(), linkset).toContain('/search/project?projectId=');
  expect(link).toContain('rel="linkset"');
});

test('metadata of the previous page is removed after a navigation', async ({ page }) => {
  await page.goto(addressOf(SAMPLES.publication));
  await expect(page.locator('head meta[name="citation_title"]')).toHaveCount(1);
  // Before hydration, links load a document.
  await waitForHydration(page);
  const description = page.locator('head meta[name=description]');
  const first = await description.getAttribute('content');
  await page.locator('main section li a[href^="/search/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(SAMPLES.publication.title);
  await expect(page.locator('head [data-metadata]')).toHaveCount(0);
  // The metadata is that of the current record, and occurs once.
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', page.url());
  await expect(page).toHaveTitle(
    `${await page.getByRole('heading', { level: 1 }).innerText()} · Open Discovery`,
  );
  for (const text of await description.evaluateAll((all) => all.map((one) => one.getAttribute('content'))))
    expect(text).not.toBe(first);
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
  await expect(page).toHaveTitle('Open Discovery');
});

test('harvesters reach the records through the portal', async ({ request }) => {
  const xml = await (await request.get('/api/oai?verb=ListRecords&metadataPrefix=oai_dc')).text();
  expect(xml).toContain('<oai_dc:dc ');
  expect(xml).toContain('</resumptionToken>');
});
