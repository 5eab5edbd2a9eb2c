import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { HELP_DIVS } from '@open-discovery/model';
import { fullMenu, fullPortal } from '../admin-tool/views.ts';
import { openTestEnvironment } from '../testing/test-environment.ts';
import type { TestEnvironment } from '../testing/test-environment.ts';
import { findPortal, listItems } from './content.ts';
import type { PortalItem } from '../admin-tool/views.ts';
import { seedPortal } from './seed-portal.ts';
import { openTestStore, pageFields } from './testing/open-test-store.ts';
import type { TestStore } from './testing/open-test-store.ts';

jest.setTimeout(60_000);

let environment: TestEnvironment;
let store: TestStore;
beforeEach(async () => {
  environment = await openTestEnvironment();
  store = await openTestStore(environment.database);
});
afterEach(() => environment.database.close());

const seeded = async (): Promise<PortalItem> => {
  const portal = findPortal(await store.read(), 'open-discovery');
  if (!portal) throw new Error('not seeded');
  return portal;
};

describe('the shipped portal', () => {
  beforeEach(() => seedPortal(store, shippedConfiguration()));

  test('has the pages and entities of its configuration, enabled as configured, and off the pages that it could have', async () => {
    const { pages, entities, layout } = fullPortal(await store.read(), await seeded());
    const { pages: configuredPages, entities: configuredEntities } = shippedConfiguration();
    expect(pages.map(({ route, isEnabled }) => ({ route, isEnabled }))).toEqual([
      ...configuredPages,
      { route: '/dashboards', isEnabled: false },
      { route: '/my-orcid-links', isEnabled: false },
      { route: '/myCommunities', isEnabled: false },
    ]);
    expect(entities.map(({ pid, isEnabled }) => ({ pid, isEnabled }))).toEqual(configuredEntities);
    expect(layout).toMatchObject({ title: 'Open Discovery', enableLogin: false });
  });

  test('has its menu, and its pages have names and types', async () => {
    const content = await store.read();
    const { menuItems } = fullMenu(content, await seeded());
    expect(menuItems.map(({ title }) => title).slice(0, 3)).toEqual(['Home', 'Search', 'Results']);
    expect(menuItems.find(({ title }) => title === 'Results')?.parentItemId).toBe(menuItems[1]?._id);
    const { pages } = fullPortal(content, await seeded());
    expect(pages.find(({ route }) => route === '/search/find/projects')).toMatchObject({
      name: 'Search: Projects',
      type: 'search',
    });
  });

  test('is created once: a second start changes nothing, even after edits and deletions', async () => {
    await store.change({ by: 'ada' }, (draft) => {
      const portal = findPortal(draft.content(), 'open-discovery');
      if (portal) draft.remove([portal]);
    });
    const before = await store.read();
    await seedPortal(store, shippedConfiguration());
    expect(await store.read()).toBe(before);
  });

  test.each(['constructor', 'toString'])(
    'starts again with an entity that is called %s, as a property of every object',
    async (pid) => {
      const { id } = await store.change({ by: 'ada' }, (draft) =>
        draft.create('entity', null, { pid, name: 'Concerts' }),
      );
      await seedPortal(store, shippedConfiguration());
      expect((await store.read()).items.entity.get(id)?.fields.name).toBe('Concerts');
    },
  );
});

describe('a portal that an earlier version created', () => {
  const divNames = async () =>
    listItems(await store.read(), 'divId')
      .map(({ fields }) => fields.name)
      .sort();
  const NEWER = ['overview', '/dashboards', '/search/advanced/projects'];
  /** Creates the portal as the first version did: without some items, and with two positions for help texts. */
  const createEarlier = async () => {
    await seedPortal(store, shippedConfiguration());
    const { query } = environment.database;
    const content = await store.read();
    const newer = [...listItems(content, 'divId'), ...listItems(content, 'page')]
      .filter(({ fields }) => NEWER.includes('route' in fields ? fields.route : fields.name))
      .map(({ id }) => id);
    for (const table of ['flags', 'changes'] as const)
      await query.deleteFrom(table).where('item_id', 'in', newer).execute();
    await query.deleteFrom('items').where('id', 'in', newer).execute();
    for (const { id, fields } of listItems(content, 'page')) {
      const body = JSON.stringify({ ...fields, name: 'Of before', positions: ['top', 'bottom'] });
      await query.updateTable('items').set({ body }).where('id', '=', id).execute();
    }
    for (const { id, fields } of listItems(content, 'entity')) {
      const body = JSON.stringify({ ...fields, name: 'Of before' });
      await query.updateTable('items').set({ body }).where('id', '=', id).execute();
    }
    store = await openTestStore(environment.database);
  };
  const entityNames = async () => listItems(await store.read(), 'entity').map(({ fields }) => fields.name);
  const pages = async () =>
    fullPortal(await store.read(), await seeded())
      .pages.map(({ name, route, isEnabled, positions }) => ({ name, route, isEnabled, positions }))
      .sort((one, other) => (one.route < other.route ? -1 : 1));

  test('has everything afterwards that a new one has', async () => {
    await seedPortal(store, shippedConfiguration());
    const ofNew = await pages();
    await environment.database.close();
    environment = await openTestEnvironment();
    store = await openTestStore(environment.database);
    await createEarlier();
    expect([await divNames(), (await pages()).map(({ route }) => route)]).toEqual([
      expect.not.arrayContaining(['overview']),
      expect.not.arrayContaining(['/dashboards', '/search/advanced/projects']),
    ]);
    await seedPortal(store, shippedConfiguration());
    expect(await divNames()).toEqual(Object.keys(HELP_DIVS).sort());
    expect(await pages()).toEqual(ofNew);
    expect(await entityNames()).not.toContain('Of before');
  });

  test('keeps the name and the positions of pages that somebody has edited', async () => {
    await createEarlier();
    await store.change({ by: 'ada' }, (draft) => {
      const page = listItems(draft.content(), 'page').find(({ fields }) => fields.route === '/');
      if (page) draft.set(page, { fields: { name: 'Start' } });
    });
    await seedPortal(store, shippedConfiguration());
    const [home, other] = await pages();
    expect([home?.name, home?.positions, other?.positions.length]).toEqual(['Start', ['top', 'bottom'], 6]);
  });

  test('does not get back what administrators have deleted', async () => {
    await seedPortal(store, shippedConfiguration());
    await store.change({ by: 'ada' }, (draft) =>
      draft.remove(listItems(draft.content(), 'divId').filter(({ fields }) => fields.name === 'overview')),
    );
    const before = await store.read();
    await seedPortal(store, shippedConfiguration());
    expect(await store.read()).toBe(before);
  });

  test('starts without a new page whose route an own page of a portal has', async () => {
    await seedPortal(store, shippedConfiguration());
    await store.change({ by: 'ada' }, (draft) =>
      draft.create(
        'page',
        'explore',
        pageFields({ portalType: 'explore', portalPid: 'open-discovery', route: '/News' }),
      ),
    );
    const { pages: shipped } = shippedConfiguration();
    const added = ['/news', '/team'].map((route) => ({ route, isEnabled: true }));
    const refused: string[] = [];
    await seedPortal(store, shippedConfiguration({ pages: [...shipped, ...added] }), (reason) =>
      refused.push(reason),
    );
    expect((await pages()).map(({ route }) => route)).toContain('/team');
    expect(refused).toEqual(['the page /news: route: This route is used by an other page']);
  });

  test('starts with a new page that administrators have made already, in other letters', async () => {
    await seedPortal(store, shippedConfiguration());
    await store.change({ by: 'ada' }, (draft) => {
      draft.create('page', null, pageFields({ portalType: 'explore', route: '/News' }));
    });
    const { pages: shipped } = shippedConfiguration();
    const refused: string[] = [];
    const news = { route: '/news', isEnabled: true };
    await seedPortal(store, shippedConfiguration({ pages: [...shipped, news] }), (reason) =>
      refused.push(reason),
    );
    expect(refused).toEqual([]);
  });
});

test('a second portal of the type shares its pages and entities', async () => {
  await seedPortal(store, shippedConfiguration());
  const before = await store.read();
  await seedPortal(store, shippedConfiguration({ pid: 'second' }));
  const after = await store.read();
  expect(after.items.page.size).toBe(before.items.page.size);
  expect(after.items.entity.size).toBe(before.items.entity.size);
  expect(after.items.portal.size).toBe(2);
});

test('routes of a configuration are those of the software, and of earlier portals, in any case', async () => {
  await seedPortal(store, shippedConfiguration());
  const pages = ['/Search/Find/Projects', '/mycommunities'].map((route) => ({ route, isEnabled: true }));
  await seedPortal(store, shippedConfiguration({ pid: 'second', pages }));
  await seedPortal(store, shippedConfiguration({ pid: 'first-of-its-type', type: 'connect', pages }));
  const content = await store.read();
  const enabled = ['second', 'first-of-its-type'].map((pid) => {
    const portal = findPortal(content, pid);
    return (
      portal &&
      fullPortal(content, portal).pages.flatMap(({ isEnabled, route, name }) =>
        isEnabled ? [[route, name]] : [],
      )
    );
  });
  const ofSoftware = [
    ['/search/find/projects', 'Search: Projects'],
    ['/myCommunities', 'My communities'],
  ];
  expect(enabled).toEqual([ofSoftware, ofSoftware]);
});

test('a route that no page may have stops the start of a new portal, by name', async () => {
  const { pages } = shippedConfiguration();
  const configuration = shippedConfiguration({ pages: [...pages, { route: '/admin', isEnabled: true }] });
  await expect(seedPortal(store, configuration)).rejects.toThrow('PORTAL_CONFIG: the page /admin: route: ');
});

describe('custom CSS that the admin tool would refuse', () => {
  const css = 'h1 { background: url(/logo.png) }';

  test('stays in the configuration of a static portal', async () => {
    await seedPortal(store, shippedConfiguration({ customCss: css }));
    expect((await seeded()).fields.layout.customCss).toBe('');
  });

  test('stops a managed portal, by name', async () => {
    const seeding = seedPortal(store, shippedConfiguration({ customCss: css, static: false }));
    await expect(seeding).rejects.toThrow('PORTAL_CONFIG: customCss: must not contain url()');
  });
});
