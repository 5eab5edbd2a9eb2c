import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { delayRequests, numberIn, openHydrated, shownTotal, totalAt } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const builder = (page: Page) => page.getByRole('region', { name: 'Advanced search' });
const text = (page: Page) => builder(page).getByRole('textbox', { name: 'Query text' });
const field = (page: Page, row: number) => page.getByRole('combobox', { name: `Field of row ${row}` });
const how = (page: Page, row: number) => page.getByRole('combobox', { name: `Operator, row ${row}` });
const value = (page: Page, row: number) =>
  page.getByRole('textbox', { name: `Value of row ${row}`, exact: true });
const inAll = (page: Page) => builder(page).getByRole('status');
const search = (page: Page) => builder(page).getByRole('button', { name: 'Search', exact: true });

const open = async (page: Page, address: string): Promise<void> => {
  await openHydrated(page, address);
  await expect(builder(page)).toBeVisible();
};

/** Query texts with the rows they produce. Writing the rows back must give the same text. */
const TEXTS = [
  ['title:climate', 1],
  ['climate NOT "climate change"', 2],
  ['title:climate (country:DE OR country:US)', 3],
  ['NOT (title:climate OR title:sea)', 2],
  ['year:2015..2020', 1],
  ['title:data author:a* OR subject:"open science"', 3],
] as const;

for (const [query, rows] of TEXTS)
  test(`${query}: rows, counts and results agree`, async ({ page, request }) => {
    await open(page, `/?advanced=true&q=${encodeURIComponent(query)}`);
    const counts = builder(page).getByText(/ on its own$/);
    await expect(counts).toHaveCount(rows);
    await expect(text(page)).toHaveValue(query);
    await expect(inAll(page)).toHaveText(/\d/);
    const promised = numberIn(await inAll(page).innerText());
    expect(await totalAt(request, `/?q=${encodeURIComponent(query)}`)).toBe(promised);
    await search(page).click();
    await expect(builder(page)).toHaveCount(0);
    await expect.poll(() => shownTotal(page)).toBe(promised);
  });

test('rows and text stay in sync', async ({ page }) => {
  await open(page, '/?advanced=true');
  await field(page, 1).selectOption('Title');
  await value(page, 1).fill('climate');
  await builder(page).getByRole('button', { name: 'Add a row' }).click();
  await page.getByRole('combobox', { name: 'Include or exclude, row 2' }).selectOption('without');
  await how(page, 2).selectOption('contains the exact phrase');
  await value(page, 2).fill('climate change');
  await expect(text(page)).toHaveValue('title:climate NOT "climate change"');
  await text(page).fill('author:jumper year:2018..');
  await expect(field(page, 1)).toHaveValue('author');
  await expect(value(page, 1)).toHaveValue('jumper');
  await expect(how(page, 2)).toHaveValue('since');
  await expect(value(page, 2)).toHaveValue('2018');
  await text(page).fill('wholeTitle:"HIGHLY accurate protein structure prediction with AlphaFold."');
  await expect(field(page, 1)).toHaveValue('title');
  await expect(how(page, 1)).toHaveValue('is');
  await expect.poll(async () => numberIn(await inAll(page).innerText())).toBe(1);
});

test('fields filled in before hydration keep their values', async ({ page }) => {
  const late = page.waitForRequest('**/assets/builder-*.js');
  const release = await delayRequests(page, '**/assets/builder-*.js');
  await page.goto('/?advanced=true', { waitUntil: 'commit' });
  await late;
  await field(page, 1).selectOption('Title');
  await value(page, 1).fill('climate');
  release();
  await expect(text(page)).toHaveValue('title:climate');
  await expect(field(page, 1)).toHaveValue('title');
  await expect(value(page, 1)).toHaveValue('climate');
});

test('rows that are not submitted stay when the language changes', async ({ page }) => {
  await open(page, '/?advanced=true&q=title%3Aclimate');
  await value(page, 1).fill('ocean');
  await field(page, 2).selectOption('Country');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('textbox', { name: 'Suchtext' })).toHaveValue('title:ocean');
  await expect(page.getByRole('combobox', { name: 'Feld der Zeile 2' })).toHaveValue('country');
});

test('rows that are not submitted stay when the kind of results changes', async ({ page }) => {
  await open(page, '/?advanced=true&q=title%3Aclimate');
  await value(page, 1).fill('ocean');
  await builder(page).getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(/type=projects/);
  await expect(text(page)).toHaveValue('title:ocean');
});

test('typing part of a name finds a value in its list', async ({ page }) => {
  await open(page, '/?advanced=true');
  await field(page, 1).selectOption('Country');
  const box = page.getByRole('combobox', { name: 'Value of row 1' });
  await box.fill('germ');
  await page.getByRole('option', { name: /^Germany/ }).click();
  await expect(text(page)).toHaveValue('country:DE');
  await expect(box).toHaveValue('Germany');
});

test('a wrong year shows the message of the specification and is left out', async ({ page }) => {
  await open(page, '/?advanced=true');
  await field(page, 1).selectOption('Year');
  const from = page.getByRole('textbox', { name: 'From, row 1' });
  const to = page.getByRole('textbox', { name: 'To, row 1' });
  await from.fill('1799');
  await expect(builder(page).getByRole('alert')).toHaveText('Both starting and ending year are required');
  await to.fill('2020');
  await expect(builder(page).getByRole('alert')).toHaveText(/^Year must be between 1800 and \d{4}\.$/);
  await from.fill('2021');
  await expect(builder(page).getByRole('alert')).toHaveText(
    'Starting year must be greater than or equal to ending year.',
  );
  await expect(text(page)).toHaveValue('');
  await from.fill('2018');
  await expect(builder(page).getByRole('alert')).toHaveCount(0);
  await expect(text(page)).toHaveValue('year:2018..2020');
});

test('a date that does not exist shows a message', async ({ page }) => {
  await open(page, '/?advanced=true');
  await field(page, 1).selectOption('Publication date');
  await how(page, 1).selectOption('from');
  await value(page, 1).fill('2023-2-29');
  await expect(builder(page).getByRole('alert')).toHaveText('Please provide a valid date, e.g. 2024-2-29.');
  await page.getByLabel('Value of row 1, calendar').fill('2024-02-29');
  await expect(value(page, 1)).toHaveValue('2024-02-29');
  await expect(builder(page).getByRole('alert')).toHaveCount(0);
  await expect(text(page)).toHaveValue('date:2024-02-29..');
});

test('an error in the text is marked at its position', async ({ page }) => {
  await open(page, '/?advanced=true');
  await text(page).fill('title:climate AND');
  await expect(builder(page).getByText('This operator has nothing to connect.')).toBeVisible();
  await expect(builder(page).locator('mark')).toHaveText('AND');
  await builder(page).getByRole('button', { name: 'Character 15:' }).click();
  await expect(text(page)).toBeFocused();
  expect(
    await text(page).evaluate(
      (box) => box instanceof HTMLTextAreaElement && [box.selectionStart, box.selectionEnd],
    ),
  ).toEqual([14, 17]);
});

test('a text that rows cannot express stays a text', async ({ page }) => {
  await open(page, '/?advanced=true&q=climate+(sea+OR+(ice+(snow+OR+rain)))');
  await expect(builder(page).getByText('too complex to be shown as rows')).toBeVisible();
  await expect(field(page, 1)).toHaveCount(0);
  await text(page).fill('climate');
  await expect(value(page, 1)).toHaveValue('climate');
});

test('each kind has its own fields', async ({ page }) => {
  await open(page, '/?advanced=true');
  await builder(page).getByRole('link', { name: 'Organizations' }).click();
  await expect(field(page, 1).getByRole('option')).toHaveText([
    'Any field',
    'Legal name, Short name',
    'Country',
  ]);
});

test('by keyboard alone', async ({ page }) => {
  await openHydrated(page, '/?keyword=climate');
  await page.getByRole('link', { name: 'Advanced search' }).focus();
  await page.keyboard.press('Enter');
  await value(page, 1).focus();
  await page.keyboard.type('sea');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?keyword=climate&q=sea');
});

test('a new row or group has the focus, so that the keyboard goes on there', async ({ page }) => {
  await open(page, '/?advanced=true');
  await builder(page).getByRole('button', { name: 'Add a row' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Include or exclude, row 2' })).toBeFocused();
  await builder(page).getByRole('button', { name: 'Add a group' }).press('Enter');
  const group = builder(page).getByRole('group', { name: 'Group 2' });
  await expect(group.getByRole('combobox').first()).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('submitted rows come back with the equivalent text', async ({ page }) => {
    await page.goto('/?advanced=true&keyword=climate');
    await field(page, 1).selectOption('Title');
    await value(page, 1).fill('climate');
    await builder(page).getByRole('button', { name: 'Add a row' }).click();
    await expect(page).toHaveURL('/?keyword=climate&q=title%3Aclimate&advanced=true');
    await expect(value(page, 1)).toHaveValue('climate');
    await value(page, 2).fill('change');
    await builder(page).getByRole('button', { name: 'Add a group' }).click();
    await expect(text(page)).toHaveValue('title:climate change');
    await expect(builder(page).getByRole('group', { name: /^Group/ })).toHaveCount(2);
    await builder(page).getByRole('button', { name: 'Remove row 2' }).click();
    await expect(text(page)).toHaveValue('title:climate');
    await search(page).click();
    await expect(page).toHaveURL('/?keyword=climate&q=title%3Aclimate');
    await expect.poll(() => shownTotal(page)).toBeGreaterThan(0);
  });

  test('the text is submitted unchanged', async ({ page }) => {
    await page.goto('/?advanced=true');
    await text(page).fill('title:climate -change');
    await builder(page).getByRole('button', { name: 'Search with this text' }).click();
    await expect(page).toHaveURL(/q=title%3Aclimate/);
  });
});

test('free of violations in both themes and widths, and not wider than the screen', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, '/?advanced=true&q=title:climate+(country:DE+OR+year:2015..2020)+AND');
  await expectAccessible(page);
});
