import type { Locator, Page } from '@playwright/test';

/** The menu of the logged-in user in the header. Phones have it elsewhere, too; only the visible one counts. */
export const userMenu = (page: Page): Locator =>
  page.getByRole('banner').locator('details[data-menu]:has(a[href*="logout"])').filter({ visible: true });
