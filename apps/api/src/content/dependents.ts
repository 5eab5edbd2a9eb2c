import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import type { Problem } from '../errors/problem.ts';
import { COLLECTIONS } from './collections.ts';
import type { Collection, Reference } from './collections.ts';
import { allItems } from './content.ts';
import type { Content } from './content.ts';
import type { AnyItem, Item } from './item.ts';
import { uploadsIn } from './uploads-in.ts';

const MAX_LISTED = 5;

/** Returns what an item refers to, with the images that it mentions. */
const targetsOf = <C extends Collection>(item: Item<C>): readonly Pick<Reference, 'collection' | 'id'>[] => [
  ...COLLECTIONS[item.collection].references(item.fields),
  ...[...uploadsIn(item)].map((id) => ({ collection: 'upload', id }) as const),
];

/** Returns the function that tells which items are deleted with some others. */
const dependingOn = (targets: ReadonlyMap<string, AnyItem>) => {
  const portals = new Set(
    [...targets.values()].flatMap(({ collection, portalPid }) =>
      collection === 'portal' ? [portalPid] : [],
    ),
  );
  return (item: AnyItem): boolean => {
    const { deletedWith } = COLLECTIONS[item.collection];
    if (portals.has(item.portalPid)) return true;
    return (
      deletedWith !== null &&
      targetsOf(item).some(
        ({ collection, id }) => collection === deletedWith && targets.get(id)?.collection === collection,
      )
    );
  };
};

/** Returns items with all items that are deleted with them: the sub-items of a menu item, the content of a portal. */
export const withDependents = (all: readonly AnyItem[], targets: readonly AnyItem[]): AnyItem[] => {
  const byId = (items: readonly AnyItem[]) => new Map(items.map((item) => [item.id, item]));
  const found = byId(targets);
  for (let added = found; added.size > 0;) {
    const isDependent = dependingOn(added);
    added = byId(all.filter((item) => !found.has(item.id) && isDependent(item)));
    for (const [id, item] of added) found.set(id, item);
  }
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
  const users = new Map<string, AnyItem[]>(deleted.map(({ id }) => [id, []]));
  const collections = new Map(deleted.map(({ id, collection }) => [id, collection]));
  for (const item of allItems(content)) {
    if (users.has(item.id)) continue;
    for (const { collection, id } of targetsOf(item))
      if (collections.get(id) === collection) users.get(id)?.push(item);
  }
  for (const target of deleted) {
    const [first, ...others] = new Set(users.get(target.id));
    if (first) throw new ApiError(409, inUse(target, [first, ...others]));
  }
};
