import { ApiError } from '../api-error.ts';
import { COLLECTIONS } from '../content/collections.ts';
import type { Collection } from '../content/collections.ts';
import type { Content } from '../content/content.ts';
import type { Draft } from '../content/draft.ts';
import type { Item } from '../content/item.ts';
import type { Update } from './body.ts';

/** The thing with an id; of one portal (or shared: null) when that is given, whatever else there is with the id. */
export const findItem = <C extends Collection>(
  { items }: Content,
  collection: C,
  id: string,
  portalPid?: string | null,
): Item<C> | null => {
  const found = items[collection].get(id) ?? null;
  return portalPid === undefined || found?.portalPid === portalPid ? found : null;
};

/** Like {@link findItem}; throws 404. */
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

/** Deletes those that are there; answers the ids of what went, with what went along. */
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
