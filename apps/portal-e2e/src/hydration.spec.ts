import type { Page, Request } from '@playwright/test';
import { addressOf, samples } from './support/records.ts';
import { cards, isAlive } from './support/search-page.ts';
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

const watchCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    if (request.url().includes('/api/')) calls.push(`${request.method()} ${request.url()}`);
  });
  return calls;
};

test.describe('the page comes alive without asking anything again', () => {
  for (const [name, address] of ROUTES)
    test(`${name}`, async ({ page }) => {
      const calls = watchCalls(page);
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      const response = await page.goto(address);
      expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
      await isAlive(page);
      await page.waitForLoadState('networkidle');
      expect(calls).toEqual([]);
    });
});

test.describe('the content security policy', () => {
  test('allows files of this site, and inline only what it names by its hash', async ({ request }) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
    expect(policy).not.toContain('unsafe-');
    expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]{44}')+;/);
  });

  test('stops a script that was slipped in', async ({ browser, baseURL }) => {
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
});

test.describe('moving about', () => {
  const loads = (page: Page): string[] => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    return documents;
  };

  test('from results to a record, a relation and back loads no document', async ({ page }) => {
    await page.goto('/?keyword=alphafold');
    await isAlive(page);
    const documents = loads(page);
    await cards(page).getByRole('link', { name: 'Highly accurate protein structure' }).click();
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

  test('going back asks the server for nothing that is known', async ({ page }) => {
    await page.goto('/?keyword=alphafold');
    await isAlive(page);
    // The ways out of a search that finds few come after its results.
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
    const calls = watchCalls(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 research products');
    expect(calls).toEqual([]);
  });

  test('a link to an address that redirects works without loading a document', async ({ page }) => {
    await page.goto('/error?page=/x');
    await isAlive(page);
    const documents = loads(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' }).first();
    await menu.locator('summary', { hasText: 'Search' }).click();
    await menu.getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL('/?type=projects');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('40 projects');
    expect(documents).toEqual([]);
  });

  test('assets may be kept for good, pages for a moment', async ({ page }) => {
    const caching: Record<string, string> = {};
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname === '/' || pathname.startsWith('/assets/'))
        caching[pathname] = response.headers()['cache-control'] ?? '';
    });
    await page.goto('/');
    await isAlive(page);
    expect(Number(/max-age=(\d+)/.exec(caching['/'] ?? '')?.[1])).toBeLessThanOrEqual(60);
    const assets = Object.entries(caching).filter(([path]) => path !== '/');
    expect(assets.length).toBeGreaterThan(2);
    for (const [path, value] of assets) expect(value, path).toContain('immutable');
  });
});
