import type { Locator, Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expectAccessible } from './support/axe.ts';
import { startPortalOfRecords } from './support/portal-of-records.ts';
import type { PortalOfRecords } from './support/portal-of-records.ts';
import { chips, filters, titlesOf, waitForHydration } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const dataset = (number: number, mainTitle: string, location: Readonly<Record<string, string>>) => ({
  id: `handmade____::${String(number).padStart(32, '0')}`,
  type: 'dataset',
  mainTitle,
  geoLocations: [location],
});
const RECORDS = [
  dataset(1, 'Tides of Texel', { place: 'Texel', point: '53.05 4.8' }),
  dataset(2, 'Soil of the Netherlands', { box: '50.8 3.4 53.6 7.2' }),
  dataset(3, 'Reefs of Fiji', { box: '-20 177 -16 -178' }),
  dataset(4, 'Rain of the world', { box: '-90 -180 90 180' }),
];

const ALL = '/?type=research-outcomes';
const SIDES = { North: '53.6', West: '3', East: '8', South: '50' } as const;
const CHIP = 'Area: latitude 50° to 53.6°, longitude 3° to 8°';

const fields = (page: Page): Locator => filters(page).getByRole('group', { name: 'Area' });
const openFields = (page: Page): Promise<void> =>
  filters(page).getByRole('heading', { name: 'Area' }).click();
const apply = (page: Page): Promise<void> => fields(page).getByRole('button', { name: 'Apply' }).click();
const type = async (page: Page, sides: Readonly<Record<string, string>>): Promise<void> => {
  for (const [side, degrees] of Object.entries(sides)) await fields(page).getByLabel(side).fill(degrees);
};
const map = (page: Page): Locator => page.getByRole('group', { name: /^Places: chart/ });

test.describe('results are limited to an area', () => {
  // One worker runs them: each worker would import the records and start its own servers.
  test.describe.configure({ mode: 'default' });
  let portal: PortalOfRecords;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    portal = await startPortalOfRecords(async (folder) => {
      const file = path.join(folder, 'places.jsonl');
      await writeFile(file, RECORDS.map((record) => `${JSON.stringify(record)}\n`).join(''));
      return [file];
    });
  });
  test.afterAll(async () => portal.stop());

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('that is typed, and is removed again', async ({ page }) => {
        await page.goto(portal.url + ALL);
        if (javaScriptEnabled) await waitForHydration(page);
        await openFields(page);
        await type(page, SIDES);
        await apply(page);
        await expect(chips(page)).toContainText(CHIP);
        expect((await titlesOf(page)).sort()).toEqual(['Soil of the Netherlands', 'Tides of Texel']);
        await expect(fields(page).getByLabel('North')).toHaveValue('53.6');
        await chips(page).getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('4 research products');
      });

      test('that is invalid gets a message, and the typed sides stay', async ({ page }) => {
        await page.goto(portal.url + ALL);
        if (javaScriptEnabled) await waitForHydration(page);
        await openFields(page);
        await type(page, { North: '10', South: '20' });
        await apply(page);
        await expect(fields(page).getByRole('alert')).toContainText('-180,20,180,10');
        await expect(fields(page).getByLabel('South')).toHaveValue('20');
        await expect(fields(page).getByLabel('South')).toHaveAttribute('aria-invalid', 'true');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('4 research products');
      });
    });

  test('across the meridian of 180 degrees', async ({ page }) => {
    await page.goto(`${portal.url}/?box=170,-30,-170,-10`);
    expect(await titlesOf(page)).toEqual(['Reefs of Fiji']);
  });

  test('that is chosen on the map by keyboard or in its table, and smaller ones within it', async ({
    page,
  }) => {
    await page.goto(`${portal.url}${ALL}&panel=1`);
    await expect(map(page)).toBeVisible();
    await map(page).getByRole('link', { name: 'latitude 50° to 70°, longitude 0° to 20°: 2' }).focus();
    await page.keyboard.press('Enter');
    await expect(chips(page)).toContainText('latitude 50° to 70°, longitude 0° to 20°');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2 research products');
    const table = page.getByRole('table', { name: 'Places' });
    await table.getByRole('link', { name: 'latitude 50° to 55°, longitude 0° to 5°' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 research product');
    await expect(table, 'there are no smaller ones').toBeHidden();
    await page.getByRole('link', { name: 'All areas' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('4 research products');
  });

  test('fields and map are free of violations in both themes and widths', async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(`${portal.url}/?box=0,50,20,70&panel=1`);
    await expect(map(page)).toBeVisible();
    await expectAccessible(page);
  });
});
