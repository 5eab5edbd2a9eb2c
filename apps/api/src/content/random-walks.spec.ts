import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { describeOnDatabases } from '../database/testing/describe-on-databases.ts';
import type { Tables } from '../database/tables.ts';
import { ApiError } from '../errors/api-error.ts';
import { COLLECTIONS } from './collections.ts';
import { allItems, flagKey, isEnabled, listItems } from './content.ts';
import type { Content } from './content.ts';
import type { Draft } from './draft.ts';
import { readHistory, restoreChange } from './history.ts';
import { menuItemFields, openTestStore, pageFields, portalFields } from './testing/open-test-store.ts';
import type { TestStore } from './testing/open-test-store.ts';

const PID = 'egi';
const HISTORY_LIMIT = 10_000;

/** Returns an item of a list that a number chooses; null of an empty list. */
const pick = <T>(list: readonly T[], choice: number): T | null => list[choice % list.length] ?? null;

interface Step {
  readonly draft: Draft;
  readonly transaction: Kysely<Tables>;
  readonly changeIds: readonly string[];
  readonly store: TestStore;
  readonly one: number;
  readonly other: number;
}

/** The steps of editors. Some are refused, such as an update of an older version. */
const STEPS: Readonly<Record<string, (step: Step) => unknown>> = {
  'add an entity': ({ draft, one }) => draft.create('entity', null, { pid: `e${one}`, name: 'Kind' }),
  'add a page': ({ draft, one, other }) => {
    const entity = pick(listItems(draft.content(), 'entity'), other);
    const entities = entity === null ? [] : [entity.id];
    return draft.create('page', PID, pageFields({ portalPid: PID, route: `/r${one}`, entities }));
  },
  'add a menu item': ({ draft, one }) => {
    const parentItemId = pick(listItems(draft.content(), 'menuItem'), one)?.id ?? null;
    return draft.create('menuItem', PID, menuItemFields({ parentItemId }));
  },
  'rename a page': ({ draft, one, other }) => {
    const page = pick(listItems(draft.content(), 'page'), one);
    const basis = page && { id: page.id, version: page.version - (other % 2) };
    return basis && draft.update(page, basis, { name: `Page ${other}` });
  },
  'move a menu item': ({ draft, one, other }) => {
    const items = listItems(draft.content(), 'menuItem');
    const item = pick(items, one);
    return item && draft.set(item, { fields: { parentItemId: pick(items, other)?.id ?? null } });
  },
  'delete an item': ({ draft, one }) => {
    const items = allItems(draft.content()).filter(({ collection }) => collection !== 'portal');
    const item = pick(items, one);
    if (item !== null) draft.remove([item]);
  },
  'switch a page': ({ draft, one, other }) => {
    const page = pick(listItems(draft.content(), 'page'), one);
    if (page !== null) draft.setEnabled(PID, page, other % 2 === 0);
  },
  'undo a change': ({ draft, transaction, changeIds, store, one }) =>
    restoreChange(draft, transaction, {
      changeId: pick(changeIds, one) ?? '',
      portalPid: undefined,
      nowMs: store.clock(),
    }),
};

const walks = fc.array(fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.nat(40), fc.nat(40)), {
  maxLength: 30,
});

const take = async (store: TestStore, [name, one, other]: readonly [string, number, number]) => {
  const changeIds = (await readHistory(store, undefined, HISTORY_LIMIT)).map(({ _id }) => _id);
  const { sequence } = await store.read();
  await store
    .change({ by: 'ada' }, (draft, transaction) =>
      STEPS[name]?.({ draft, transaction, changeIds, store, one, other }),
    )
    .catch(async (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      expect((await store.read()).sequence).toBe(sequence);
    });
};

const isSwitch = (state: unknown): state is { isEnabled: boolean } =>
  typeof state === 'object' && state !== null && 'isEnabled' in state;

/** Replays the history: the fields of the present items by their ids, and the enabled ones. */
const replay = async (store: TestStore) => {
  const fields = new Map<string, unknown>();
  const enabled = new Set<string>();
  for (const { itemId, before, after } of (await readHistory(store, undefined, HISTORY_LIMIT)).reverse())
    if (isSwitch(after)) {
      const key = flagKey(PID, itemId);
      expect(isSwitch(before) && before.isEnabled).toBe(enabled.has(key));
      if (after.isEnabled) enabled.add(key);
      else enabled.delete(key);
    } else {
      expect(before).toEqual(fields.get(itemId) ?? null);
      if (after === null) fields.delete(itemId);
      else fields.set(itemId, after);
    }
  return { fields, enabled };
};

/** Returns the references that lead nowhere. */
const dangling = (content: Content) =>
  allItems(content).flatMap((item) =>
    COLLECTIONS[item.collection]
      .references(item.fields as never)
      .filter(({ collection, id }) => !content.items[collection].has(id)),
  );

const depthOf = (content: Content, id: string): number => {
  const parent = content.items.menuItem.get(id)?.fields.parentItemId ?? null;
  return parent === null ? 1 : 1 + depthOf(content, parent);
};

describeOnDatabases('whatever editors do', (given) => {
  test('the history tells how the content came about, nothing refers to what is gone, and menus are trees', async () => {
    const store = await openTestStore(given.database());
    await store.change({ by: 'ada' }, (draft) => draft.create('portal', PID, portalFields()));
    await fc.assert(
      fc.asyncProperty(walks, async (walk) => {
        for (const step of walk) await take(store, step);
        const content = await store.read();
        const { fields, enabled } = await replay(store);
        expect(fields).toEqual(new Map(allItems(content).map((item) => [item.id, item.fields])));
        for (const { id } of listItems(content, 'page'))
          expect(isEnabled(content, PID, id)).toBe(enabled.has(flagKey(PID, id)));
        expect(dangling(content)).toEqual([]);
        for (const { id } of listItems(content, 'menuItem')) expect(depthOf(content, id)).toBeLessThan(10);
        expect(await (await openTestStore(given.database())).read()).toEqual(content);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
