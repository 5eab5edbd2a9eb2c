import type { Page } from '@playwright/test';
import { serverUrls } from './server-urls.ts';
import { expect } from './test.ts';

/** The accounts of the trial login, by the texts of their buttons. */
const ACCOUNTS = {
  'Registered user': 'trial-user',
  'Community manager': 'trial-manager',
  Curator: 'trial-curator',
  'Portal administrator': 'trial-administrator',
} as const;
export type Account = keyof typeof ACCOUNTS;

/**
 * Logs a page's browser in, without loading a page: the login by its own pages is tested in `session.spec.ts`. The page
 * itself knows of it when it loads the next document.
 */
export const logIn = async (page: Page, account: Account, portal: string): Promise<void> => {
  const choice = await page.request.get(`${portal}/api/login-service/login`);
  const action = new RegExp(`action="([^"]+/${ACCOUNTS[account]})"`).exec(await choice.text())?.[1] ?? '';
  await page.request.post(new URL(action, choice.url()).href);
  expect((await page.context().cookies(portal)).map(({ name }) => name)).toContain('AccessToken');
};

/** Logs in as the administrator of the customized portal. */
export const logInAsAdministrator = (page: Page): Promise<void> =>
  logIn(page, 'Portal administrator', serverUrls().customizedPortal);
