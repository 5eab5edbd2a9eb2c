import type { BrowserContext, Page, Route } from '@playwright/test';
import { CITATION_WAIT } from './support/citation-wait.ts';
import { violations } from './support/axe.ts';
import { makeNextRelease } from './support/next-release.ts';
import { openHydrated, titlesOf } from './support/search-page.ts';
import { serverUrls } from './support/server-urls.ts';
import { freePort, startPortal } from './support/servers.ts';
import type { Server } from './support/servers.ts';
import { expect, portalTest as test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const PHONE = { width: 360, height: 780 };

/** A portal that can be unreachable. */
interface OwnPortal {
  readonly url: string;
  readonly restart: (settings?: Readonly<Record<string, string>>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const startOwnPortal = async (): Promise<OwnPortal> => {
  const port = await freePort();
  const apiPort = Number(new URL(serverUrls().api).port);
  let running: Server = await startPortal(apiPort, {}, port);
  return {
    url: running.url,
    restart: async (settings) => {
      await running.stop();
      running = await startPortal(apiPort, settings, port);
    },
    stop: () => running.stop(),
  };
};

const own = test.extend<{ portal: OwnPortal }>({
  portal: async ({}, use) => {
    const portal = await startOwnPortal();
    await use(portal);
    await portal.stop();
  },
});

const loseConnection = async (context: BrowserContext, portal: OwnPortal): Promise<void> => {
  await portal.stop();
  await context.setOffline(true);
};

const keptCaches = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());
/** Waits until a service worker that has kept everything answers the page. */
const waitForOfflineCache = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated');

/** Selects the first two results for “climate”, and returns their titles. */
const selectTwo = async (page: Page, portal: OwnPortal): Promise<string[]> => {
  await openHydrated(page, `${portal.url}/?keyword=climate`);
  const titles = (await titlesOf(page)).slice(0, 2);
  for (const title of titles) await page.getByRole('checkbox', { name: `Select: ${title}` }).check();
  return titles;
};

const selection = (page: Page) => page.getByRole('region', { name: 'Selection (2)' });
const entry = (page: Page, title: string) =>
  selection(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title }) });
const citations = (page: Page) => selection(page).getByText('Citation', { exact: true });

own(
  'the portal is installable: its manifest has no errors, and its icons are there',
  async ({ page, portal }) => {
    await page.goto(`${portal.url}/?lang=de`);
    const client = await page.context().newCDPSession(page);
    const { url, errors, data } = await client.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${portal.url}/manifest.webmanifest?lang=de`, []]);
    const { icons, start_url, display } = JSON.parse(data ?? '{}');
    expect([start_url, display]).toEqual(['/', 'standalone']);
    for (const { src } of icons) {
      const answer = await page.request.get(`${portal.url}${src}`);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    }
  },
);

own(
  'saved records, citations and snapshots are read without a connection',
  async ({ page, context, portal }) => {
    const titles = await selectTwo(page, portal);
    await page.getByRole('button', { name: 'Search snapshot' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save on this device' }).click();
    await page.goto(`${portal.url}/saved`);
    await page.getByRole('button', { name: 'Cite all' }).click();
    await expect(citations(page)).toHaveCount(2, CITATION_WAIT);
    await waitForOfflineCache(page);
    await page.setViewportSize(PHONE);
    await loseConnection(context, portal);

    await page.reload();
    await expect(page.getByText('There is no connection.')).toBeVisible();
    for (const title of titles)
      await expect(selection(page).getByRole('link', { name: title })).toBeVisible();
    await expect(
      selection(page)
        .getByRole('link', { name: /^DOI 10\./ })
        .first(),
    ).toBeVisible();
    await expect(
      selection(page)
        .getByText(/ · 20\d\d/)
        .first(),
    ).toBeVisible();
    for (const title of titles) {
      await entry(page, title).getByText('Citation', { exact: true }).click();
      await expect(entry(page, title).getByText(/\(20\d\d\)\./)).toContainText(title, { ignoreCase: true });
    }
    await page.getByText(/^climate, /).click();
    await expect(page.getByRole('heading', { name: 'Run it again' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await selection(page)
      .getByRole('link', { name: titles[0] ?? '' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    expect(page.url()).not.toContain('/saved');
    expect(await violations(page)).toEqual([]);
    await page.goto(`${portal.url}/?keyword=sea`);
    await page.getByRole('link', { name: 'Saved on this device' }).click();
    await expect(selection(page)).toBeVisible();

    // A page that was visited before may still be in the browser's own cache.
    await page.goto(`${portal.url}/?keyword=data`);
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await portal.restart();
    // The browser may have tried again by itself.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ research products$/);
  },
);

own(
  'a page that was on its way when the service worker began is answered by it, too',
  async ({ page, context, portal }) => {
    const onItsWay = await context.newPage();
    const requested = new Promise<Route>((resolve) => void onItsWay.route('**/saved', resolve));
    const opened = onItsWay.goto(`${portal.url}/saved`);
    const held = await requested;
    await selectTwo(page, portal);
    await waitForOfflineCache(page);
    await held.continue();
    await opened;
    await waitForOfflineCache(onItsWay);
  },
);

own('pages without a connection are in the reader’s language', async ({ browser, portal }) => {
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'allow' });
  const page = await context.newPage();
  await openHydrated(page, `${portal.url}/?keyword=climate`);
  await page
    .getByRole('checkbox', { name: /^Auswählen: / })
    .first()
    .check();
  await waitForOfflineCache(page);
  await loseConnection(context, portal);
  await page.goto(`${portal.url}/help`);
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
  await page.goto(`${portal.url}/saved`);
  await expect(page.getByText('Es besteht keine Verbindung.')).toBeVisible();
  await context.close();
});

own(
  'nothing is kept before something is saved, and nothing after it is removed',
  async ({ page, portal }) => {
    await openHydrated(page, `${portal.url}/saved`);
    expect(await keptCaches(page)).toEqual([]);
    await selectTwo(page, portal);
    await waitForOfflineCache(page);
    expect(await keptCaches(page)).toHaveLength(1);
    await page.goto(`${portal.url}/saved`);
    await page.getByRole('button', { name: 'Remove everything' }).click();
    await expect.poll(() => keptCaches(page)).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  },
);

own('a new release takes over, and its cache replaces the former one', async ({ page, context, portal }) => {
  const release = await makeNextRelease();
  try {
    await selectTwo(page, portal);
    await waitForOfflineCache(page);
    const [former] = await keptCaches(page);
    await portal.restart({ PROGRAM_FILE: release.program });

    // The page of the former release loads code whose file is gone.
    await page.getByRole('link', { name: 'Selection (2)' }).click();
    await expect(selection(page)).toBeVisible();
    await page.reload();
    await expect(page.locator('script[src$="-next.js"]').first()).toBeAttached();
    await expect.poll(() => keptCaches(page)).not.toContain(former);
    await waitForOfflineCache(page);
    await loseConnection(context, portal);
    await page.reload();
    await expect(selection(page)).toBeVisible();
    await expect(page.locator('script[src$="-next.js"]').first()).toBeAttached();
  } finally {
    await release.remove();
  }
});
