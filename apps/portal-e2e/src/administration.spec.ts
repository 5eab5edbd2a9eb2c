import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { logIn } from './support/log-in.ts';
import type { Account } from './support/log-in.ts';
import { startManagedInstance } from './support/managed-instance.ts';
import type { ManagedInstance } from './support/managed-instance.ts';
import { SAMPLES } from './support/records.ts';
import { ACTIONS, mayDo, readRolesTable } from './support/roles/role-actions.ts';
import { ROLES } from './support/roles/role-table.ts';
import { openWithin, readShown } from './support/roles/shown-at.ts';
import { heading, linksOf, openHydrated, textOf } from './support/search-page.ts';
import { collectBrowserErrors, expect, test } from './support/test.ts';

// One portal, in one process.
test.describe.configure({ mode: 'default' });

let instance: ManagedInstance | null = null;
let portal = '';
const PORTAL = 'explore/open-discovery';
const SWITCHED_ON = [
  '/participate/claim',
  '/participate/direct-claim',
  '/myclaims',
  '/claims',
  '/myCommunities',
  '/dashboards',
];

const readRepositoryFile = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Sends a call to the admin tool as the account of a page. */
const ask = (page: Page, call: string, data?: unknown) =>
  page.request.post(`${portal}/api/admin-tool/${call}`, {
    headers: { origin: portal },
    ...(data !== undefined && { data }),
  });

/** Opens a tab of an account of the trial login, or of a visitor. */
const openTab = async (browser: Browser, account?: Account, address?: string): Promise<Page> => {
  const page = await browser.newPage({ baseURL: portal });
  if (account !== undefined) await logIn(page, account, portal);
  if (address !== undefined) await page.goto(address);
  return page;
};

test.beforeAll(async ({ browser }) => {
  test.setTimeout(90_000);
  instance = await startManagedInstance('communities', 'projects', 'research-products');
  portal = instance.url;
  const page = await openTab(browser, 'Portal administrator');
  const pages = (await (
    await page.request.get(`${portal}/api/admin-tool/${PORTAL}/pages`)
  ).json()) as readonly { _id: string; route: string }[];
  const ids = pages.filter(({ route }) => SWITCHED_ON.includes(route)).map(({ _id }) => _id);
  expect((await ask(page, `${PORTAL}/page/toggle?status=true`, ids)).status()).toBe(200);
  for (const visibility of ['restricted', 'private']) {
    const stakeholder = { pid: visibility, name: visibility, type: 'ri', layout: { valueId: visibility } };
    const dashboard = { alias: visibility, visibility };
    expect((await ask(page, 'ri/save', { ...stakeholder, dashboard })).status()).toBe(200);
  }
  await expect.poll(async () => (await page.request.get('/claims')).status()).toBe(200);
  await page.close();
});
test.afterAll(async () => instance?.stop());

const rolesTable = readRolesTable(readRepositoryFile('docs/roles.md'));

test('every action of a role has an API call and an existing end-to-end test', () => {
  expect(Object.keys(ACTIONS).toSorted()).toEqual([...rolesTable.keys()].toSorted());
  for (const [action, { story }] of Object.entries(ACTIONS))
    expect(readRepositoryFile(story[0]), action).toContain(`'${story[1]}'`);
});

/** Sends the call of an action, which is refused before its body is read unless the body says what it is about. */
const statusOf = async (page: Page, call: string, body: object = {}): Promise<number> => {
  const [method = '', address = ''] = call.split(' ');
  const headers = { origin: portal };
  const options = { method, headers, ...(method === 'POST' && { data: body }) };
  return (await page.request.fetch(`${portal}/api/${address}`, options)).status();
};

for (const { title, account, granted, groups, menu, shown } of ROLES)
  test(`${title} is offered what the role allows, sees the reason elsewhere, and is refused by the server`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const administrator = granted === undefined ? null : await openTab(browser, 'Portal administrator');
    const change = (verb: 'grant' | 'revoke') =>
      administrator?.request.post(`${portal}/api/login-service/roles/trial-user/${verb}`, {
        headers: { origin: portal },
        data: [granted],
      });
    await change('grant');
    const page = await openTab(browser, account);
    await openHydrated(page, '/saved');
    if (menu) {
      await openWithin(page, '/admin');
      await expect(page.getByRole('navigation', { name: 'Console' }).getByRole('link')).toHaveText(menu);
    }
    for (const [address, wanted] of Object.entries(shown)) {
      await openWithin(page, address);
      if (typeof wanted === 'number')
        await expect(page, address).toHaveURL(new RegExp(`/user-info\\?errorCode=${wanted}&redirectUrl=`));
      else
        await expect
          .poll(() => readShown(page), { message: address, intervals: [50, 100, 200] })
          .toEqual(wanted);
    }
    for (const [action, row] of Object.entries(ACTIONS)) {
      const isAllowed = mayDo(groups, row, rolesTable.get(action) ?? []);
      if (isAllowed && row.call.startsWith('POST')) continue;
      const refused = account === undefined ? (row.anonymous ?? 401) : 403;
      expect([action, await statusOf(page, row.call, row.body)]).toEqual([action, isAllowed ? 200 : refused]);
    }
    // This portal is not a community: only its administrators change it.
    const save = await ask(page, `${PORTAL}/menu/save`, {});
    const refusedPortal = account === undefined ? 401 : 403;
    expect(save.status()).toBe(groups.includes('portal administrator') ? 400 : refusedPortal);
    await change('revoke');
    await page.close();
    await administrator?.close();
  });

test('a user links works to a project and to a work; a curator of links approves some and rejects others with a reason', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const user = await openTab(browser, 'Registered user', '/participate/claim');
  const curator = await openTab(browser, 'Curator');
  const administrator = await openTab(browser, 'Portal administrator', '/admin/people');
  const errors = [user, curator, administrator].flatMap(collectBrowserErrors);
  const works = user.getByRole('region', { name: '1. Works' });
  const targets = user.getByRole('region', { name: '2. What they belong to' });
  const review = user.getByRole('region', { name: '3. Review and send' });
  const words = 'Words, a title or an identifier';

  await test.step('found by words and by DOI, linked, reviewed and sent', async () => {
    await expect(heading(user)).toHaveText('Link works');
    for (const [text, title] of [
      ['Scikit-learn machine learning python', 'Scikit-learn: Machine Learning in Python'],
      ['10.1038/s41586-021-03819-2', SAMPLES.product.title],
    ] as const) {
      await works.getByLabel(words).fill(text);
      await works.getByRole('button', { name: 'Search' }).click();
      await works.getByRole('button', { name: `Add ${title}` }).click();
    }
    await expect(works.getByRole('heading', { name: '2 works chosen' })).toBeVisible();
    await targets.getByLabel(words).fill('Beyond COVID');
    await targets.getByRole('button', { name: 'Search' }).click();
    await targets.getByRole('button', { name: /^Add BY-COVID/ }).click();
    await targets.getByLabel('Link to').selectOption({ label: 'Other works' });
    await targets.getByLabel(words).fill('Glottolog');
    await targets.getByRole('button', { name: 'Search' }).click();
    await targets.getByRole('button', { name: `Add ${SAMPLES.dataset.title}` }).click();
    await targets
      .getByLabel(`Relation of the works to ${SAMPLES.dataset.title}`)
      .selectOption({ label: 'cites' });
    await expect(review).toContainText('4 links will be sent');
    await review.getByLabel('Note for the curator (optional)').fill('From our report');
    await review.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(user.getByText('4 links are sent; a curator will look at them.')).toBeVisible();
  });

  await test.step('in My links they wait, are found by words, and one is deleted', async () => {
    await user.getByRole('link', { name: 'See my links' }).click();
    const list = user.locator('.claims-item');
    await expect(list).toHaveCount(4);
    await user.getByRole('searchbox', { name: 'Words in titles, notes and reasons' }).fill('Glottolog');
    await user.getByRole('search').getByRole('button').last().click();
    await expect(list).toHaveCount(2);
    await list.filter({ hasText: 'Scikit-learn' }).getByRole('button', { name: 'Delete' }).click();
    await expect(user.getByText('The link is deleted.')).toBeVisible();
    await expect(list).toHaveCount(1);
  });

  await test.step('an administrator makes the curator one of links; the log says so', async () => {
    await administrator.getByRole('button', { name: 'Give a role: Clara Curator' }).click();
    const dialog = administrator.getByRole('dialog');
    await dialog.getByLabel('Role', { exact: true }).selectOption({ label: 'Curator of links' });
    await dialog.getByRole('button', { name: 'Give a role' }).click();
    await expect(administrator.getByText('Clara Curator now has the role “Curator of links”.')).toBeVisible();
    await administrator.getByRole('button', { name: 'Log of roles' }).click();
    await expect(administrator.getByRole('list', { name: 'Log of roles' })).toContainText(
      'gave a role: Curator of links',
    );
  });

  await test.step('the curator approves one and rejects the others in bulk', async () => {
    await curator.goto('/claims');
    const list = curator.locator('.claims-item');
    await expect(list).toHaveCount(3);
    await list.filter({ hasText: 'Scikit-learn' }).getByRole('button', { name: 'Approve' }).click();
    await expect(curator.getByText('The link is approved and part of the graph.')).toBeVisible();
    for (const title of ['COVID', SAMPLES.dataset.title])
      await list
        .filter({ hasText: SAMPLES.product.title })
        .filter({ hasText: title })
        .getByRole('checkbox')
        .check();
    await curator.getByRole('button', { name: 'Reject…' }).click();
    await curator.getByLabel('Reason, which the author of the link reads').fill('Not in the acknowledgments');
    await curator.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(curator.getByText('2 links are rejected.')).toBeVisible();
    await user.goto('/myclaims?state=rejected');
    await expect(user.locator('.claims-item').first()).toContainText('Reason: Not in the acknowledgments');
  });

  await test.step('both ends show the approved link with its provenance', async () => {
    await user.goto('/myclaims?state=approved');
    const ends = user.locator('.claims-item p').first().getByRole('link');
    await expect(ends).toHaveCount(2);
    for (const { address } of await linksOf(ends))
      await expect
        .poll(async () => textOf(await (await user.request.get(address)).text()), { message: address })
        .toContain('linked by a user, approved on');
  });

  await test.step('an address prepares a link of both ends', async () => {
    const link = { sourceId: SAMPLES.product.id, targetId: SAMPLES.dataset.id, targetType: 'product' };
    await user.goto(
      `/participate/direct-claim?${new URLSearchParams({ ...link, relation: 'References' }).toString()}`,
    );
    await expect(user.getByRole('region', { name: 'The link' })).toContainText('refers to');
    await user.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(user.getByText('1 link is sent; a curator will look at it.')).toBeVisible();
  });

  await test.step('without the role the curator is told the reason', async () => {
    await administrator.getByRole('button', { name: 'Users' }).click();
    await administrator
      .getByRole('button', { name: 'Take the role “Curator of links” away from Clara Curator' })
      .click();
    await administrator.getByRole('button', { name: 'Take the role away', exact: true }).click();
    await expect(administrator.getByText(/Clara Curator no longer has the role/)).toBeVisible();
    await curator.goto('/claims');
    await expect(curator).toHaveURL('/user-info?errorCode=8&redirectUrl=%2Fclaims');
  });
  expect(errors).toEqual([]);
  await Promise.all([user, curator, administrator].map((page) => page.close()));
});

test('statistics enabled in the console appear on the community’s page and on the dashboard, and disappear when they are disabled', async ({
  browser,
}) => {
  const page = await openTab(browser, 'Portal administrator');
  const funder = {
    ...{ pid: 'ec', name: 'European Commission', type: 'funder', layout: { valueId: 'EC' } },
    dashboard: { alias: 'ec', visibility: 'public' },
  };
  expect((await ask(page, 'funder/save', funder)).status()).toBe(200);
  const turn = async (name: string, checked: boolean): Promise<void> => {
    await page.getByRole('switch', { name }).click();
    await expect(page.getByRole('switch', { name })).toBeChecked({ checked });
  };
  const SCREENS = [
    ['communities?edit=dh-ch', 'On its page'],
    ['dashboards?edit=ec', 'On the dashboard'],
  ] as const;
  const shown = ['/search/community?communityId=dh-ch', '/dashboards/ec'];
  const haveNumbers = () =>
    Promise.all(
      shown.map(async (address) => {
        const words = textOf(await (await page.request.get(address)).text());
        return /Statistics.*Publications: [\d,]+/s.test(words);
      }),
    );
  expect(await haveNumbers()).toEqual([false, false]);
  for (const isOn of [true, false]) {
    for (const [screen, place] of SCREENS) {
      await page.goto(`/admin/${screen}`);
      if (isOn) await turn('Show statistics', true);
      await page.locator('summary', { hasText: /^Publications$/ }).click();
      await turn(`Numbers: ${place}`, isOn);
    }
    await expect.poll(haveNumbers).toEqual([isOn, isOn]);
  }

  // Who manages the community reads there what was changed in it, and takes the last change back: the figure is shown again.
  const manager = await openTab(browser, 'Community manager');
  await manager.goto('/admin/log');
  const last = manager.locator('.admin-log > li').first();
  await expect(last).toContainText('Digital Humanities and Cultural Heritage');
  await expect(manager.locator('.admin-log')).not.toContainText('European Commission');
  await last.getByRole('button', { name: 'Undo this change' }).click();
  await expect(manager.getByText('Undone. The log has a new entry.')).toBeVisible();
  await expect.poll(haveNumbers).toEqual([true, false]);

  // The logo that the manager uploads is on the community's page.
  await manager.goto('/admin/communities?edit=dh-ch');
  await manager.getByLabel('Upload a picture').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
    ),
  });
  await expect(manager.getByRole('img', { name: 'The logo' })).toBeVisible();
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByText('Saved', { exact: true })).toBeVisible();
  const logo = manager.getByRole('main').locator('img[src*="/download/"]');
  await expect(async () => {
    await manager.goto('/search/community?communityId=dh-ch');
    expect(await logo.count()).toBe(1);
  }).toPass();
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0);

  // A community that is deleted is gone from the list of those that users can join.
  const brief = { pid: 'brief', name: 'Brief community', type: 'community', joining: 'open' };
  expect((await ask(page, 'community/save', brief)).status()).toBe(200);
  const user = await openTab(browser, 'Registered user');
  const join = user.getByRole('button', { name: 'Join Brief community' });
  await user.goto('/myCommunities');
  await expect(join).toBeVisible();
  await page.goto('/admin/communities?edit=brief');
  await page.getByRole('button', { name: 'Delete this community' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin/communities');
  await user.reload();
  await expect(user.getByRole('button', { name: /^Join/ })).toBeVisible();
  await expect(join).toHaveCount(0);

  // The log of all portals brings it back.
  await page.goto('/admin/log');
  const deletion = page.locator('.admin-log > li').first();
  await expect(deletion).toContainText('Brief community');
  await deletion.getByRole('button', { name: 'Undo this change' }).click();
  await expect(page.getByText('Undone. The log has a new entry.')).toBeVisible();
  await user.reload();
  await expect(join).toBeVisible();
  await Promise.all([page, manager, user].map((tab) => tab.close()));
});

test('hostile styles, links and routes are refused; a logo loses its scripts; visitors get none of it', async ({
  browser,
}) => {
  const page = await openTab(browser, 'Portal administrator');
  const full: unknown = await (await page.request.get(`/api/admin-tool/${PORTAL}/full`)).json();
  const { _id, pid, name, type, layout } = full as Readonly<Record<string, object>>;
  const styled = (customCss: string) =>
    ['explore/update', { _id, pid, name, type, layout: { ...layout, customCss } }] as const;
  const item = (link: object) => [`${PORTAL}/menu/save`, { title: 'Extra', ...link }] as const;
  const written = (route: string) =>
    [
      'page/save',
      { name: 'Extra', route, portalType: 'explore', portalPid: 'open-discovery', content: '<p>Extra</p>' },
    ] as const;
  const elsewhere = ['//evil.example', '/\\evil.example', 'javascript:alert(1)'];
  const statusOf = async ([call, body]: readonly [string, object]) => (await ask(page, call, body)).status();
  for (const change of [styled('h1 { margin: 0 }'), item({ route: '/extra' }), written('/extra')])
    expect(await statusOf(change), JSON.stringify(change)).toBe(200);
  for (const change of [
    styled('</style><script>alert(1)</script>'),
    styled('@import "https://evil.example/x.css";'),
    styled('a { background: url(javascript:alert(1)) }'),
    styled('a { width: expression(alert(1)) }'),
    item({ url: 'javascript:alert(1)' }),
    item({ url: 'data:text/html,<script>alert(1)</script>' }),
    ...elsewhere.map((route) => item({ route })),
    ...[...elsewhere, '/a/../b', '/a%2Fb'].map(written),
  ])
    expect(await statusOf(change), JSON.stringify(change)).toBe(400);

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script><g/></svg>';
  const uploaded = await page.request.post(`/api/utils-service/upload/${PORTAL}`, {
    headers: { origin: portal },
    multipart: { file: { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) } },
  });
  const { filename } = (await uploaded.json()) as { readonly filename: string };
  const logo = await page.request.get(`/api/utils-service/download/${filename}`);
  expect(logo.status()).toBe(200);
  expect(await logo.text()).toMatch(/^<svg(?!.*(?:script|onload|alert)).*<g/s);
  expect(logo.headers()['content-security-policy']).toContain('sandbox');
  const html = await (await page.request.get('/')).text();
  expect(html).not.toMatch(/alert\(1\)|evil\.example/);
  await page.close();
});

test('custom CSS that hides everything does not lock administrators out, nor does its preview', async ({
  browser,
}) => {
  const page = await openTab(browser, 'Portal administrator', '/admin/look');
  const hiding = '* { display: none !important } html { display: none }';
  const css = page.getByLabel('Custom CSS');
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  const before = await css.inputValue();
  await css.fill(hiding);
  const preview = page.getByRole('switch', { name: 'Show these rules on this screen before saving' });
  await preview.click();
  await expect(preview).toBeHidden();
  await page.getByRole('button', { name: 'End the preview' }).click();
  await expect(preview).toBeFocused();
  await save();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

  const visitor = await openTab(browser);
  const errors = collectBrowserErrors(visitor);
  await expect
    .poll(async () => {
      await visitor.goto('/');
      return visitor.getByRole('searchbox').first().isVisible();
    })
    .toBe(false);
  await visitor.goto('/admin/look');
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(errors).toEqual([]);

  await page.reload();
  await css.fill(before);
  await save();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await Promise.all([page, visitor].map((tab) => tab.close()));
});

test('the server refuses in the language of the administrator', async ({ browser }) => {
  const form = await openTab(browser, 'Portal administrator', '/admin/communities?edit=*&lang=de');
  const save = form.getByRole('button', { name: 'Speichern', exact: true });
  await form.getByLabel('Kurzname').fill('full');
  await form.getByLabel('Name', { exact: true }).fill('Wattenmeer');
  await save.click();
  await expect(form.getByRole('alert')).toHaveText(
    'Ihre Änderungen sind nicht gespeichert. Kurzname: „full“ ist reserviert. Bitte wählen Sie eine andere Kennung.',
  );
  await form.getByLabel('Kurzname').fill('Watten meer');
  await save.click();
  await expect(form.getByRole('alert')).toContainText(
    'Bitte nur Buchstaben ohne Akzente und Umlaute, Ziffern',
  );
  const pictures = await openTab(browser, 'Portal administrator', '/admin/uploads?lang=de');
  const upload = (buffer: Buffer): Promise<void> =>
    pictures.getByLabel('Bild hochladen').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  const alert = pictures.getByRole('alert').filter({ hasText: /./ });
  await upload(Buffer.from('no picture'));
  await expect(alert).toHaveText('Datei: Das ist kein Bild in PNG, JPEG, WebP oder SVG.');
  await upload(Buffer.alloc(2 * 1024 * 1024 + 1));
  await expect(alert).toHaveText('Datei: Das ist größer, als der Server annimmt: höchstens 2 MB.');
  await Promise.all([form, pictures].map((tab) => tab.close()));
});

test('unsaved work survives a reload and a lost session, meets somebody else’s change, and is not left by accident', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const mine = await openTab(browser, 'Portal administrator', '/admin/look');
  const theirs = await openTab(browser, 'Portal administrator', '/admin/look');
  const title = (page: Page) => page.getByLabel('Title', { exact: true });
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
  const isSaved = (page: Page) =>
    expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  // The browser asks before a page with unsaved work is reloaded.
  const asked: string[] = [];
  mine.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });

  await title(mine).fill('Mine');
  await mine.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(mine.getByText('Your unsaved changes from before are back.')).toBeVisible();
  await expect(title(mine)).toHaveValue('Mine');

  await mine.context().clearCookies();
  await save(mine);
  await expect(mine).toHaveURL('/user-info?errorCode=1&redirectUrl=%2Fadmin%2Flook');
  await mine.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await mine.getByRole('button', { name: 'Portal administrator' }).click();
  await expect(mine).toHaveURL('/admin/look');
  await expect(title(mine)).toHaveValue('Mine');

  await title(theirs).fill('Theirs');
  const css = theirs.getByLabel('Custom CSS');
  await css.fill('</style><script>alert(1)</script>');
  await save(theirs);
  await expect(
    theirs.getByText('Please leave out url(), @import, escapes with backslashes, and tags.').first(),
  ).toBeVisible();
  await css.fill('} html { display: none } h1 { color: teal }');
  await save(theirs);
  await isSaved(theirs);
  await save(mine);
  const row = mine.getByRole('row').filter({ has: mine.getByRole('rowheader', { name: 'Title' }) });
  await expect(row.getByRole('cell')).toHaveText(['Mine', 'Theirs']);
  await mine.getByRole('button', { name: 'Keep mine' }).click();
  await isSaved(mine);

  await title(mine).fill('Another');
  await mine.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Menu' }).click();
  await mine.getByRole('button', { name: 'Stay here' }).click();
  await expect(title(mine)).toHaveValue('Another');
  await mine.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Menu' }).click();
  await mine.getByRole('button', { name: 'Leave and discard' }).click();
  await expect(heading(mine)).toHaveText('Menu');

  const visitor = await openTab(browser);
  const errors = collectBrowserErrors(visitor);
  await expect
    .poll(async () => {
      await visitor.goto('/');
      return visitor.title();
    })
    .toContain('Mine');
  await expect(visitor.locator('html')).not.toHaveCSS('display', 'none');
  expect(errors).toEqual([]);
  await Promise.all([mine, theirs, visitor].map((page) => page.close()));
});
