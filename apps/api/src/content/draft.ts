import { ApiError } from '../api-error.ts';
import { checkItem } from './check-item.ts';
import { COLLECTIONS } from './collections.ts';
import type { Collection, FieldsOf } from './collections.ts';
import { allItems, flagKey, isEnabled } from './content.ts';
import type { Content, ItemMaps } from './content.ts';
import { refuseWhileNamed, withCompanions } from './dependants.ts';
import type { Change, ChangeAction, Effect } from './effects.ts';
import { toStored } from './item.ts';
import type { AnyItem, Item } from './item.ts';

/** The state that an update starts from: whoever has an older one must look first. */
export interface Basis {
  readonly id: string;
  readonly version: number;
}

/** A change in the making. Everything in it happens or nothing does. */
export interface Draft {
  /** The content with what the draft has changed so far. */
  readonly content: () => Content;
  readonly create: <C extends Collection>(
    collection: C,
    portalPid: string | null,
    fields: FieldsOf[C],
  ) => Item<C>;
  /** Throws 409 with both states when the basis is not the present version. */
  readonly update: <C extends Collection>(present: Item<C>, basis: Basis, fields: FieldsOf[C]) => Item<C>;
  /** Sets single fields, or the rank, whatever the present version is. */
  readonly set: <C extends Collection>(
    present: Item<C>,
    next: { readonly fields?: Partial<FieldsOf[C]>; readonly position?: number },
    action?: ChangeAction,
  ) => Item<C>;
  /** Deletes things with what goes with them; throws 409 when others still name them. */
  readonly remove: (items: readonly AnyItem[]) => void;
  /** Brings back things that are not present, as they are given; they may name each other. */
  readonly revive: (items: readonly AnyItem[]) => void;
  readonly switchFor: (portalPid: string, item: AnyItem, isEnabled: boolean) => void;
  readonly effects: () => readonly Effect[];
  readonly changes: () => readonly Change[];
}

interface DraftSettings {
  readonly newId: () => string;
  /** What the changes are called; by default what they are. */
  readonly action?: ChangeAction;
}

const withItem = (items: ItemMaps, item: AnyItem): ItemMaps => ({
  ...items,
  [item.collection]: new Map<string, AnyItem>(items[item.collection]).set(item.id, item),
});

const withoutItem = (items: ItemMaps, { collection, id }: AnyItem): ItemMaps => {
  const rest = new Map<string, AnyItem>(items[collection]);
  rest.delete(id);
  return { ...items, [collection]: rest };
};

const checkFixed = <C extends Collection>(present: Item<C>, fields: FieldsOf[C]): void => {
  const changed = COLLECTIONS[present.collection].fixed.find((name) => present.fields[name] !== fields[name]);
  if (changed !== undefined) throw new ApiError(400, `${changed}: cannot be changed`);
};

const checkVersion = <C extends Collection>(present: Item<C>, basis: Basis, fields: FieldsOf[C]): void => {
  if (present.version === basis.version) return;
  const given = { ...fields, _id: basis.id, version: basis.version };
  throw new ApiError(409, `Somebody has changed this ${COLLECTIONS[present.collection].title} meanwhile`, {
    details: { current: toStored(present), given },
  });
};

const lastPosition = ({ items }: Content, collection: Collection): number => {
  let last = 0;
  for (const { position } of items[collection].values()) last = Math.max(last, position);
  return last;
};

/** A draft on top of some content; nothing is stored until its effects are. */
export const createDraft = (base: Content, { newId, action: called }: DraftSettings): Draft => {
  let content = base;
  const effects: Effect[] = [];
  const changes: Change[] = [];

  const note = (action: ChangeAction, item: AnyItem, before: unknown, after: unknown): void => {
    const { collection, id: itemId, portalPid } = item;
    changes.push({ id: newId(), action: called ?? action, collection, itemId, portalPid, before, after });
  };
  const put = (item: AnyItem): void => {
    content = { ...content, items: withItem(content.items, item) };
    effects.push({ kind: 'put', item });
  };
  const store = <C extends Collection>(item: Item<C>): Item<C> => {
    const checked = checkItem(content, item);
    put(checked);
    return checked;
  };
  const set: Draft['set'] = (present, { fields, position }, action = 'update') => {
    const next = store({
      ...present,
      position: position ?? present.position,
      fields: { ...present.fields, ...fields },
      version: present.version + 1,
    });
    note(action, next, present.fields, next.fields);
    return next;
  };

  return {
    content: () => content,
    effects: () => effects,
    changes: () => changes,
    set,
    create: (collection, portalPid, fields) => {
      const position = lastPosition(content, collection) + 1;
      const item = store({ collection, id: newId(), portalPid, position, version: 1, fields });
      note('create', item, null, item.fields);
      return item;
    },
    update: (present, basis, fields) => {
      checkVersion(present, basis, fields);
      checkFixed(present, fields);
      return set(present, { fields });
    },
    remove: (items) => {
      const going = [...new Set(items.flatMap((item) => withCompanions(allItems(content), item)))];
      refuseWhileNamed(content, going);
      for (const item of going) {
        content = { ...content, items: withoutItem(content.items, item) };
        effects.push({ kind: 'remove', item });
        note('delete', item, item.fields, null);
      }
    },
    revive: (items) => {
      items.forEach(put);
      for (const item of items) {
        checkItem(content, item);
        note('restore', item, null, item.fields);
      }
    },
    switchFor: (portalPid, item, isOn) => {
      const wasOn = isEnabled(content, portalPid, item.id);
      if (wasOn === isOn) return;
      const enabled = new Set(content.enabled);
      if (isOn) enabled.add(flagKey(portalPid, item.id));
      else enabled.delete(flagKey(portalPid, item.id));
      content = { ...content, enabled };
      effects.push({ kind: 'flag', portalPid, itemId: item.id, isEnabled: isOn });
      note('toggle', { ...item, portalPid }, { isEnabled: wasOn }, { isEnabled: isOn });
    },
  };
};
