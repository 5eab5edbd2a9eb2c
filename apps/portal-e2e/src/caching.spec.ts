import { createHash } from 'node:crypto';
import { places } from './support/places.ts';
import { addressOf, SAMPLES } from './support/records.ts';
import { expect, test } from './support/test.ts';

const PUBLIC_PAGES = ['/', '/?keyword=climate', '/?type=projects', addressOf(SAMPLES.publication)];

for (const address of PUBLIC_PAGES)
  test.describe(`the page ${address}`, () => {
    test('may be kept for a moment by everybody, and is one page for everybody', async ({ request }) => {
      const [first, second] = [await request.get(address), await request.get(address)];
      expect(first.headers()['cache-control']).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
      // Pages of records also depend on whether a page is what the client takes.
      expect(first.headers()['vary']).toMatch(/^(?:accept, )?accept-encoding, accept-language, cookie$/);
      expect(first.headers()['set-cookie']).toBeUndefined();
      expect(second.headers()['content-security-policy']).toBe(first.headers()['content-security-policy']);
    });

    test('is not sent again to who has it', async ({ request }) => {
      const known = (await request.get(address)).headers()['etag'] ?? '';
      // The page may have been made anew in between; then its tag is another one.
      await expect
        .poll(async () => {
          const answer = await request.get(address, { headers: { 'if-none-match': known } });
          return answer.status() === 304 || answer.headers()['etag'] !== known;
        })
        .toBe(true);
    });

    test('has no inline script but those that its policy names', async ({ request }) => {
      const response = await request.get(address);
      const policy = response.headers()['content-security-policy'] ?? '';
      const html = await response.text();
      const inline = [
        ...html.matchAll(/<script(?![^>]*(?: src=|application\/(?:ld\+)?json))[^>]*>(.*?)<\/script>/gs),
      ];
      expect(inline.length).toBeGreaterThan(0);
      for (const [, text = ''] of inline)
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toContain('nonce');
    });
  });

test('each reader gets the page in the language asked for, whoever asked before', async ({ request }) => {
  for (const language of ['de', 'en', 'de', 'en']) {
    const response = await request.get('/?keyword=climate', { headers: { 'accept-language': language } });
    expect(await response.text()).toContain(`<html lang="${language}"`);
  }
});

for (const address of ['/user-info', '/user-info?errorCode=3', '/reload'])
  test(`${address} is kept by nobody`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.headers()['cache-control']).toBe('private, no-store');
  });

test.describe('when the API does not answer', () => {
  test.use({ baseURL: async ({}, use) => use(places().lonelyPortal) });

  test('the page is kept by nobody, and says when to ask again', async ({ request }) => {
    const { 'cache-control': cacheControl, 'retry-after': retryAfter } = (await request.get('/')).headers();
    expect(cacheControl).toBe('no-store');
    expect(Number(retryAfter)).toBeGreaterThan(0);
  });

  test('it comes back by itself without scripts', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="\d+"\/><\/noscript>/i);
    const found = await (await request.get(`${places().portal}/`)).text();
    expect(found).not.toContain('http-equiv="refresh"');
  });

  test('it comes back by itself with scripts', async ({ browser, baseURL }) => {
    // Not the usual page: what a browser says of a missing API is no fault.
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('The overview could not be loaded.');
    await page.waitForLoadState('networkidle');
    await page.route('/', async (route) =>
      route.fulfill({ response: await route.fetch({ url: places().portal }) }),
    );
    await page.clock.fastForward('00:10');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await page.close();
  });
});
