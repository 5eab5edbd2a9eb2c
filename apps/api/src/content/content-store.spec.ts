import { describe, expect, jest, test } from '@jest/globals';
import { describeOnDatabases } from '../database/testing/describe-on-databases.ts';
import { findPortal, isEnabled, listItems } from './content.ts';
import type { ContentStore } from './content-store.ts';
import { openDatabase } from '../database/open-database.ts';
import { createPortal } from './create-portal.ts';
import { readHistory, restoreChange } from './history.ts';
import type { AnyItem } from './item.ts';
import {
  DAY_MS,
  menuItemFields,
  openTestStore,
  pageFields,
  pageHelpFields,
  portalFields,
} from './testing/open-test-store.ts';
import type { TestStore } from './testing/open-test-store.ts';

jest.setTimeout(60_000);

const ADA = { by: 'ada' };

/** Creates a portal with a page, a help text, a shared page and a menu with two levels. */
const fill = (store: ContentStore) =>
  store.change(ADA, (draft) => {
    const entity = draft.create('entity', null, { pid: 'dataset', name: 'Research data' });
    const shared = draft.create('page', null, pageFields({ entities: [entity.id] }));
    const portal = draft.create('portal', 'egi', portalFields());
    const own = draft.create('page', 'egi', pageFields({ portalPid: 'egi', route: '/own' }));
    const help = draft.create('pageHelpContent', 'egi', pageHelpFields(own.id));
    const parent = draft.create('menuItem', 'egi', menuItemFields({ title: 'Parent' }));
    const child = draft.create(
      'menuItem',
      'egi',
      menuItemFields({ title: 'Child', parentItemId: parent.id }),
    );
    draft.setEnabled('egi', own, true);
    return { entity, shared, portal, own, help, parent, child };
  });

const undo = async (store: TestStore, portalPid: string | null, action: string, itemId: string) => {
  const history = await readHistory(store, portalPid, 100);
  const change = history.find((one) => one.action === action && one.itemId === itemId);
  return store.change(ADA, (draft, transaction) =>
    restoreChange(draft, transaction, { changeId: change?._id ?? '', portalPid, nowMs: store.clock() }),
  );
};

const remove = (store: ContentStore, ...items: readonly AnyItem[]) =>
  store.change(ADA, (draft) => draft.remove(items));

describeOnDatabases('the content store', (given) => {
  test('a finished change is visible in this store and in a new one', async () => {
    const store = await openTestStore(given.database());
    const { own, child } = await fill(store);
    const again = await openTestStore(given.database());
    for (const one of [store, again]) {
      const content = await one.read();
      expect(content.items.page.get(own.id)).toEqual(own);
      expect(content.items.menuItem.get(child.id)).toEqual(child);
      expect(isEnabled(content, 'egi', own.id)).toBe(true);
    }
    expect(await again.read()).toEqual(await store.read());
  });

  test('a change that fails has no effect', async () => {
    const store = await openTestStore(given.database());
    const failing = store.change(ADA, (draft) => {
      draft.create('portal', 'egi', portalFields());
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    expect(await (await openTestStore(given.database())).read()).toEqual(await store.read());
    expect((await store.read()).revision).toBe('');
  });

  test('an update based on an older version is rejected with both versions', async () => {
    const store = await openTestStore(given.database());
    const { portal } = await fill(store);
    const rename = (name: string) =>
      store.change(ADA, (draft) =>
        draft.update(portal, { id: portal.id, version: 1 }, portalFields({ name })),
      );
    const present = await rename('First');
    expect(present.version).toBe(2);
    const late = store.change(ADA, (draft) => {
      const now = findPortal(draft.content(), 'egi');
      if (now) draft.update(now, { id: now.id, version: 1 }, portalFields({ name: 'Second' }));
    });
    await expect(late).rejects.toMatchObject({
      status: 409,
      details: {
        current: { _id: portal.id, version: 2, name: 'First' },
        given: { _id: portal.id, version: 1, name: 'Second' },
      },
    });
    expect(findPortal(await store.read(), 'egi')?.fields.name).toBe('First');
  });

  test('changes of two stores over one database do not overwrite each other', async () => {
    const [one, two] = [await openTestStore(given.database()), await openTestStore(given.database())];
    const add = (store: ContentStore, index: number) =>
      store.change(ADA, (draft) => draft.create('entity', null, { pid: `e${index}`, name: 'E' }));
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(index % 2 ? one : two, index)));
    for (const store of [one, two]) {
      const content = await store.read({ isFresh: true });
      expect(content.items.entity.size).toBe(20);
      expect(content.sequence).toBe(20);
    }
  });

  test('changes of another process are visible at once on request, and otherwise within seconds', async () => {
    const [here, there] = [await openTestStore(given.database()), await openTestStore(given.database())];
    await fill(there);
    expect(findPortal(await here.read(), 'egi')).toBeNull();
    here.passMs(2_000);
    expect(findPortal(await here.read(), 'egi')).not.toBeNull();
    await there.change(ADA, (draft) => draft.create('entity', null, { pid: 'orp', name: 'Other' }));
    expect((await here.read({ isFresh: true })).items.entity.size).toBe(2);
    await there.change(ADA, (draft) => {
      for (const portal of listItems(draft.content(), 'portal'))
        draft.set(portal, { fields: { name: 'Renamed' } });
    });
    expect(findPortal(await here.read({ isFresh: true }), 'egi')?.fields.name).toBe('Renamed');
  });

  test('changes of another process are visible within seconds after the clock was set back', async () => {
    const [here, there] = [await openTestStore(given.database()), await openTestStore(given.database())];
    await fill(there);
    here.passMs(-DAY_MS);
    expect(findPortal(await here.read(), 'egi')).not.toBeNull();
  });

  test('every change has an author, a time, and the fields before and after', async () => {
    const store = await openTestStore(given.database());
    const { own } = await fill(store);
    store.passMs(1_000);
    await store.change({ by: 'bob' }, (draft) => draft.set(own, { fields: { name: 'Renamed' } }));
    const [last] = await readHistory(store, 'egi', 1);
    expect(last).toMatchObject({
      at: '2026-10-02T00:00:01.000Z',
      by: 'bob',
      action: 'update',
      collection: 'page',
      itemId: own.id,
      before: { name: 'About' },
      after: { name: 'Renamed' },
    });
  });

  test('the database rejects duplicate keys, too', async () => {
    const store = await openTestStore(given.database());
    const { portal } = await fill(store);
    const { query } = given.database();
    const row = await query
      .selectFrom('items')
      .selectAll()
      .where('id', '=', portal.id)
      .executeTakeFirstOrThrow();
    await expect(
      query
        .insertInto('items')
        .values({ ...row, id: 'second' })
        .execute(),
    ).rejects.toThrow();
  });

  test('unclean rows are cleaned when they are read', async () => {
    const store = await openTestStore(given.database());
    const { help } = await fill(store);
    const body = JSON.stringify({ ...help.fields, content: '<p onclick="x()">a<script>x()</script></p>' });
    await given.database().query.updateTable('items').set({ body }).where('id', '=', help.id).execute();
    const content = await (await openTestStore(given.database())).read();
    expect(content.items.pageHelpContent.get(help.id)?.fields.content).toBe('<p>a</p>');
  });

  describe('deleting', () => {
    test.each(['entity', 'own'] as const)('a referenced item is not deleted: %s', async (name) => {
      const store = await openTestStore(given.database());
      const world = await fill(store);
      await expect(remove(store, world[name])).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('is still in use'),
      });
    });

    test('sub-items are deleted and restored with their menu item', async () => {
      const store = await openTestStore(given.database());
      const { parent, child } = await fill(store);
      const other = await store.change(ADA, (draft) => draft.create('menuItem', 'egi', menuItemFields()));
      await remove(store, parent, other);
      expect((await store.read()).items.menuItem.size).toBe(0);
      await undo(store, 'egi', 'delete', parent.id);
      const { menuItem } = (await store.read()).items;
      expect([...menuItem.keys()]).toEqual([parent.id, child.id]);
      expect(menuItem.get(child.id)).toEqual({ ...child, version: 2 });
    });

    test('the content of a portal is deleted and restored with it', async () => {
      const store = await openTestStore(given.database());
      const { portal, own } = await fill(store);
      const before = await store.read();
      await remove(store, portal);
      const without = await store.read();
      expect(Object.values(without.items).flatMap((map) => [...map.keys()])).toHaveLength(2);
      await undo(store, 'egi', 'delete', portal.id);
      const after = await store.read();
      expect(listItems(after, 'page').map(({ id, fields }) => ({ id, fields }))).toEqual(
        listItems(before, 'page').map(({ id, fields }) => ({ id, fields })),
      );
      expect(isEnabled(after, 'egi', own.id)).toBe(true);
    });

    test('a new portal with the same pid is empty, and the old one cannot be restored', async () => {
      const store = await openTestStore(given.database());
      const { portal, shared } = await fill(store);
      await store.change(ADA, (draft) => draft.setEnabled('egi', shared, true));
      await remove(store, portal);
      await store.change(ADA, (draft) => createPortal(draft, portalFields({ name: 'New' })));
      const content = await store.read();
      expect(isEnabled(content, 'egi', shared.id)).toBe(false);
      expect(listItems(content, 'menuItem', 'egi')).toEqual([]);
      await expect(undo(store, 'egi', 'delete', portal.id)).rejects.toThrow('another portal has it already');
    });

    test.each([
      [29, 1],
      [31, 0],
    ])('after %d days, %d can be brought back', async (days, count) => {
      const store = await openTestStore(given.database());
      const { help } = await fill(store);
      await remove(store, help);
      store.passMs(days * DAY_MS);
      await undo(store, 'egi', 'delete', help.id).catch((error: unknown) =>
        expect(error).toMatchObject({ status: 409 }),
      );
      expect((await store.read()).items.pageHelpContent.size).toBe(count);
    });

    test('an item whose key is in use is not restored', async () => {
      const store = await openTestStore(given.database());
      const { help, own } = await fill(store);
      await remove(store, help, own);
      await store.change(ADA, (draft) =>
        draft.create('page', 'egi', pageFields({ portalPid: 'egi', route: '/Own' })),
      );
      await expect(undo(store, 'egi', 'delete', own.id)).rejects.toThrow('used by an other page');
    });
  });

  test('reverting an update or a toggle is a change', async () => {
    const store = await openTestStore(given.database());
    const { own } = await fill(store);
    await store.change(ADA, (draft) => {
      draft.set(own, { fields: { name: 'Renamed' } });
      draft.setEnabled('egi', own, false);
    });
    await undo(store, 'egi', 'update', own.id);
    await undo(store, 'egi', 'toggle', own.id);
    const content = await store.read();
    expect(content.items.page.get(own.id)).toEqual({ ...own, version: 3 });
    expect(isEnabled(content, 'egi', own.id)).toBe(true);
  });

  test('a second process can open the same database while the first writes', async () => {
    const store = await openTestStore(given.database());
    await fill(store);
    const database = await openDatabase(given.location());
    expect(findPortal(await (await openTestStore(database)).read(), 'egi')).not.toBeNull();
    await database.close();
  });
});
