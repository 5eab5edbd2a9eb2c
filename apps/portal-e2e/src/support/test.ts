import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { trackApiCalls } from './track-api-calls.ts';
import { serverUrls } from './server-urls.ts';

export { expect } from '@playwright/test';

/** Collects the errors, CSP violations and dialogs of a page. */
export const collectBrowserErrors = (page: Page): string[] => {
  const browserErrors: string[] = [];
  page.on('pageerror', (error) => browserErrors.push(`uncaught: ${error.message}`));
  page.on('dialog', (dialog) => {
    browserErrors.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // A test may open an error page (404, 503) on purpose.
    if (message.text().startsWith('Failed to load resource') && message.location().url === page.url()) return;
    browserErrors.push(`console: ${message.text()} (${message.location().url})`);
  });
  return browserErrors;
};

/** The cookies of a visitor who has accepted the cookie notice. */
const returningVisitor = (portal: string) => ({
  cookies: [
    {
      name: 'seen',
      value: 'necessary',
      domain: new URL(portal).hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
});

/** Options for `test.use`: a first-time visitor. */
export const NEW_VISITOR = { storageState: { cookies: [], origins: [] } };

/** Playwright's `test` with the portal as base URL. */
export const portalTest = base.extend({
  baseURL: async ({}, use) => use(serverUrls().portal),
  storageState: async ({}, use) => use(returningVisitor(serverUrls().portal)),
});

/** Playwright's `test` with the portal as base URL. An error in the browser fails the test. */
export const test = portalTest.extend({
  page: async ({ page }, use) => {
    const browserErrors = collectBrowserErrors(page);
    trackApiCalls(page);
    await use(page);
    base.expect(browserErrors, 'errors in the browser').toEqual([]);
  },
});
