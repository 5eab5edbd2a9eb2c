import type { Page } from '@playwright/test';
import { fetchGraph, totalOf } from './support/graph.ts';
import { addressOf, SAMPLES } from './support/records.ts';
import {
  cards,
  chips,
  filters,
  openHydrated,
  searchBox,
  shownTotal,
  waitForHydration,
} from './support/search-page.ts';
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
    await page.getByRole('switch', { name: 'Open access only' }).click();
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

test('all data sets of a project', async ({ page }) => {
  const project = 'Human Brain Project Specific Grant Agreement 2';
  const task = startTask(page);
  const offered = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await task.step('type the number of the grant', async () => {
    await page.goto('/');
    await searchBox(page).fill('785907');
    await expect(offered.first()).toContainText(project);
  });
  await task.step('choose the project', () => offered.first().click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project);
  const id = new URL(page.url()).searchParams.get('projectId') ?? '';
  await task.step('“All its research products”', () =>
    page.getByRole('link', { name: 'All its research products' }).click(),
  );
  await task.step('tick “Research data”', async () => {
    await waitForHydration(page);
    await filters(page)
      .getByRole('checkbox', { name: /^Research data/ })
      .check();
    await expect(page).toHaveURL(/type=datasets/);
  });
  const all = await totalOf('research-products', { relProjectId: id });
  const wanted = await totalOf('research-products', { relProjectId: id, type: 'dataset' });
  expect(wanted).toBeGreaterThan(0);
  expect(wanted).toBeLessThan(all);
  await expect.poll(() => shownTotal(page)).toBe(wanted);
  task.done(4);
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

test('who at an organization works on a topic, and what else they have made', async ({ page }) => {
  const task = startTask(page);
  await searchFor(task, 'data about languages by Max Planck Society');
  await expect(chips(page)).toContainText('Organization: Max Planck Society');
  const author = filters(page).getByRole('checkbox', { name: /^Hammarström, Harald .* 2$/ });
  await expect(author).toBeVisible();
  await task.step('choose an author, who has a number of works', async () => {
    await filters(page).getByRole('link', { name: 'Page of Hammarström, Harald' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hammarström, Harald');
  });
  await expect(page).toHaveURL(/^[^?]*\/search\/person\?personId=[\dX-]{19}$/);
  task.done(2);
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

test('a half-remembered title, with typing mistakes', async ({ page }) => {
  const task = startTask(page);
  await task.step('search for the title', async () => {
    await page.goto('/');
    await searchBox(page).fill('highly acurate protein structre prediction');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/keyword=/);
  });
  await task.step('take the corrected words', () =>
    page
      .getByRole('region', { name: 'Ways to find more' })
      .getByRole('link', { name: /^highly accurate/ })
      .click(),
  );
  await expect(cards(page).first()).toContainText('Highly accurate protein structure prediction');
  task.done(2);
});

test('the newest open software of a field', async ({ page }) => {
  await openHydrated(page, '/?keyword=data');
  const task = startTask(page);
  await task.step('tick “Research software”', async () => {
    await filters(page)
      .getByRole('checkbox', { name: /^Research software/ })
      .check();
    await expect(chips(page)).toContainText('Research software');
  });
  await task.step('“Open access only”', async () => {
    await page.getByRole('switch', { name: 'Open access only' }).click();
    await expect(chips(page)).toContainText('Open access');
  });
  await task.step('“Newest first”', async () => {
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Newest first');
    await expect(page).toHaveURL(/sort=newest/);
  });
  await expect(cards(page).first()).toBeVisible();
  task.done(3);
});

test('twenty references in one style', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/?keyword=climate');
  const task = startTask(page);
  await task.step('twenty results on a page', async () => {
    await page.getByRole('combobox', { name: 'Results per page' }).selectOption('20');
    await expect(cards(page)).toHaveCount(20);
  });
  await task.step('select one', () =>
    page
      .getByRole('checkbox', { name: /^Select: / })
      .first()
      .check(),
  );
  await task.step('select all of them', () =>
    page.getByRole('button', { name: 'Select this page (20)' }).click(),
  );
  await task.step('open the selection', () => page.getByRole('link', { name: 'Selection (20)' }).click());
  await task.step('“Cite all”', () => page.getByRole('button', { name: 'Cite all' }).click());
  const copy = page.getByRole('button', { name: 'Copy all citations' });
  // The citation engine is loaded at this point.
  await expect(copy).toBeVisible({ timeout: 30_000 });
  await task.step('copy them', () => copy.click());
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('https://doi.org/');
  task.done(6);
});

test('all outputs of a grant as a table', async ({ page }) => {
  const task = startTask(page);
  await task.step('open the project', () => page.goto(addressOf(SAMPLES.project)));
  await task.step('“Report of all works”', () =>
    page.getByRole('link', { name: 'Report of all works' }).click(),
  );
  const waiting = page.waitForEvent('download');
  await task.step('“All works as a table (CSV)”', () =>
    page.getByRole('link', { name: 'All works as a table (CSV)' }).click(),
  );
  expect((await waiting).suggestedFilename()).toMatch(/\.csv$/);
  task.done(3);
});

test('an open copy of a paper, and two papers side by side', async ({ page }) => {
  await openHydrated(page, '/?keyword=climate&access=OPEN&type=publications');
  const compare = startTask(page);
  const boxes = page.getByRole('checkbox', { name: /^Select: / });
  await compare.step('select one', () => boxes.nth(0).check());
  await compare.step('and another', () => boxes.nth(1).check());
  await compare.step('open the selection', () => page.getByRole('link', { name: 'Selection (2)' }).click());
  await compare.step('“Compare these records”', () =>
    page.getByRole('link', { name: 'Compare these records' }).click(),
  );
  await expect(page.getByRole('table').first()).toBeVisible();
  compare.done(4);
  await page.goto('/?keyword=climate&access=OPEN&type=publications');
  const open = startTask(page);
  const copy = cards(page)
    .first()
    .getByRole('link', { name: /^Open copy/ });
  await open.step('“Open copy” on its card', () => expect(copy).toHaveAttribute('href', /^https?:/));
  open.done(1);
  const address = await copy.getAttribute('href');
  const title = cards(page).first().getByRole('heading').getByRole('link');
  const text = await title.innerText();
  await title.click();
  await expect(page).toHaveURL(/articleId=/);
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  await expect(page.getByRole('main').getByRole('link', { name: /^Open copy/ })).toHaveAttribute(
    'href',
    address ?? '',
  );
});
