import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import type { Problem } from '../errors/problem.ts';
import { COLLECTIONS } from './collections.ts';
import type { Collection } from './collections.ts';
import { allItems } from './content.ts';
import type { Content } from './content.ts';
import type { AnyItem, Item } from './item.ts';
import { uploadsIn } from './uploads-in.ts';

const MAX_LISTED = 5;

const refersTo = <C extends Collection>(item: Item<C>, target: AnyItem): boolean =>
  (target.collection === 'upload' && uploadsIn(item).has(target.id)) ||
  COLLECTIONS[item.collection]
    .references(item.fields)
    .some(({ collection, id }) => collection === target.collection && id === target.id);

const isDeletedWith = (item: AnyItem, target: AnyItem): boolean => {
  if (target.collection === 'portal') return item.portalPid === target.portalPid;
  return COLLECTIONS[item.collection].deletedWith === target.collection && refersTo(item, target);
};

/** Returns an item with all items that are deleted with it: the sub-items of a menu item, the content of a portal. */
export const withDependents = (all: readonly AnyItem[], target: AnyItem): AnyItem[] => {
  const found = new Map([[target.id, target]]);
  for (const one of found.values())
    for (const item of all) if (isDeletedWith(item, one)) found.set(item.id, item);
  return [...found.values()];
};

/** Returns the name of an item in messages. */
const nameOf = ({ fields, id }: AnyItem): string =>
  'name' in fields ? fields.name : 'title' in fields ? fields.title : id;

const HELP_TEXTS: ReadonlySet<Collection> = new Set(['divHelpContent', 'pageHelpContent']);

/** Says that items refer to another one. Help texts have no names, so that they are counted. */
const inUse = (target: AnyItem, users: readonly AnyItem[]): Problem => {
  const used = { kind: COLLECTIONS[target.collection].title, name: nameOf(target) };
  if (users.every(({ collection }) => HELP_TEXTS.has(collection)))
    return problem('help-in-use', { ...used, count: users.length });
  const names = users.slice(0, MAX_LISTED).map(nameOf).join(', ');
  return problem('in-use', { ...used, users: users.length > MAX_LISTED ? `${names}, …` : names });
};

/** Throws a 409 if an item that stays refers to one of the deleted items. */
export const rejectWhileReferenced = (content: Content, deleted: readonly AnyItem[]): void => {
  const deletedIds = new Set(deleted.map(({ id }) => id));
  const staying = allItems(content).filter(({ id }) => !deletedIds.has(id));
  for (const target of deleted) {
    const users = staying.filter((item) => refersTo(item, target));
    if (users.length === 0) continue;
    throw new ApiError(409, inUse(target, users));
  }
};
