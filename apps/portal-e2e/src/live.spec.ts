import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectAccessibleAtCurrentWidth } from './support/axe.ts';
import { cards, filters, heading, waitForEnhancements } from './support/search-page.ts';
import { serverUrls } from './support/server-urls.ts';
import { startApi, startPortal } from './support/servers.ts';
import type { Server } from './support/servers.ts';
import { expect, test } from './support/test.ts';

// The records are those of another Graph API: that of the tests' own server.
test.describe.configure({ mode: 'default' });

let folder = '';
let servers: Server[] = [];
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-live-'));
  const api = await startApi(folder, { GRAPH_UPSTREAM: `${serverUrls().api}/graph`, SEARCH_URL: '' });
  servers = [await startPortal(api.port), api];
});
test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

const at = (address: string) => `${servers[0]?.url ?? ''}${address}`;

test('live results have plain filters, no counts, no “Why?”, and a note', async ({ page }) => {
  await page.goto(at('/?keyword=climate'));
  await waitForEnhancements(page);
  await expect(page.getByRole('complementary', { name: 'Source of the results' })).toContainText(
    'Live from OpenAIRE',
  );
  await expect(heading(page)).toHaveText('42 research products');
  await expect(filters(page).getByRole('checkbox', { name: 'Open access', exact: true })).toBeVisible();
  await expect(filters(page).getByRole('textbox', { name: 'From year' })).toBeVisible();
  await expect(filters(page).getByRole('button', { name: /^Trends/ })).toHaveCount(0);
  await expect(cards(page).first().getByRole('button', { name: /^Cite/ })).toBeVisible();
  for (const name of [/^Why/, /^Charts/])
    await expect(page.getByRole('button', { name }).or(page.getByRole('link', { name }))).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^(Services|Research communities)/ })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Sort by' }).getByRole('option')).toHaveText([
    'Relevance',
    'Newest first',
    'Oldest first',
    'Most cited',
  ]);
  await expectAccessibleAtCurrentWidth(page);

  await filters(page).getByRole('checkbox', { name: 'Restricted', exact: true }).check();
  await expect(page).toHaveURL(/access=RESTRICTED/);
  await expect(heading(page)).not.toHaveText('42 research products');
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: /^Facts/ })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Source of the results' })).toBeVisible();
});

test('the home page counts the kinds that the other server has, in German, too', async ({ page }) => {
  await page.goto(at('/?lang=de'));
  await expect(page.getByRole('complementary', { name: 'Quelle der Treffer' })).toContainText(
    'Live von OpenAIRE',
  );
  await expect(page.getByRole('link', { name: /^\d+ ?Projekte$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Forschungs.?gemeinschaften/ })).toHaveCount(0);
  await expectAccessibleAtCurrentWidth(page);
});
