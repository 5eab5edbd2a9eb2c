import type { Page } from '@playwright/test';
import { serverUrls } from './server-urls.ts';
import { waitForHydration } from './search-page.ts';
import { expect } from './test.ts';
import { userMenu } from './user-menu.ts';

/** Logs in with the trial account of a portal administrator. */
export const logInAsAdministrator = async (page: Page): Promise<void> => {
  await page.goto(`${serverUrls().customizedPortal}/`);
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Portal administrator' }).click();
  await expect(userMenu(page)).toBeVisible();
};
