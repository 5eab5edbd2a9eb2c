import type { Page } from '@playwright/test';
import { serverUrls } from './support/server-urls.ts';
import { openHydrated, searchBox, waitForHydration } from './support/search-page.ts';
import { expect, NEW_VISITOR, test } from './support/test.ts';

const DAY_S = 86_400;
const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });

const recordTracking = async (page: Page): Promise<URLSearchParams[]> => {
  const visits: URLSearchParams[] = [];
  await page.route('https://stats.example/**', (route) => {
    visits.push(new URL(route.request().url()).searchParams);
    return route.fulfill({ status: 204 });
  });
  return visits;
};

test.describe('the cookie notice', () => {
  test.use(NEW_VISITOR);

  test('shifts no content, is shown once, and then not for 90 days (Spec §4, §9)', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shift:
              (window as unknown as { shift: number }).shift + (entry as unknown as { value: number }).value,
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(notice(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001);
    await notice(page).getByRole('button', { name: 'OK' }).click();
    await expect(notice(page)).toHaveCount(0);
    const seen = (await context.cookies()).find(({ name }) => name === 'seen');
    expect(seen?.value).toBe('necessary');
    expect(Math.round(((seen?.expires ?? 0) - Date.now() / 1000) / DAY_S)).toBe(90);
    await page.reload();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await expect(notice(page)).toHaveCount(0);
  });

  test('can be answered by keyboard', async ({ page }) => {
    await page.goto('/');
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(notice(page).getByRole('link', { name: 'Privacy' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(notice(page).getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toHaveCount(0);
  });
});

test.describe('visit statistics', () => {
  test.use({ ...NEW_VISITOR, baseURL: async ({}, use) => use(serverUrls().customizedPortal) });

  test('count page views and searches of visitors who agree, nothing else', async ({ page }) => {
    const visits = await recordTracking(page);
    await page.goto('/');
    await expect(notice(page)).toBeVisible();
    expect(visits).toEqual([]);
    await notice(page).getByRole('button', { name: 'Allow statistics' }).click();
    await expect.poll(() => visits.length).toBe(1);
    await searchBox(page).fill('climate');
    await searchBox(page).press('Enter');
    await expect.poll(() => visits.length).toBe(2);
    expect(
      visits.map((visit) => [visit.get('idsite'), visit.get('action_name'), visit.get('search')]),
    ).toEqual([
      ['7', 'Furnished portal', null],
      ['7', 'climate · Furnished portal', 'climate'],
    ]);
    expect(visits[1]?.get('_id')).toBeNull();
  });

  test('never count visitors who decline, or whose browser sends Do Not Track', async ({ page, browser }) => {
    const visits = await recordTracking(page);
    await page.goto('/');
    await notice(page).getByRole('button', { name: 'Necessary only' }).click();
    await page.getByRole('link', { name: '40' }).first().click();
    await page.waitForLoadState('networkidle');
    expect(visits).toEqual([]);
    const refusing = await browser.newPage({ baseURL: serverUrls().customizedPortal });
    await refusing.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    await refusing
      .context()
      .addCookies([{ name: 'seen', value: 'statistics', url: serverUrls().customizedPortal }]);
    const refused = await recordTracking(refusing);
    await openHydrated(refusing, '/');
    await refusing.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
    await refusing.close();
  });
});
