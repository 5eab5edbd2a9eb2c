import { createHash } from 'node:crypto';
import { serverUrls } from './support/server-urls.ts';
import { addressOf, SAMPLES } from './support/records.ts';
import { expect, test } from './support/test.ts';

const PUBLIC_PAGES = ['/', '/?keyword=climate', '/?type=projects', addressOf(SAMPLES.publication)];

for (const address of PUBLIC_PAGES)
  test.describe(`the page ${address}`, () => {
    test('is cacheable for a short time and the same for everyone', async ({ request }) => {
      const [first, second] = [await request.get(address), await request.get(address)];
      expect(first.headers()['cache-control']).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
      // Landing pages also vary by `Accept`: they are available in other formats.
      expect(first.headers()['vary']).toMatch(/^(?:accept, )?accept-encoding, accept-language, cookie$/);
      expect(first.headers()['set-cookie']).toBeUndefined();
      expect(second.headers()['content-security-policy']).toBe(first.headers()['content-security-policy']);
    });

    test('has only the inline scripts that its policy allows', async ({ request }) => {
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

test.describe('when the API does not answer', () => {
  test.use({ baseURL: async ({}, use) => use(serverUrls().portalWithoutApi) });

  test('it recovers by itself without scripts', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="\d+"\/><\/noscript>/i);
    const found = await (await request.get(`${serverUrls().portal}/`)).text();
    expect(found).not.toContain('http-equiv="refresh"');
  });

  test('it recovers by itself with scripts', async ({ browser, baseURL }) => {
    // A page without the error check: the browser reports the missing API as an error.
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('The overview could not be loaded.');
    await page.waitForLoadState('networkidle');
    await page.route('/', async (route) =>
      route.fulfill({ response: await route.fetch({ url: serverUrls().portal }) }),
    );
    await page.clock.fastForward('00:10');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await page.close();
  });
});
