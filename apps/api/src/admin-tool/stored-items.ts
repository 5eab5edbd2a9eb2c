import { ApiError } from '../api-error.ts';
import { COLLECTIONS } from '../content/collections.ts';
import type { Collection } from '../content/collections.ts';
import type { Content } from '../content/content.ts';
import type { Draft } from '../content/draft.ts';
import type { Item } from '../content/item.ts';
import type { Update } from './body.ts';

/** Finds an item by its id. With `portalPid`, only items of that portal are found; null means shared items. */
export const findItem = <C extends Collection>(
  { items }: Content,
  collection: C,
  id: string,
  portalPid?: string | null,
): Item<C> | null => {
  const found = items[collection].get(id) ?? null;
  return portalPid === undefined || found?.portalPid === portalPid ? found : null;
};

/** Finds an item like {@link findItem}, or throws a 404. */
export const getItem = <C extends Collection>(
  content: Content,
  collection: C,
  id: string,
  portalPid?: string | null,
): Item<C> => {
  const found = findItem(content, collection, id, portalPid);
  if (found) return found;
  throw new ApiError(404, `There is no such ${COLLECTIONS[collection].title}: ${id}`);
};

export const updateItem = <C extends Collection>(
  draft: Draft,
  collection: C,
  { basis, fields }: Update<C>,
  portalPid?: string | null,
): Item<C> => draft.update(getItem(draft.content(), collection, basis.id, portalPid), basis, fields);

/** Deletes the items that exist. Returns their ids and those of dependent items deleted with them. */
export const deleteItems = (
  draft: Draft,
  collection: Collection,
  ids: readonly string[],
  portalPid?: string | null,
): string[] => {
  const before = draft.effects().length;
  draft.remove(ids.flatMap((id) => findItem(draft.content(), collection, id, portalPid) ?? []));
  return draft
    .effects()
    .slice(before)
    .flatMap((effect) => (effect.kind === 'remove' ? [effect.item.id] : []));
};
