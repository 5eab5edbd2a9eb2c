import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { listen } from './support/listen.ts';
import { addressOf, SAMPLES } from './support/records.ts';
import { openHydrated } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

/** Opens a page of another site that has the code. Browsers let no page that a test makes up frame one of this machine. */
const embed = async (page: Page, code: string) => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Publications</title>${code}`);
  });
  const site = await listen(server);
  page.once('close', () => void site.stop());
  await page.goto(site.url);
  return page.frameLocator('iframe');
};

const codeIn = (page: Page) => page.getByRole('textbox', { name: 'Show on another website' });

test('results are shown on another site by the code of the export menu, and lead to the portal', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/?keyword=climate&access=OPEN&size=20&page=2');
  await page.getByText('Export', { exact: true }).click();
  const code = await codeIn(page).inputValue();
  expect(await violations(page)).toEqual([]);
  const frame = await embed(page, code);
  await expect(frame.getByRole('listitem').filter({ has: page.getByRole('article') })).toHaveCount(20);
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: /research products · Open Discovery$/ }).click();
  await expect(await opened).toHaveURL(/\?keyword=climate&access=OPEN&size=20/);
});

test('a record is shown on another site by the code of “Share”', async ({ page }) => {
  await openHydrated(page, addressOf(SAMPLES.publication));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const code = await codeIn(page).inputValue();
  const frame = await embed(page, code);
  await expect(frame.getByRole('article')).toHaveCount(1);
  await expect(frame.getByRole('link', { name: 'Open in Open Discovery' })).toBeVisible();
});

test('the preview opens what the other site shows, free of violations', async ({ page, context }) => {
  await openHydrated(page, '/?keyword=climate');
  await page.getByText('Export', { exact: true }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('article').first()).toBeVisible();
  await expect(preview).toHaveURL(/\/embed\//);
  expect(await violations(preview)).toEqual([]);
});
