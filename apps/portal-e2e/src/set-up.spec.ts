import type { Browser, Page } from '@playwright/test';
import { logIn } from './support/log-in.ts';
import type { Account } from './support/log-in.ts';
import { startManagedInstance } from './support/managed-instance.ts';
import type { ManagedInstance } from './support/managed-instance.ts';
import { heading, openHydrated, textOf } from './support/search-page.ts';
import { collectBrowserErrors, expect, test } from './support/test.ts';

let instances: ManagedInstance[] = [];
test.beforeAll(async () => {
  test.setTimeout(90_000);
  const records = ['communities', 'projects', 'organizations', 'datasources'];
  instances = await Promise.all([startManagedInstance(...records), startManagedInstance(...records)]);
});
test.afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop()));
});

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="teal"/></svg>`;

/** A tab of an account of the trial login, or of a visitor. Its errors fail the test. */
const openTab = async (browser: Browser, baseURL: string, account?: Account) => {
  const page = await browser.newPage({ baseURL });
  const errors = collectBrowserErrors(page);
  if (account !== undefined) {
    await logIn(page, account, baseURL);
    await page.goto('/admin');
  }
  return { page, errors };
};
const openScreen = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name, exact: true }).click();
  await expect(heading(page)).toHaveText(name);
};
const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
};
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};
const isSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

test('an institute’s administrator sets up a portal from nothing; a curator works in it, a visitor sees it, and the portal file carries it on', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [first, second] = instances;
  const portal = first?.url ?? '';
  const { page, errors } = await openTab(browser, portal, 'Portal administrator');

  await test.step('name, logo, color, font and languages', async () => {
    await openScreen(page, 'Look');
    await fill(page, { Title: 'Lake Institute', 'Accent color': 'teal' });
    await page.getByLabel('Font of headings', { exact: true }).selectOption('Monospace');
    await page.getByRole('group', { name: 'Languages' }).getByLabel('Deutsch').uncheck();
    await page
      .getByLabel('Upload a picture')
      .setInputFiles({ name: 'lake.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
    await expect(page.getByRole('img', { name: 'The logo' })).toBeVisible();
    await page.getByRole('switch', { name: 'Show the login button' }).check();
    await save(page);
    await isSaved(page);
  });

  await test.step('the list of pictures says where the logo is used, and deletes another one', async () => {
    await openScreen(page, 'Pictures');
    await page
      .getByLabel('Upload a picture')
      .setInputFiles({ name: 'spare.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
    const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('article');
    await expect(pictures.filter({ hasText: /It is used:\s*as the logo of/ })).toHaveCount(1);
    await pictures.getByRole('button', { name: 'Delete this picture' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete this picture' }).click();
    await expect(page.getByRole('link', { name: 'Undo this in the log' })).toBeVisible();
    await expect(pictures).toHaveCount(1);
  });

  await test.step('a custom page, switched on, with a menu item', async () => {
    await openScreen(page, 'Pages');
    await page.getByRole('link', { name: 'New page' }).click();
    await fill(page, { Name: 'About', Title: 'About the institute', 'Address in this portal': '/about' });
    await page.getByLabel('Text (HTML)').fill('<p>We study <em>lakes</em>.</p>');
    await save(page);
    await isSaved(page);
    await page.getByRole('link', { name: 'All pages' }).click();
    await page.getByRole('list', { name: 'Your own pages' }).getByRole('switch', { name: 'About' }).click();
    await page.getByRole('button', { name: 'Switch on' }).click();
    for (const name of ['/dashboards', '/myCommunities']) {
      await page.getByRole('listitem').filter({ hasText: name }).getByRole('switch').click();
      await page.getByRole('button', { name: 'Switch on' }).click();
    }
    await openScreen(page, 'Menu');
    await page.getByRole('link', { name: 'New item' }).click();
    await fill(page, { Title: 'About us', Page: '/about' });
    await save(page);
    await expect(page.getByRole('group', { name: 'About us' })).toBeVisible();
  });

  await test.step('a help text', async () => {
    await openScreen(page, 'Help texts');
    await page.getByRole('main').getByRole('link', { name: 'About', exact: true }).click();
    await page.getByRole('link', { name: 'New text' }).click();
    await page.getByLabel('Text (HTML)').fill('<p>Ask us about lakes.</p>');
    await page.getByRole('switch', { name: 'Visible to visitors' }).check();
    await save(page);
    await expect(page.getByRole('switch', { name: 'Ask us about lakes.' })).toBeChecked();
  });

  await test.step('a community with a manager, and a dashboard', async () => {
    await openScreen(page, 'Communities');
    await page.getByRole('link', { name: 'New community' }).click();
    await fill(page, {
      'Short name': 'lakes',
      Name: 'Lake research',
      'What it is about': 'All about lakes.',
    });
    await page.getByLabel('Members', { exact: true }).selectOption({ label: 'join as they like' });
    await save(page);
    await expect(page.getByRole('heading', { name: 'Lake research' })).toBeVisible();
    await openScreen(page, 'Dashboards');
    await page.getByRole('link', { name: 'New dashboard' }).click();
    await fill(page, {
      Id: 'lake-fund',
      Name: 'Lake fund',
      Address: 'lake-fund',
      'Value of the field': 'EC',
    });
    await page.getByLabel('Who sees it').selectOption({ label: 'Public' });
    await save(page);
    await expect(page.getByRole('heading', { name: 'Lake fund' })).toBeVisible();
  });
  const link = await test.step('an invitation for the one who will manage the community', async () => {
    await openScreen(page, 'People');
    await page.getByRole('button', { name: 'Invitations' }).click();
    await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Manager of a community' });
    await fill(page, { Id: 'lakes' });
    await page.getByRole('button', { name: 'Make a link' }).click();
    return page.getByLabel('Link of the invitation').inputValue();
  });

  await test.step('who accepts it works in the community, and nowhere else', async () => {
    const { page: manager, errors: problems } = await openTab(browser, portal);
    await manager.goto(link);
    await manager.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await manager.getByRole('button', { name: 'Registered user' }).click();
    await manager.getByRole('button', { name: 'Accept' }).click();
    await manager.getByRole('link', { name: 'Continue' }).click();
    await expect(manager).toHaveURL('/myCommunities');
    await manager.getByRole('link', { name: 'Manage in the console' }).click();
    const screens = manager.getByRole('navigation', { name: 'Console' }).getByRole('link');
    await expect(screens).toHaveText(['Overview', 'Communities', 'Sources', 'Status', 'Log']);
    await openScreen(manager, 'Communities');
    await expect(manager.getByRole('list', { name: 'Communities' }).getByRole('link')).toHaveText([
      'Lake research',
    ]);
    await manager.getByRole('link', { name: 'Lake research' }).click();
    await fill(manager, { 'What it is about': 'All about lakes and ponds.' });
    await save(manager);
    await isSaved(manager);
    await manager.getByRole('link', { name: 'Members and managers' }).click();
    await expect(heading(manager)).toHaveText('Members');
    for (const screen of ['pages', 'people']) {
      await manager.goto(`/admin/${screen}`);
      await expect(manager).toHaveURL(`/user-info?errorCode=8&redirectUrl=%2Fadmin%2F${screen}`);
    }
    expect(problems).toEqual([]);
    await manager.close();
  });

  await test.step('after login a user lands on My communities, joins the open one and leaves it; by invitation it is not offered', async () => {
    const { page: user, errors: problems } = await openTab(browser, portal);
    await openHydrated(user, '/');
    await user.getByRole('link', { name: 'Log in' }).click();
    await user.getByRole('button', { name: 'Community manager' }).click();
    await expect(user).toHaveURL('/myCommunities');
    await user.getByRole('button', { name: 'Join Lake research' }).click();
    await expect(user.getByText('You are now a member of Lake research.')).toBeVisible();
    await user.goto('/myCommunities/lakes');
    await expect(user.getByRole('main')).toContainText('You are a member');
    await user.getByRole('button', { name: 'Leave Lake research' }).click();
    await user.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(user.getByRole('button', { name: 'Join Lake research' })).toBeVisible();

    await openScreen(page, 'Communities');
    await page.getByRole('link', { name: 'Lake research' }).click();
    await page.getByLabel('Members', { exact: true }).selectOption({ label: 'are invited by its managers' });
    await save(page);
    await isSaved(page);
    await user.goto('/myCommunities');
    await expect(user.getByText('There is no other community that is open')).toBeVisible();
    await user.goto('/myCommunities/lakes');
    await expect(user).toHaveURL('/user-info?errorCode=6&redirectUrl=%2FmyCommunities');
    expect(problems).toEqual([]);
    await user.close();
  });

  const addresses = ['/about', '/search/community?communityId=lakes', '/dashboards', '/dashboards/lake-fund'];
  const wordsAt = async (base: string) => {
    const pages = await Promise.all(addresses.map((address) => page.request.get(`${base}${address}`)));
    expect(pages.map((answer) => answer.status())).toEqual(addresses.map(() => 200));
    const html = await Promise.all(pages.map((answer) => answer.text()));
    // The footer tells the age of the records.
    return html.map((one) => textOf(one.replaceAll(base, '').replace(/<footer[^]*<\/footer>/, '')));
  };

  await test.step('a visitor sees all of it', async () => {
    const { page: visitor, errors: problems } = await openTab(browser, portal);
    await visitor.goto('/?lang=de');
    await expect(visitor).toHaveTitle(/Lake Institute/);
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
    await expect(heading(visitor)).toHaveCSS('font-family', /monospace/);
    await expect(visitor.locator(':root')).toHaveCSS('--accent', /teal/);
    await expect(visitor.getByRole('link', { name: 'Log in' })).toBeVisible();
    await openHydrated(visitor, '/about');
    await expect(heading(visitor)).toHaveText('About the institute');
    const banner = visitor.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about');
    expect(
      await banner.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth),
    ).toBeGreaterThan(0);
    await expect(visitor.getByRole('region', { name: 'Help at the top of the page' })).toHaveText(
      'Ask us about lakes.',
    );
    await visitor.goto('/search/community?communityId=lakes');
    await expect(heading(visitor)).toHaveText('Lake research');
    await expect(visitor.getByRole('main')).toContainText('All about lakes and ponds.');
    await expect(visitor.getByRole('main')).toContainText(
      'No research products belong to this community yet. Search for “Lake research”',
    );
    await expect(visitor.getByRole('link', { name: 'Search for “Lake research”' })).toHaveAttribute(
      'href',
      '/?keyword=Lake+research',
    );
    await expect(visitor.getByRole('heading', { name: 'Figures' })).toHaveCount(0);
    await visitor.goto('/dashboards');
    await visitor.getByRole('link', { name: 'Lake fund' }).click();
    await expect(heading(visitor)).toHaveText('Lake fund');
    expect(problems).toEqual([]);
    await visitor.close();
  });

  await test.step('the portal file carries it to a fresh instance', async () => {
    await openScreen(page, 'Portal file');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save portal file' }).click(),
    ]);
    const { page: other, errors: problems } = await openTab(
      browser,
      second?.url ?? '',
      'Portal administrator',
    );
    await openScreen(other, 'Portal file');
    await other.getByLabel(/JSON/).setInputFiles(await download.path());
    await expect(other.getByText('Communities and dashboards: 2 added')).toBeVisible();
    await other.getByRole('button', { name: 'Import this file' }).click();
    await expect(other.getByText('The file was imported.')).toBeVisible();
    await expect.poll(() => wordsAt(second?.url ?? '')).toEqual(await wordsAt(portal));
    await other.goto('/about');
    const logo = other.getByRole('banner').locator('img').first();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
  expect(errors).toEqual([]);
});
