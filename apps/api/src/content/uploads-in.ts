import { groupValues } from '../group-values.ts';
import type { Collection } from './collections.ts';
import type { AnyItem, Item } from './item.ts';

/** The names that uploaded files have, wherever they are in a text. */
const FILENAME = /(?<![a-z0-9])[a-z0-9]{16,64}\.(?:png|jpg|webp|svg)(?![a-z0-9])/g;

/** The collections whose items show images, or link to them. */
const USERS: ReadonlySet<Collection> = new Set([
  'portal',
  'page',
  'divHelpContent',
  'pageHelpContent',
  'menuItem',
]);

/** Fields never change, so they are searched once. */
const found = new WeakMap<object, ReadonlySet<string>>();

/**
 * Returns the names of the uploaded files that an item mentions: as a logo, or in a text.
 * @example uploadsIn(portal) // new Set(['7f3c1f3e9a514e1b8d2e0c7f6a5b4d3e.png'])
 */
export const uploadsIn = <C extends Collection>({ collection, fields }: Item<C>): ReadonlySet<string> => {
  const known = found.get(fields);
  if (known) return known;
  const names = new Set(USERS.has(collection) ? JSON.stringify(fields).match(FILENAME) : []);
  found.set(fields, names);
  return names;
};

/** Returns the items that mention each uploaded file, by its name. */
export const usersOfUploads = (items: readonly AnyItem[]): ReadonlyMap<string, readonly AnyItem[]> =>
  groupValues(items.flatMap((item) => [...uploadsIn(item)].map((name) => [name, item] as const)));
