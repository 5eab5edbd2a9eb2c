import type { Page, Request } from '@playwright/test';
import { addressOf, samples } from './support/records.ts';
import { cards, openHydrated, waitForHydration } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const ROUTES = [
  ['home', '/'],
  ['results', '/?keyword=climate'],
  ['results of a kind', '/?type=projects&keyword=data'],
  ['no results', '/?keyword=sealevelzzz'],
  ['in German', '/?keyword=data&lang=de'],
  ['the error page', '/error?page=/x'],
  ['private data', '/error?page=-1'],
  ['user-info', '/user-info?errorCode=1'],
  ['what is kept', '/saved'],
  ['the builder', '/?advanced=true&q=climate'],
  ['an unknown id', '/search/publication?articleId=none'],
  ...samples().map(([name, sample]) => [`the page of a ${name}`, addressOf(sample)] as const),
] as const;

const recordCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    if (request.url().includes('/api/')) calls.push(`${request.method()} ${request.url()}`);
  });
  return calls;
};

test.describe('hydration repeats no API call', () => {
  for (const [name, address] of ROUTES)
    test(`${name}`, async ({ page }) => {
      const calls = recordCalls(page);
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      const response = await page.goto(address);
      expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      expect(calls).toEqual([]);
    });
});

test('the content security policy blocks an injected script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.slipped = "in"';
    document.body.append(script);
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-slipped', 'in');
  await page.close();
});

test.describe('navigation within the portal', () => {
  const recordDocumentLoads = (page: Page): string[] => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    return documents;
  };

  test('from results to a record, a relation and back loads no document', async ({ page }) => {
    await openHydrated(page, '/?keyword=alphafold');
    const documents = recordDocumentLoads(page);
    await cards(page)
      .getByRole('link', { name: /^Highly accurate protein structure/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Highly accurate protein structure');
    await page
      .locator('main section', { has: page.getByRole('heading', { name: 'Cited by' }) })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Highly accurate');
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 research products');
    await expect(page, 'the title comes along').toHaveTitle('alphafold · Open Discovery');
    expect(documents).toEqual([]);
  });

  test('going back repeats no request', async ({ page }) => {
    await openHydrated(page, '/?keyword=alphafold');
    // Suggestions for searches with few results are loaded after the results.
    const waysOut = Promise.all(
      ['/v3/totals', '/projects/spelling'].map((part) =>
        page.waitForResponse((response) => response.url().includes(part)),
      ),
    );
    await page
      .getByRole('navigation', { name: 'Kinds of results' })
      .getByRole('link', { name: 'Projects' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('project');
    await waysOut;
    const calls = recordCalls(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 research products');
    expect(calls).toEqual([]);
  });

  test('a link to an address that redirects works without loading a document', async ({ page }) => {
    await openHydrated(page, '/error?page=/x');
    const documents = recordDocumentLoads(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' }).first();
    await menu.locator('summary', { hasText: 'Search' }).click();
    await menu.getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL('/?type=projects');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('40 projects');
    expect(documents).toEqual([]);
  });

  test('assets are cached forever, pages briefly', async ({ page }) => {
    const caching: Record<string, string> = {};
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname === '/' || pathname.startsWith('/assets/'))
        caching[pathname] = response.headers()['cache-control'] ?? '';
    });
    await openHydrated(page, '/');
    expect(Number(/max-age=(\d+)/.exec(caching['/'] ?? '')?.[1])).toBeLessThanOrEqual(60);
    const assets = Object.entries(caching).filter(([path]) => path !== '/');
    expect(assets.length).toBeGreaterThan(2);
    for (const [path, value] of assets) expect(value, path).toContain('immutable');
  });
});
