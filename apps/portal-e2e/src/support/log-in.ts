import type { Page } from '@playwright/test';
import { places } from './places.ts';
import { isAlive } from './search-page.ts';
import { expect } from './test.ts';

/** Logs the page's visitor in with the account for trying out that may do everything. */
export const logInAsAdministrator = async (page: Page): Promise<void> => {
  await page.goto(`${places().furnishedPortal}/`);
  await isAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Portal administrator' }).click();
  await expect(page.getByRole('banner').locator('details[data-menu]').first()).toBeVisible();
};
