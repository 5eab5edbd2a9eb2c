import { textOf } from './support/search-page.ts';
import { serverUrls } from './support/server-urls.ts';
import { expect, test } from './support/test.ts';

test.describe('search addresses of other portals redirect to home and keep their meaning', () => {
  for (const [path, type] of [
    ['/search/find', null],
    ['/search/find/research-outcomes', 'research-outcomes'],
    ['/search/find/publications', 'publications'],
    ['/search/find/datasets', 'datasets'],
    ['/search/find/software', 'software'],
    ['/search/find/other', 'other'],
    ['/search/find/projects', 'projects'],
    ['/search/find/dataproviders', 'dataproviders'],
    ['/search/find/services', 'services'],
    ['/search/find/organizations', 'organizations'],
    ['/search/find/communities', 'communities'],
    ['/search/content-providers', 'dataproviders'],
    ['/search/entity-registries', 'dataproviders'],
    ['/search/journals', 'dataproviders'],
  ] as const)
    test(path, async ({ request }) => {
      const bare = await request.get(path, { maxRedirects: 0 });
      expect(bare.status()).toBe(302);
      expect(bare.headers()['location']).toBe(type === null ? '/' : `/?type=${type}`);
      const asked = await request.get(`${path}?keyword=solar%20wind&country=GR&country=DE`, {
        maxRedirects: 0,
      });
      expect(asked.headers()['location']).toBe(
        `/?${type === null ? '' : `type=${type}&`}keyword=solar+wind&country=GR&country=DE`,
      );
    });

  for (const word of [
    'research-outcomes',
    'publications',
    'datasets',
    'software',
    'other',
    'projects',
    'dataproviders',
    'services',
    'organizations',
  ])
    test(`/search/advanced/${word}`, async ({ request }) => {
      const response = await request.get(`/search/advanced/${word}?keyword=solar`, { maxRedirects: 0 });
      expect(response.status()).toBe(302);
      const target = new URL(response.headers()['location'] ?? '', 'http://portal');
      expect(target.pathname).toBe('/');
      expect(target.searchParams.get('type')).toBe(word);
      expect(target.searchParams.get('keyword')).toBe('solar');
      const opened = await request.get(target.pathname + target.search);
      expect(opened.status()).toBe(200);
      expect(await opened.text(), 'the address of the redirect is understood').not.toContain('was ignored');
    });
});

test.describe('disabled and unknown pages are not found', () => {
  for (const path of [
    '/participate/deposit/search',
    '/participate/deposit/learn-how',
    '/participate/claim',
    '/participate/direct-claim',
    '/myclaims',
    '/claims',
    '/develop',
    '/search/find/datasources',
    '/no/such/page',
    '/search/find/nothing',
  ])
    test(path, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      const words = textOf(await response.text());
      expect(words).toContain("Bad karma: we can't find that page!");
      expect(words).toContain(`You asked for ${path}, but despite our computers looking`);
    });

  test('none of them is in the menu', async ({ page }) => {
    await page.goto('/error?page=/x');
    const links = await page
      .getByRole('navigation', { name: 'Main menu' })
      .first()
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([
      '/',
      '/search/find/research-outcomes',
      '/search/find/projects',
      '/search/find/services',
      '/search/find/organizations',
    ]);
  });
});

test.describe('the error page', () => {
  test('names the requested page and possible reasons, with status 404', async ({ page, baseURL }) => {
    const response = await page.goto('/error?page=/my/page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Error page · Open Discovery');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Bad karma: we can't find that page!");
    await expect(page.locator('main')).toContainText(
      'You asked for /my/page, but despite our computers looking very hard, we could not find it. What happened?',
    );
    await expect(page.locator('main li')).toHaveCount(3);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/error`);
  });
});

test.describe('the other addresses', () => {
  test('reload goes to home without a saved location', async ({ page }) => {
    await page.goto('/reload');
    await expect(page).toHaveURL('/');
  });

  test('reload goes to the page after login if it is enabled', async ({ request }) => {
    const { customizedPortal } = serverUrls();
    const response = await request.get(`${customizedPortal}/reload`, { maxRedirects: 0 });
    expect(response.headers()['location']).toBe('/search/find/organizations');
  });

  for (const [saved, target] of [
    ['%2F%3Fkeyword%3Dclimate', '/?keyword=climate'],
    ['%2F%2Fevil.example', '/'],
  ] as const)
    test(`reload goes from the saved location ${saved} to ${target}, once`, async ({ request }) => {
      const response = await request.get('/reload', {
        headers: { cookie: `returnTo=${saved}` },
        maxRedirects: 0,
      });
      expect(response.status()).toBe(302);
      expect(response.headers()['location']).toBe(target);
      expect(response.headers()['set-cookie']).toMatch(/^returnTo=; .*Max-Age=0/);
    });

  test('a path with a trailing slash is the same page', async ({ request }) => {
    expect((await request.get('/search/find/projects/')).status()).toBe(200);
  });
});
