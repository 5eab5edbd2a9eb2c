import { describe, expect, jest, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHistory } from '../content/history.ts';
import type { ContentStore } from '../content/content-store.ts';
import {
  DAY_MS,
  openTestStore,
  pageFields,
  pageHelpFields,
  portalFields,
} from '../content/testing/open-test-store.ts';
import { readEarlierNames } from '../content/earlier-names.ts';
import type { AnyItem } from '../content/item.ts';
import { describeOnDatabases } from '../database/testing/describe-on-databases.ts';
import { createHousekeeping } from './create-housekeeping.ts';

jest.setTimeout(60_000);

const ADA = { by: 'ada' };
const HOUR_MS = 3_600_000;
const SIGNAL = new AbortController().signal;

const remove = (store: ContentStore, ...items: readonly AnyItem[]) =>
  store.change(ADA, (draft) => draft.remove(items));

const dataDir = mkdtempSync(path.join(tmpdir(), 'housekeeping-'));

describeOnDatabases('housekeeping', (given) => {
  /** Returns a store, and its housekeeping with a clock that nobody sets. */
  const open = async (historyDays = 30) => {
    const store = await openTestStore(given.database());
    let purged = 0;
    let steadyMs = 0;
    const run = createHousekeeping({
      database: given.database(),
      uploads: { purge: async () => void (purged += 1) },
      clock: store.clock,
      steadyClock: () => steadyMs,
      historyDays,
      dataDir,
    });
    return {
      store,
      purged: () => purged,
      /** Lets time pass, in which the clock of the machine is also set forward or back. */
      pass: (ms: number, setByMs = 0) => {
        steadyMs += ms;
        store.passMs(ms + setByMs);
      },
      run: () => run(SIGNAL),
    };
  };
  const deletedRows = () =>
    given.database().query.selectFrom('items').select('id').where('deleted_at', 'is not', null).execute();

  describe('deleted items and images', () => {
    test('are removed within an hour after they can no longer be restored', async () => {
      const { store, pass, purged, run } = await open();
      const item = await store.change(ADA, (draft) =>
        draft.create('entity', null, { pid: 'orp', name: 'Other' }),
      );
      await remove(store, item);
      await run();
      pass(30 * DAY_MS - HOUR_MS);
      await run();
      expect(await deletedRows()).toHaveLength(1);
      pass(2 * HOUR_MS);
      await run();
      expect(await deletedRows()).toEqual([]);
      expect(purged()).toBe(2);
    });

    test.each([
      ['set forward by a year', 365 * DAY_MS],
      ['set back by a day', -DAY_MS],
    ])('stay while the clock is %s, and when it is corrected', async (_title, setByMs) => {
      const { store, pass, run } = await open();
      const item = await store.change(ADA, (draft) =>
        draft.create('entity', null, { pid: 'orp', name: 'Other' }),
      );
      await remove(store, item);
      await run();
      pass(HOUR_MS, setByMs);
      await run();
      pass(HOUR_MS, -setByMs);
      await run();
      expect(await deletedRows()).toHaveLength(1);
    });
  });

  test('the files of a killed import are removed', async () => {
    const killed = path.join(
      dataDir,
      `import-${spawnSync(process.execPath, ['--version']).pid}-1-boot.AAAAAA`,
    );
    mkdirSync(killed);
    const { pass, run } = await open();
    await run();
    pass(HOUR_MS);
    await run();
    expect(existsSync(killed)).toBe(false);
  });

  describe('the history', () => {
    const pruned = async (store: ContentStore) =>
      (await readHistory(store, undefined, 1_000)).map(({ action, collection }) => `${action} ${collection}`);

    test('loses what is older than the setting, and no other change', async () => {
      const { store, pass, run } = await open(40);
      const item = await store.change(ADA, (draft) =>
        draft.create('entity', null, { pid: 'orp', name: 'Other' }),
      );
      for (let count = 0; count < 250; count += 1)
        await store.change(ADA, (draft) => {
          const current = draft.content().items.entity.get(item.id) ?? item;
          draft.set(current, { fields: { name: `Other ${count}` } });
        });
      await run();
      pass(39 * DAY_MS);
      await remove(store, item);
      await run();
      expect(await pruned(store)).toHaveLength(252);
      pass(2 * DAY_MS);
      await run();
      expect(await pruned(store)).toEqual(['delete entity']);
    });

    test('keeps the last change, by which other processes know the content', async () => {
      const { store, pass, run } = await open();
      await store.change(ADA, (draft) => {
        draft.create('entity', null, { pid: 'orp', name: 'Other' });
        draft.create('entity', null, { pid: 'dataset', name: 'Data' });
      });
      const { revision, sequence } = await store.read();
      await run();
      pass(100 * DAY_MS);
      await run();
      expect(await pruned(store)).toEqual(['create entity']);
      expect(await (await openTestStore(given.database())).read()).toMatchObject({ revision, sequence });
    });

    test('still tells which portals and shared pages there have been, so that they do not come back', async () => {
      const { store, pass, run } = await open();
      const { portal, page } = await store.change(ADA, (draft) => ({
        portal: draft.create('portal', 'egi', portalFields()),
        page: draft.create('page', null, pageFields({ route: '/first' })),
      }));
      await store.change(ADA, (draft) => {
        const renamed = draft.set(page, { fields: { route: '/second' } });
        const edited = draft.set(renamed, { fields: { content: '<p>Text</p>' } });
        draft.remove([portal, edited]);
      });
      const names = await readEarlierNames(given.database().query);
      await run();
      pass(100 * DAY_MS);
      await run();
      expect(await pruned(store)).toEqual(['delete page', 'update page', 'create page', 'create portal']);
      expect(await readEarlierNames(given.database().query)).toEqual(names);
    });

    test('of a portal does not begin with that of an earlier one with its pid', async () => {
      const { store, pass, run } = await open();
      const create = () =>
        store.change(ADA, (draft) => {
          const portal = draft.create('portal', 'egi', portalFields());
          const own = draft.create('page', 'egi', pageFields({ portalPid: 'egi', route: '/own' }));
          draft.create('pageHelpContent', 'egi', pageHelpFields(own.id));
          return [portal, own] as const;
        });
      await create();
      await remove(store, ...(await findAll(store)));
      const [portal] = await create();
      await run();
      pass(100 * DAY_MS);
      await run();
      const scope = [{ pid: 'egi', id: portal.id }];
      expect((await readHistory(store, scope, 100)).map(({ itemId }) => itemId)).toContain(portal.id);
      expect(await readHistory(store, scope, 100)).toHaveLength(2);
    });
  });
});

const findAll = async (store: ContentStore): Promise<AnyItem[]> => {
  const { items } = await store.read();
  return [...items.pageHelpContent.values(), ...items.page.values(), ...items.portal.values()];
};
