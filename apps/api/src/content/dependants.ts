import { ApiError } from '../api-error.ts';
import { COLLECTIONS } from './collections.ts';
import type { Collection } from './collections.ts';
import { allItems } from './content.ts';
import type { Content } from './content.ts';
import type { AnyItem, Item } from './item.ts';

const MOST_NAMED = 5;

const refersTo = <C extends Collection>(item: Item<C>, target: AnyItem): boolean =>
  COLLECTIONS[item.collection]
    .references(item.fields)
    .some(({ collection, id }) => collection === target.collection && id === target.id);

const goesWith = (item: AnyItem, target: AnyItem): boolean => {
  if (target.collection === 'portal') return item.portalPid === target.portalPid;
  return COLLECTIONS[item.collection].goesWith === target.collection && refersTo(item, target);
};

/** A thing with everything that is deleted together with it: a menu item's sub-items, what a portal owns. */
export const withCompanions = (all: readonly AnyItem[], target: AnyItem): AnyItem[] => {
  const found = new Map([[target.id, target]]);
  for (const one of found.values()) for (const item of all) if (goesWith(item, one)) found.set(item.id, item);
  return [...found.values()];
};

const nameOf = ({ collection, fields, id }: AnyItem): string => {
  const name = 'name' in fields ? fields.name : 'title' in fields ? fields.title : id;
  return `${COLLECTIONS[collection].title} "${name}"`;
};

/** Throws 409 with what still names one of the things that are to go, unless it goes as well. */
export const refuseWhileNamed = (content: Content, going: readonly AnyItem[]): void => {
  const goingIds = new Set(going.map(({ id }) => id));
  const staying = allItems(content).filter(({ id }) => !goingIds.has(id));
  for (const target of going) {
    const users = staying.filter((item) => refersTo(item, target));
    if (users.length === 0) continue;
    const names = users.slice(0, MOST_NAMED).map(nameOf).join(', ');
    const more = users.length > MOST_NAMED ? ` and ${users.length - MOST_NAMED} more` : '';
    throw new ApiError(409, `${nameOf(target)} is still in use: ${names}${more}`);
  }
};
