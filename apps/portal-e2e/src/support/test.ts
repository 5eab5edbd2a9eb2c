import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { watchCallsOf } from './calls-under-way.ts';
import { places } from './places.ts';

export { expect } from '@playwright/test';

/** What a browser complains about while a visitor uses a page: errors, broken rules of the CSP, dialogs. */
export const troublesOf = (page: Page): string[] => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // A page that is itself an error (404, 503) is what its test asked for.
    if (message.text().startsWith('Failed to load resource') && message.location().url === page.url()) return;
    troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  return troubles;
};

/** A visitor who has read the cookie notice. */
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

/** For `test.use`: a visitor who has never been here. */
export const NEW_VISITOR = { storageState: { cookies: [], origins: [] } };

/** Playwright's test with the portal as base address; a page that causes an error in the browser fails its test. */
export const test = base.extend({
  baseURL: async ({}, use) => use(places().portal),
  storageState: async ({}, use) => use(returningVisitor(places().portal)),
  page: async ({ page }, use) => {
    const troubles = troublesOf(page);
    watchCallsOf(page);
    await use(page);
    base.expect(troubles, 'what the browser complained about').toEqual([]);
  },
});
