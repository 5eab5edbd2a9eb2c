import { addressOf, SAMPLES } from './support/records.ts';
import { fetchGraph } from './support/graph.ts';
import { serverUrls } from './support/server-urls.ts';
import { expect, test } from './support/test.ts';

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

test('the sitemap lists every product by type, and its addresses work', async ({ request }) => {
  const parts = addressesIn(await (await request.get('/sitemap.xml')).text());
  const listed: string[] = [];
  for (const part of parts) {
    const response = await request.get(part);
    expect(response.headers()['content-type']).toContain('xml');
    const addresses = addressesIn(await response.text());
    expect(addresses.length).toBeLessThanOrEqual(50_000);
    listed.push(...addresses);
  }
  const { counts } = await fetchGraph<{ counts: Record<string, number> }>('counts');
  const products = listed.filter((address) =>
    /\/search\/(publication|dataset|software|other)\?/.test(address),
  );
  expect(products).toHaveLength(counts['product'] ?? -1);
  expect(new Set(listed).size).toBe(listed.length);
  for (const address of [listed[0], listed.at(-1)])
    expect((await request.get(address ?? '')).status()).toBe(200);
});

for (const [address, rule] of [
  ['/', null],
  [addressOf(SAMPLES.publication), null],
  ['/?keyword=climate', 'noindex, follow'],
] as const)
  test(`${address} has the robots rule: ${rule ?? 'none'}`, async ({ request }) => {
    expect((await request.get(address)).headers()['x-robots-tag'] ?? null).toBe(rule);
  });

for (const [address, canonical] of [
  ['/?type=projects&keyword=climate', '/?keyword=climate&type=projects'],
  ['/?page=2&keyword=climate', '/?keyword=climate&page=2'],
  ['/?lang=de', '/'],
] as const)
  test(`${address} has the canonical address ${canonical}`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const [, href = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect(href.replaceAll('&amp;', '&')).toBe(serverUrls().portal + canonical);
  });
