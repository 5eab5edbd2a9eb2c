import type { Page } from '@playwright/test';
import { fetchGraph, totalOf } from './support/graph.ts';
import { SAMPLES } from './support/records.ts';
import { cards, chips, filters, waitForHydration, searchBox, shownTotal } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

/** Counts the steps of a visitor's task and records them with the test. */
const startTask = (page: Page) => {
  const steps: string[] = [];
  return {
    page,
    step: async (words: string, act: () => Promise<unknown>): Promise<void> => {
      steps.push(words);
      await test.step(words, act);
    },
    done: (atMost: number): void => {
      const description = `${steps.length}: ${steps.join(' → ')}`;
      test.info().annotations.push({ type: 'steps', description });
      expect(steps.length, description).toBeLessThanOrEqual(atMost);
    },
  };
};

type Task = ReturnType<typeof startTask>;

const searchFor = ({ page, step }: Task, words: string): Promise<void> =>
  step(`search for ${words}`, async () => {
    await page.goto('/');
    await searchBox(page).fill(words);
    await searchBox(page).press('Enter');
    await waitForHydration(page);
    await expect(cards(page).first()).toBeVisible();
  });

test('open-access data on a topic since a year, as CSV', async ({ page }) => {
  const task = startTask(page);
  await searchFor(task, 'climate');
  await task.step('tick “Research data”', async () => {
    await filters(page)
      .getByRole('checkbox', { name: /^Research data/ })
      .check();
    // The address changes before the page does, and the links depend on the page.
    await expect(chips(page)).toContainText('Research data');
  });
  await task.step('“Open access only”', async () => {
    await page.getByRole('link', { name: 'Open access only' }).click();
    await expect(chips(page)).toContainText('Open access');
  });
  await task.step('type the first year', async () => {
    await page.getByRole('textbox', { name: 'From year' }).fill('2021');
    await page.getByRole('textbox', { name: 'From year' }).press('Enter');
    await expect(page).toHaveURL(/from=2021/);
  });
  await task.step('open “Export”', () => page.getByText('Export', { exact: true }).click());
  const wanted = await totalOf('research-products', {
    search: 'climate',
    refine: ['type:dataset', 'access:OPEN'],
    fromYear: 2021,
  });
  expect(wanted).toBeGreaterThan(1);
  const waiting = page.waitForEvent('download');
  await task.step('“CSV”', () => page.getByRole('button', { name: 'CSV' }).click());
  expect((await waiting).suggestedFilename()).toMatch(/\.csv$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${wanted} `));
  task.done(6);
});

test('all results of a grant, with its organizations', async ({ page }) => {
  const { id, title } = SAMPLES.project;
  const task = startTask(page);
  const offered = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await task.step('type the number of the grant', async () => {
    await page.goto('/');
    await searchBox(page).fill('831558');
    await expect(offered.first()).toContainText(title);
  });
  await task.step('choose the project, which comes first', () => offered.first().click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const { groups } = await fetchGraph<{ groups: { total: number; kind: string; relation: string }[] }>(
    `related/${encodeURIComponent(id)}`,
  );
  for (const kind of ['product', 'organization']) {
    const { total = 0, relation = '' } = groups.find((group) => group.kind === kind) ?? {};
    expect(total).toBeGreaterThan(1);
    const all = page.locator(`main section p a[href*="related=${relation}"]`);
    await expect(all.first()).toContainText(String(total));
  }
  task.done(2);
});

test('papers that refer to a dataset', async ({ page }) => {
  const task = startTask(page);
  await searchFor(task, 'ImageNet');
  await task.step('open the dataset', async () => {
    await cards(page).getByRole('link', { name: 'ImageNet', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ImageNet', exact: true })).toBeVisible();
  });
  await task.step('all that it is referenced by', () =>
    page
      .locator('section', { has: page.getByRole('heading', { name: /^Referenced by/ }) })
      .getByRole('link', { name: /^Show/ })
      .click(),
  );
  await task.step('tick “Publication”', async () => {
    await waitForHydration(page);
    await filters(page)
      .getByRole('checkbox', { name: /^Publication/ })
      .check();
    await expect(page).toHaveURL(/type=publications/);
  });
  await expect.poll(() => shownTotal(page)).toBe(2);
  task.done(4);
});

test('new results of a saved search', async ({ page }) => {
  await page.goto('/?keyword=climate');
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.waitForFunction(() => localStorage.getItem('saved')?.includes('"lastLook":{'));
  // Makes one record look new since the last visit.
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('saved') ?? '');
    const [search] = saved.searches;
    search.lastLook.marks.splice(0, 1);
    search.lastLook.total -= 1;
    localStorage.setItem('saved', JSON.stringify(saved));
  });
  const task = startTask(page);
  await task.step('open what is kept', async () => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Saved on this device' }).click();
  });
  await task.step('“1 new”', () => page.getByRole('link', { name: '1 new' }).click());
  await expect(cards(page)).toHaveCount(1);
  task.done(2);
});
