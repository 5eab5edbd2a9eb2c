import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { removeRecords } from './support/records-of.ts';
import { startArchiveServer } from './support/archive-server.ts';
import { expectAccessible } from './support/axe.ts';
import { logIn } from './support/log-in.ts';
import type { Account } from './support/log-in.ts';
import { heading, openHydrated } from './support/search-page.ts';
import {
  addHarvestSource,
  corpusFiles,
  freePort,
  importRecords,
  startApi,
  startPortal,
} from './support/servers.ts';
import type { Server } from './support/servers.ts';
import { expect, portalTest, test } from './support/test.ts';
import { userMenu } from './support/user-menu.ts';

// One portal, which the tests change one after another.
test.describe.configure({ mode: 'serial' });

let folder = '';
let servers: Server[] = [];
let portal = '';
test.use({ baseURL: async ({}, use) => use(portal) });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-console-'));
  await importRecords(folder, corpusFiles().slice(0, 1));
  const port = await freePort();
  portal = `http://127.0.0.1:${port}`;
  const api = await startApi(folder, {
    PUBLIC_URL: portal,
    LOGINS_PER_MINUTE: '1000',
    HARVEST_CONTACT: 'ada@example.org',
  });
  servers = [api, await startPortal(api.port, { PORTAL_STATIC: 'false', PORTAL_REFRESH_SECONDS: '0' }, port)];
});
test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await removeRecords(folder);
});

const openAs = async (page: Page, account: Account, address: string): Promise<void> => {
  await logIn(page, account, portal);
  await page.goto(address);
};

test('users without a login or without permission see the reason (Spec §4, reasons 1 and 2)', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/user-info?errorCode=1&redirectUrl=%2Fadmin');
  await openAs(page, 'Registered user', '/admin');
  await expect(page).toHaveURL('/user-info?errorCode=2&redirectUrl=%2Fadmin');
  await userMenu(page).locator('summary').click();
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage this portal' })).toHaveCount(0);
});

test('the console has a title before the login is known, and without scripts', async ({ request }) => {
  const titleAt = async (address: string) =>
    /<title>([^<·]*) ·/.exec(await (await request.get(address)).text())?.[1];
  expect(await titleAt('/admin')).toBe('Overview');
  expect(await titleAt('/admin/menu')).toBe('Menu');
});

test('visitors load nothing of the console', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openHydrated(page, '/');
  expect(await page.content()).not.toContain('/admin"');
  expect(
    loaded.filter((address) => /admin|screen/.test(new URL(address).pathname.replace('admin-tool', ''))),
  ).toEqual([]);
});

test('an administrator writes and enables a page, and visitors read it without its hostile parts', async ({
  page,
  request,
}) => {
  await openAs(page, 'Portal administrator', '/saved');
  await userMenu(page).locator('summary').click();
  await page.getByRole('link', { name: 'Manage this portal' }).click();
  await expect(heading(page)).toHaveText('Overview');
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Pages' }).click();
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByLabel('Name', { exact: true }).fill('About us');
  const route = page.getByLabel('Address in this portal');
  await route.fill('/../about');
  await expect(
    page.getByText('Route should contain only letters or numbers, e.g /route or route'),
  ).toBeVisible();
  await route.fill('/about-us');
  await page
    .getByLabel('Text (HTML)')
    .fill('<p>We are <a href="javascript:alert(1)">here</a></p><script>alert(1)</script>');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^2 things were removed/)).toBeVisible();
  expect((await request.get('/about-us')).status()).toBe(404);
  await page.getByRole('link', { name: 'All pages' }).click();
  // The form has a switch of that name, too.
  await expect(page.getByRole('link', { name: 'New page' })).toBeVisible();
  await page.getByRole('switch', { name: 'About us' }).click();
  await expect(page.getByRole('dialog')).toContainText('/about-us can be read by everybody.');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect.poll(async () => (await request.get('/about-us')).status()).toBe(200);
  const html = await (await request.get('/about-us')).text();
  expect(html).toContain('We are');
  expect(html).not.toContain('alert(1)');
});

test('a text pasted from a word processor keeps its headings and lists, and the paste can be undone', async ({
  page,
}) => {
  await openAs(page, 'Portal administrator', '/admin/pages/new');
  const text = page.getByLabel('Text (HTML)');
  await text.fill('<p>We</p>\n');
  await text.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<h1>Lakes</h1><p class="MsoListParagraph">deep</p>');
    clipboardData.setData('text/plain', 'Lakes deep');
    field.focus();
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toHaveValue('<p>We</p>\n<h2>Lakes</h2>\n<ul>\n<li>deep</li>\n</ul>');
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Lakes' }),
  ).toBeVisible();
  await text.press('Control+z');
  await expect(text).toHaveValue('<p>We</p>\n');
});

test('an administrator moves a menu item by keyboard and undoes it', async ({ page, request }) => {
  await openAs(page, 'Portal administrator', '/admin/menu');
  await page.getByRole('group', { name: 'Home' }).getByRole('link').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('“Home” is now number 2 of 5 in “Menu”.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Home' }).getByRole('link')).toBeFocused();
  const firstItem = async () =>
    /<nav[^>]*>.*?>(Home|Search)</s.exec(await (await request.get('/error?page=/x')).text())?.[1];
  await expect.poll(firstItem).toBe('Search');
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect.poll(firstItem).toBe('Home');
});

test('an invalid accent color is not saved, and links can be seen in one that is transparent', async ({
  page,
}) => {
  await openAs(page, 'Portal administrator', '/admin/look');
  const accent = page.getByLabel('Accent color', { exact: true });
  const saved = page.getByRole('status').filter({ hasText: /^Saved$/ });
  for (const text of ['not a color', '#12', 'rgb(1 2', 'inherit', 'var(--ink)']) {
    await accent.fill(text);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('This is not a CSS color.')).toBeVisible();
    await expect(saved).toHaveCount(0);
  }
  await accent.fill('transparent');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved).toBeVisible();
  await page.goto('/help');
  const link = page.getByRole('main').getByRole('link').first();
  await expect(link).toHaveCSS('color', /^oklch\([^/]+\)$/);
  await openAs(page, 'Portal administrator', '/admin/look');
  await accent.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved).toBeVisible();
});

portalTest(
  'on a phone, what has the focus in a form is above its buttons, and why it is not saved is in sight',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openAs(page, 'Portal administrator', '/admin/pages/new');
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toBeFocused();
    const bottomOf = (target: Locator) => target.evaluate((one) => one.getBoundingClientRect().bottom);
    const barTop = () => page.locator('.admin-actions').evaluate((bar) => bar.getBoundingClientRect().top);
    for (const field of await page.locator('.admin-form :is(input:not([type=checkbox]), select)').all()) {
      await page.evaluate(() => scrollTo(0, 0));
      await field.focus();
      await expect(field).toBeInViewport({ ratio: 1 });
      expect(await bottomOf(field)).toBeLessThanOrEqual(await barTop());
    }
    await page.route('**/page/save?*', (route) => route.fulfill({ status: 507, json: { message: 'Full' } }));
    await name.fill('Lakes');
    await page.getByLabel('Address in this portal').fill('/lakes');
    await page.evaluate(() => scrollTo(0, 0));
    await save.click();
    await expect(page.getByText('Your changes are not saved.')).toBeInViewport({ ratio: 1 });
  },
);

for (const colorScheme of ['light', 'dark'] as const)
  test(`with the ${colorScheme} theme in use, an accent color is shown as it is in both`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openAs(page, 'Portal administrator', '/admin/look');
    await page.getByLabel('Accent color', { exact: true }).fill('teal');
    await expect(page.getByText('Light theme: contrast 5.8, easy to read')).toBeVisible();
    await expect(page.getByText('Dark theme: contrast 10.2, easy to read')).toBeVisible();
  });

test('an administrator previews custom CSS, visitors see it once it is saved, and the log undoes it', async ({
  page,
  browser,
}) => {
  await openAs(page, 'Portal administrator', '/admin/look');
  const color = heading(page);
  const tried = 'rgb(1, 2, 3)';
  await page.getByLabel('Custom CSS').fill(`h1 { color: ${tried} }`);
  await expect(color).not.toHaveCSS('color', tried);
  const preview = page.getByRole('switch', { name: 'Show these rules on this screen before saving' });
  await preview.check();
  await expect(color).toHaveCSS('color', tried);
  await preview.uncheck();
  await expect(color).not.toHaveCSS('color', tried);

  const visitor = await browser.newPage({ baseURL: portal });
  const isSeen = async () => {
    await visitor.goto('/error?page=/x');
    return (await heading(visitor).evaluate((title) => getComputedStyle(title).color)) === tried;
  };
  expect(await isSeen()).toBe(false);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(isSeen).toBe(true);

  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Log' }).click();
  const last = page.locator('.admin-log > li').first();
  await last.locator('summary').click();
  await expect(last.getByRole('row').filter({ hasText: 'Custom CSS' })).toContainText(tried);
  await last.getByRole('button', { name: 'Undo this change' }).click();
  await expect(page.getByText('Undone. The log has a new entry.')).toBeVisible();
  await expect.poll(isSeen).toBe(false);
  await visitor.close();
});

test('on a phone, the numbers of a dashboard’s figures are in the picture', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAs(page, 'Portal administrator', '/admin/dashboards?edit=*');
  const figure = page.locator('ol > li').last();
  await expect(figure).toHaveText(/^Sustainable development goals/);
  // A number is to the left of its figure: two digits and a dot.
  const left = await figure.evaluate(
    (item) => item.getBoundingClientRect().left / parseFloat(getComputedStyle(item).fontSize),
  );
  expect(left).toBeGreaterThan(2);
});

for (const [name, address] of [
  ['pages', '/admin/pages'],
  ['a new page', '/admin/pages/new'],
  ['the menu', '/admin/menu'],
  ['help texts', '/admin/help'],
  ['the status', '/admin/status'],
] as const)
  test(`the console is free of violations in both themes and widths: ${name}`, async ({ page }) => {
    await openAs(page, 'Portal administrator', address);
    await expect(page.locator('.admin-screen :is(form, ul, dl)').first()).toBeVisible();
    await expectAccessible(page);
  });

/** Starts a harvest, which replaces the records of the sample unless an earlier one has. */
const startHarvest = async (page: Page, button: Locator): Promise<void> => {
  await button.press('Enter');
  const replace = page.getByRole('button', { name: 'Harvest and replace' });
  await expect(replace.or(page.getByText(/^A harvest is running:/))).toBeVisible();
  if (await replace.isVisible()) await replace.press('Enter');
};

test('an administrator starts a harvest, stops and continues it, and visitors find its records; a source that fails says why', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  const archive = await startArchiveServer();
  await addHarvestSource(folder, 'gone', `${archive.url}/gone`);
  await addHarvestSource(folder, 'tides', `${archive.url}/oai`);
  await openAs(page, 'Portal administrator', '/admin/sources');
  const source = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await expect(source('tides')).toContainText('No records yet; never complete');
  const start = page.getByRole('button', { name: 'Harvest all sources' });
  await startHarvest(page, start);
  await expect(page.getByText('A harvest is running: records are being fetched.')).toBeVisible();
  await expect(start).toBeDisabled();
  const progress = source('tides').getByRole('progressbar', { name: '1 of 2 records received' });
  await expect(progress).toBeVisible();
  const stop = page.getByRole('button', { name: 'Stop the harvest' });
  await stop.press('Enter');
  await expect(page.getByText('The harvest was interrupted. The next one continues.')).toBeVisible();
  await expect(source('tides')).toContainText('Interrupted after 1 record; the next run continues.');
  await expect(stop).toBeFocused();
  await startHarvest(page, start);
  await expect(progress).toBeVisible();
  archive.release();
  await expect(source('tides')).toContainText('Last run: 2 new, 0 changed, 0 gone');
  await expect(source('tides')).toContainText('2 records, last complete on');
  await expect(source('gone')).toContainText(
    /The last 2 runs failed, most recently on .+ at .+; what came before stays\./,
  );
  await expect(source('gone')).toContainText('The source answers with status 404.');
  await expectAccessible(page);
  const found = async () =>
    (await (await request.get('/?keyword=harvested+tides')).text()).includes('volume 2');
  await expect.poll(found, { timeout: 30_000 }).toBe(true);
  await expect(start).toBeEnabled();
  await archive.stop();
});

// Browsers report each refused call as an error.
portalTest(
  'an administrator adds a source and removes it again by keyboard; a name that is taken is refused',
  async ({ page }) => {
    await openAs(page, 'Portal administrator', '/admin/sources');
    const limit = page.getByLabel('Organization of an author (ROR id)');
    const named = page.getByLabel('Name', { exact: true });
    /** Sends a source without a limit. The first field that is refused gets the focus. */
    const add = async (name: string, refused: Locator): Promise<void> => {
      await page.getByRole('link', { name: 'Add a source' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'New source' })).toBeFocused();
      await named.fill(name);
      await page.getByLabel('Kind').selectOption('crossref');
      await page.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(refused).toBeFocused();
    };
    await add('shore', limit);
    await expect(limit).toHaveAccessibleDescription(/whole services are not harvested\.$/);
    await expectAccessible(page);
    await limit.fill('https://ror.org/02nr0ka47');
    await limit.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add a source' })).toBeFocused();
    await expect(page.getByRole('article')).toContainText([
      /Crossref · .+ · Organization of an author \(ROR id\): https:\/\/ror\.org\/02nr0ka47/,
    ]);
    await add('shore', named);
    await expect(named).toHaveAccessibleDescription(/This is already taken/);
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByRole('button', { name: 'Leave and discard' }).press('Enter');
    await page.getByRole('button', { name: 'Remove shore' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Remove this source?' });
    await expect(dialog).toContainText('deleted from the server');
    await dialog.getByRole('button', { name: 'Remove shore' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Deleted' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'shore' })).toHaveCount(0);
    // The heading or the list, whichever the screen shows first.
    await expect(page.locator(':focus')).toHaveAccessibleName('Sources');
  },
);

/** A file of one article. */
const bibliography = (name: string, title: string) => ({
  name,
  mimeType: 'application/x-bibtex',
  buffer: Buffer.from(`@article{a, title={${title}}, author={Ada Keeper}, year={2020}}`),
});

portalTest(
  'an administrator uploads records, visitors find them after a harvest, and they leave with their file',
  async ({ page, request }) => {
    test.setTimeout(90_000);
    const isFound = async (keyword: string, rest: string): Promise<boolean> =>
      (await (await request.get(`/?keyword=uploaded+${keyword}`)).text()).includes(rest);
    await openAs(page, 'Portal administrator', '/admin/sources/new');
    await page.getByLabel('Name', { exact: true }).fill('papers');
    await page.getByLabel('Kind').selectOption('Uploaded files');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    const papers = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'papers' }) });
    await expect(papers).toContainText('No file has been read yet; never complete');
    await papers
      .getByLabel('Upload files of records')
      .setInputFiles([
        bibliography('lamps.bib', 'Uploaded lamps of the pier'),
        bibliography('what is it?.bib', 'Uploaded riddles'),
        bibliography('lenses.bib', 'Uploaded lenses of the cape'),
      ]);
    await expect(papers.getByRole('status')).toContainText('2 files are stored.');
    await expect(papers.getByText(/^what is it\?\.bib: .+ rename the file/)).toBeVisible();
    await expectAccessible(page);
    const harvest = papers.getByRole('button', { name: 'Harvest papers' });
    await startHarvest(page, harvest);
    await expect(papers).toContainText('2 files read, last complete on', { timeout: 30_000 });
    await expect.poll(() => isFound('lamps', 'of the pier'), { timeout: 30_000 }).toBe(true);
    await papers.getByRole('button', { name: 'Delete lamps.bib' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete lamps.bib' }).press('Enter');
    await expect(papers.getByRole('list', { name: 'Uploaded files' })).toBeFocused();
    await expect(papers.getByRole('listitem')).toContainText(['lenses.bib']);
    await expect(harvest).toBeEnabled();
    await startHarvest(page, harvest);
    await expect.poll(() => isFound('lamps', 'of the pier'), { timeout: 30_000 }).toBe(false);
    expect(await isFound('lenses', 'of the cape')).toBe(true);
    await expect(harvest).toBeEnabled();
    await papers.getByRole('button', { name: 'Remove papers' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove papers' }).press('Enter');
    await expect(papers).toHaveCount(0);
  },
);

test('every option of every kind of source has a text', async ({ page }) => {
  await openAs(page, 'Portal administrator', '/admin/sources/new');
  const kinds = page.getByLabel('Kind');
  for (const kind of await kinds.getByRole('option').allTextContents()) {
    await kinds.selectOption(kind);
    const labels = await page.locator('.admin-form label').allTextContents();
    expect([kind, labels.filter((label) => !/^[A-Z]/.test(label))]).toEqual([kind, []]);
  }
});
