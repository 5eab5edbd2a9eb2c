import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import { checkItem } from './check-item.ts';
import { COLLECTIONS } from './collections.ts';
import type { Collection, FieldsOf } from './collections.ts';
import { allItems, findDamaged, flagKey, isEnabled } from './content.ts';
import type { Content } from './content.ts';
import { rejectWhileReferenced, withDependents } from './dependents.ts';
import type { Change, ChangeAction, Effect } from './effects.ts';
import { invalid } from './invalid.ts';
import { toStored } from './item.ts';
import { ownCopies } from './own-copies.ts';
import type { AnyItem, Item } from './item.ts';

/**
 * The version that an update is based on. An update based on an older version is rejected; one without a version
 * overwrites any.
 */
export interface Basis {
  readonly id: string;
  readonly version: number | null;
}

/** A set of changes that are stored together or not at all. */
export interface Draft {
  /** Returns the content with the changes so far. */
  readonly content: () => Content;
  /** The id is new, unless the item has one already. */
  readonly create: <C extends Collection>(
    collection: C,
    portalPid: string | null,
    fields: FieldsOf[C],
    ownId?: string,
  ) => Item<C>;
  /** Changes the given fields. Throws a 409 with both versions if the basis is not the current version. */
  readonly update: <C extends Collection>(
    current: Item<C>,
    basis: Basis,
    fields: Partial<FieldsOf[C]>,
  ) => Item<C>;
  /** Sets single fields or the position, whatever the current version is. */
  readonly set: <C extends Collection>(
    current: Item<C>,
    next: { readonly fields?: Partial<FieldsOf[C]>; readonly position?: number },
    action?: ChangeAction,
  ) => Item<C>;
  /** Deletes items with their dependents. Throws a 409 if other items still refer to them. */
  readonly remove: (items: readonly AnyItem[]) => void;
  /** Restores deleted items. They may refer to each other. */
  readonly restore: (items: readonly AnyItem[]) => void;
  readonly setEnabled: (portalPid: string, item: AnyItem, isEnabled: boolean) => void;
  /** Adds an entry to the history about something that is not content. */
  readonly note: (entry: Omit<Change, 'id'>) => void;
  readonly effects: () => readonly Effect[];
  readonly changes: () => readonly Change[];
}

interface DraftSettings {
  readonly newId: () => string;
  /** Replaces the action that each change is recorded with. */
  readonly action?: ChangeAction;
}

const checkImmutable = <C extends Collection>(current: Item<C>, fields: Partial<FieldsOf[C]>): void => {
  const changed = COLLECTIONS[current.collection].immutable.find(
    (name) => name in fields && current.fields[name] !== fields[name],
  );
  if (changed !== undefined) throw invalid(changed, problem('fixed'));
};

const checkVersion = <C extends Collection>(
  current: Item<C>,
  basis: Basis,
  fields: Partial<FieldsOf[C]>,
): void => {
  if (basis.version === null || current.version === basis.version) return;
  const given = { ...current.fields, ...fields, _id: basis.id, version: basis.version };
  throw new ApiError(409, `This ${COLLECTIONS[current.collection].title} was changed meanwhile`, {
    details: { current: toStored(current), given },
  });
};

const lastPosition = ({ items }: Content, collection: Collection): number => {
  let last = 0;
  for (const { position } of items[collection].values()) last = Math.max(last, position);
  return last;
};

/** Returns the state of a switch, with the name by which readers of the history know what was switched. */
const switchOf = ({ fields }: AnyItem, isOn: boolean) => ({
  ...('name' in fields && { name: fields.name }),
  isEnabled: isOn,
});

/** Collects the changes of a draft, together with the content that results from them. */
const collectChanges = (base: Content, { newId, action: fixedAction }: DraftSettings) => {
  let content = base;
  const own = ownCopies(base);
  const effects: Effect[] = [];
  const changes: Change[] = [];
  return {
    content: () => content,
    effects,
    changes,
    note: (entry: Omit<Change, 'id'>): void => {
      changes.push({ id: newId(), ...entry });
    },
    record: (action: ChangeAction, item: AnyItem, before: unknown, after: unknown): void => {
      const { collection, id: itemId, portalPid } = item;
      changes.push({
        id: newId(),
        action: fixedAction ?? action,
        collection,
        itemId,
        portalPid,
        before,
        after,
      });
    },
    put: (item: AnyItem): void => {
      const damaged = content.damaged.filter(({ id }) => id !== item.id);
      content = { ...own.with(content, item), damaged };
      effects.push({ kind: 'put', item });
    },
    remove: (item: AnyItem): void => {
      content = own.without(content, item);
      effects.push({ kind: 'remove', item });
    },
    setFlag: (portalPid: string, itemId: string, isOn: boolean): void => {
      content = own.withFlag(content, flagKey(portalPid, itemId), isOn);
      effects.push({ kind: 'flag', portalPid, itemId, isEnabled: isOn });
    },
  };
};

/** Creates a draft of changes to the content. They are stored once its effects are saved. */
export const createDraft = (base: Content, settings: DraftSettings): Draft => {
  const { content, effects, changes, note, record, put, remove, setFlag } = collectChanges(base, settings);

  const store = <C extends Collection>(item: Item<C>): Item<C> => {
    const checked = checkItem(content(), item);
    put(checked);
    return checked;
  };
  const set: Draft['set'] = (current, { fields, position }, action = 'update') => {
    const next = store({
      ...current,
      position: position ?? current.position,
      fields: { ...current.fields, ...fields },
      version: current.version + 1,
    });
    record(action, next, current.fields, next.fields);
    return next;
  };

  return {
    content,
    effects: () => effects,
    changes: () => changes,
    note,
    set,
    create: (collection, portalPid, fields, ownId) => {
      const position = lastPosition(content(), collection) + 1;
      // A damaged row with the same key is replaced: its key is unique, and other items may refer to its id.
      const damaged = findDamaged(content(), { collection, portalPid, fields });
      const id = damaged?.id ?? ownId ?? settings.newId();
      const version = (damaged?.version ?? 0) + 1;
      const item = store({ collection, id, portalPid, position, version, fields });
      record('create', item, null, item.fields);
      return item;
    },
    update: (current, basis, fields) => {
      checkVersion(current, basis, fields);
      checkImmutable(current, fields);
      return set(current, { fields });
    },
    remove: (items) => {
      const all = withDependents(allItems(content()), items);
      rejectWhileReferenced(content(), all);
      for (const item of all) {
        remove(item);
        record('delete', item, item.fields, null);
      }
    },
    restore: (items) => {
      items.forEach(put);
      for (const item of items) {
        checkItem(content(), item);
        record('restore', item, null, item.fields);
      }
    },
    setEnabled: (portalPid, item, isOn) => {
      const wasOn = isEnabled(content(), portalPid, item.id);
      if (wasOn === isOn) return;
      setFlag(portalPid, item.id, isOn);
      record('toggle', { ...item, portalPid }, switchOf(item, wasOn), switchOf(item, isOn));
    },
  };
};
