import { expectAccessible } from './support/axe.ts';
import { openHydrated } from './support/search-page.ts';
import { serverUrls } from './support/server-urls.ts';
import { expect, test } from './support/test.ts';
import { userMenu } from './support/user-menu.ts';

test.use({ baseURL: async ({}, use) => use(serverUrls().customizedPortal) });

test('a user connects their ORCID iD, adds their works, removes one, and disconnects', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Registered user' }).click();
  await userMenu(page).locator('summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'My ORCID record' }).click();

  await page.getByRole('link', { name: 'Connect your ORCID iD' }).click();
  await expect(page).toHaveURL(new RegExp(`^${serverUrls().orcid}/oauth/authorize`));
  await page.getByRole('link', { name: 'Authorize access' }).click();
  await expect(page.getByText('Your ORCID iD is connected.')).toBeVisible();
  await expect(page).toHaveURL('/my-orcid-links');
  const works = page.locator('.my-orcid-links-list > li');
  await expect(works).toHaveCount(3);

  await page.getByLabel('Choose all 3 works that are not on your record').check();
  await page.getByRole('button', { name: 'Add 3 works to ORCID' }).click();
  await expect(page.getByText('3 works are now on your ORCID record.')).toBeVisible();
  await page.getByRole('button', { name: /^Remove “The World Atlas/ }).click();
  await expect(page.getByText('1 work added from here is no longer on your ORCID record.')).toBeVisible();
  await page.reload();
  await expect(works.filter({ hasText: 'added from here' })).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Your ORCID iD is disconnected.')).toBeVisible();
});
