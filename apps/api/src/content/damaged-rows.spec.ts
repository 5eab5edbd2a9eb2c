import { expect, jest, test } from '@jest/globals';
import { byLanguage } from '@open-discovery/model';
import { describeOnDatabases } from '../database/testing/describe-on-databases.ts';
import type { Database } from '../database/open-database.ts';
import type { Collection } from './collections.ts';
import { allItems, findPortal } from './content.ts';
import { openContentStore } from './content-store.ts';
import type { DamagedRow } from './damaged-row.ts';
import { readHistory, restoreChange } from './history.ts';
import {
  claimFields,
  menuItemFields,
  newTestId,
  openTestStore,
  pageFields,
  pageHelpFields,
  portalFields,
  uploadFields,
  mergeDecisionFields,
  withdrawalFields,
} from './testing/open-test-store.ts';

jest.setTimeout(60_000);

const fill = async (database: Database): Promise<Readonly<Record<Collection, string>>> => {
  const store = await openTestStore(database);
  const items = await store.change({ by: 'ada' }, (draft) => {
    const portal = draft.create('portal', 'egi', portalFields());
    const page = draft.create('page', null, pageFields());
    const divId = draft.create('divId', null, { name: 'footer', portalType: 'ri', pages: [page.id] });
    return {
      portal,
      page,
      divId,
      entity: draft.create('entity', null, { pid: 'dataset', name: 'Research data' }),
      divHelpContent: draft.create('divHelpContent', 'egi', {
        divId: divId.id,
        content: '<p>a</p>',
        isActive: true,
      }),
      pageHelpContent: draft.create('pageHelpContent', 'egi', pageHelpFields(page.id)),
      menuItem: draft.create('menuItem', 'egi', menuItemFields()),
      menuSettings: draft.create('menuSettings', 'egi', {
        isMenuEnabled: true,
        isFeaturedMenuEnabled: false,
        featuredAlignment: 'CENTER',
      }),
      statistics: draft.create('statistics', 'egi', { pid: 'egi', isEnabled: true, choices: {} }),
      claim: draft.create('claim', null, claimFields()),
      upload: draft.create('upload', 'egi', uploadFields()),
      withdrawal: draft.create('withdrawal', null, withdrawalFields()),
      mergeDecision: draft.create('mergeDecision', null, mergeDecisionFields()),
    };
  });
  const id = (collection: Collection): string => items[collection].id;
  return {
    portal: id('portal'),
    page: id('page'),
    divId: id('divId'),
    entity: id('entity'),
    divHelpContent: id('divHelpContent'),
    pageHelpContent: id('pageHelpContent'),
    menuItem: id('menuItem'),
    menuSettings: id('menuSettings'),
    statistics: id('statistics'),
    claim: id('claim'),
    upload: id('upload'),
    withdrawal: id('withdrawal'),
    mergeDecision: id('mergeDecision'),
  };
};

const damage = (database: Database, id: string, columns: { body?: string; collection?: string }) =>
  database.query.updateTable('items').set(columns).where('id', '=', id).execute();

/** Opens a store that collects the reports of damaged rows. */
const openReporting = async (database: Database) => {
  const reports: DamagedRow[] = [];
  const onDamaged = (row: DamagedRow): void => void reports.push(row);
  const store = await openContentStore({ database, clock: Date.now, newId: newTestId, onDamaged });
  return { store, reports };
};

const COLLECTIONS: readonly Collection[] = [
  'portal',
  'page',
  'divId',
  'entity',
  'divHelpContent',
  'pageHelpContent',
  'menuItem',
  'menuSettings',
  'statistics',
  'claim',
  'upload',
  'withdrawal',
  'mergeDecision',
];
/** The longest text that an earlier version stored: cleaning had escaped every &. */
const LONG_HELP = JSON.stringify(pageHelpFields('any', { content: `<p>${'&amp;'.repeat(24_840)}</p>` }));

describeOnDatabases('a damaged row', (given) => {
  test.each([
    ...COLLECTIONS.map((collection): [Collection, string, string] => [
      collection,
      'half a body',
      '{"pid":"eg',
    ]),
    ['page', 'a body of another kind', '[1]'],
    ['pageHelpContent', 'a text that is too long', LONG_HELP],
  ] satisfies [Collection, string, string][])(
    '%s with %s is set aside and named; the rest is there',
    async (collection, _name, body) => {
      const ids = await fill(given.database());
      await damage(given.database(), ids[collection], { body });
      const { store, reports } = await openReporting(given.database());
      expect(reports).toMatchObject([{ table: 'items', id: ids[collection], collection }]);
      expect(store.damagedRows()).toEqual(reports);
      const rest = allItems(await store.read()).map((item) => item.collection);
      expect(rest.toSorted()).toEqual(COLLECTIONS.filter((one) => one !== collection).toSorted());
    },
  );

  test('a row of an unknown collection is set aside', async () => {
    const { entity } = await fill(given.database());
    await damage(given.database(), entity, { collection: 'banana' });
    const { store } = await openReporting(given.database());
    expect(store.damagedRows()).toMatchObject([{ id: entity, reason: 'there is no collection banana' }]);
  });

  test('a row that is damaged while the server runs is reported once', async () => {
    const { page, entity } = await fill(given.database());
    const { store, reports } = await openReporting(given.database());
    await given
      .database()
      .query.updateTable('items')
      .set({ body: '', version: 7 })
      .where('id', '=', page)
      .execute();
    const other = await openTestStore(given.database());
    for (const name of ['One', 'Two']) {
      await other.change({ by: 'ada' }, (draft) => {
        const item = draft.content().items.entity.get(entity);
        if (item) draft.set(item, { fields: { name } });
      });
      await store.read({ isFresh: true });
    }
    expect(reports).toMatchObject([{ id: page }]);
  });

  test.each<Collection>([
    'portal',
    'page',
    'entity',
    'divId',
    'menuSettings',
    'statistics',
    'claim',
    'upload',
    'mergeDecision',
  ])('a new %s with the same key takes the place of the damaged one, with its id', async (collection) => {
    const ids = await fill(given.database());
    await damage(given.database(), ids[collection], { body: '' });
    const { store } = await openReporting(given.database());
    const created = await store.change({ by: 'ada' }, (draft) => {
      const pages: string[] = [];
      return {
        portal: () => draft.create('portal', 'egi', portalFields()),
        page: () => draft.create('page', null, pageFields()),
        entity: () => draft.create('entity', null, { pid: 'dataset', name: 'Data' }),
        divId: () => draft.create('divId', null, { name: 'footer', portalType: 'ri', pages }),
        menuSettings: () =>
          draft.create('menuSettings', 'egi', {
            isMenuEnabled: false,
            isFeaturedMenuEnabled: false,
            featuredAlignment: 'LEFT',
          }),
        statistics: () => draft.create('statistics', 'egi', { pid: 'egi', isEnabled: false, choices: {} }),
        claim: () => draft.create('claim', null, claimFields()),
        divHelpContent: () => null,
        pageHelpContent: () => null,
        menuItem: () => null,
        upload: () => draft.create('upload', 'egi', uploadFields()),
        withdrawal: () => draft.create('withdrawal', null, withdrawalFields()),
        mergeDecision: () => draft.create('mergeDecision', null, mergeDecisionFields()),
      }[collection]();
    });
    expect(created).toMatchObject({ id: ids[collection], version: 2 });
    expect(store.damagedRows()).toEqual([]);
    const { reports } = await openReporting(given.database());
    expect(reports).toEqual([]);
  });

  test('a portal with one list of examples, as earlier versions stored it, is not damaged', async () => {
    const ids = await fill(given.database());
    const { layout, ...fields } = portalFields();
    const body = JSON.stringify({ ...fields, layout: { ...layout, examples: ['tides'] } });
    await damage(given.database(), ids.portal, { body });
    const { store, reports } = await openReporting(given.database());
    expect(reports).toEqual([]);
    expect(findPortal(await store.read(), 'egi')?.fields.layout.examples).toEqual(
      byLanguage(() => ['tides']),
    );
  });

  test('titles of several lines, as earlier versions stored them, are not damaged and become one line', async () => {
    const ids = await fill(given.database());
    const title = 'Sea\tlevel\u2028\u202Erise\u0000';
    const { layout, ...fields } = portalFields();
    const portal = { ...fields, name: 'EGI\u202E', layout: { ...layout, title } };
    await damage(given.database(), ids.portal, { body: JSON.stringify(portal) });
    await damage(given.database(), ids.page, { body: JSON.stringify(pageFields({ title })) });
    const { store, reports } = await openReporting(given.database());
    expect(reports).toEqual([]);
    const content = await store.read();
    expect(findPortal(content, 'egi')?.fields).toMatchObject({
      name: 'EGI',
      layout: { title: 'Sea level rise' },
    });
    expect(content.items.page.get(ids.page)?.fields.title).toBe('Sea level rise');
  });

  test('an earlier version from the history repairs it', async () => {
    const { menuItem } = await fill(given.database());
    const { store } = await openReporting(given.database());
    await store.change({ by: 'ada' }, (draft) => {
      const item = draft.content().items.menuItem.get(menuItem);
      if (item) draft.set(item, { fields: { title: 'Renamed' } });
    });
    await damage(given.database(), menuItem, { body: '' });
    const { store: later } = await openReporting(given.database());
    expect(later.damagedRows()).toMatchObject([{ id: menuItem }]);
    const [change] = await readHistory(later, 'egi', 1);
    const changeId = change?._id ?? '';
    await later.change({ by: 'ada' }, (draft, transaction) =>
      restoreChange(draft, transaction, { changeId, portalPid: 'egi', nowMs: Date.now() }),
    );
    expect(later.damagedRows()).toEqual([]);
    expect((await later.read()).items.menuItem.get(menuItem)?.fields.title).toBe('Item');
  });

  test('in the history is set aside and named; the other changes are listed', async () => {
    const { menuItem } = await fill(given.database());
    const { store, reports } = await openReporting(given.database());
    const all = await readHistory(store, 'egi', 100);
    await given
      .database()
      .query.updateTable('changes')
      .set({ after: '{"tit' })
      .where('item_id', '=', menuItem)
      .execute();
    expect(await readHistory(store, 'egi', 100)).toHaveLength(all.length - 1);
    const id = all.find(({ itemId }) => itemId === menuItem)?._id;
    expect(reports).toMatchObject([{ table: 'changes', id }]);
    expect(store.damagedRows()).toMatchObject([{ table: 'changes', id }]);
  });
});

describeOnDatabases('what is saved', (given) => {
  test.each([
    ['content', `${'a'.repeat(99_999)}&`],
    ['content', '<p>'.repeat(30_000)],
  ])('%s that cleaning makes longer than a text may be is not saved', async (field, content) => {
    const { pageHelpContent } = await fill(given.database());
    const store = await openTestStore(given.database());
    const saving = store.change({ by: 'ada' }, (draft) => {
      const item = draft.content().items.pageHelpContent.get(pageHelpContent);
      if (item) draft.set(item, { fields: { content } });
    });
    await expect(saving).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(`^${field}: .*at most 100000`),
    });
  });

  test('a route that becomes too long with its leading slash is not saved', async () => {
    const store = await openTestStore(given.database());
    const saving = store.change({ by: 'ada' }, (draft) =>
      draft.create('page', null, pageFields({ route: 'a'.repeat(200) })),
    );
    await expect(saving).rejects.toMatchObject({ status: 400, message: expect.stringMatching('^route: ') });
  });
});
