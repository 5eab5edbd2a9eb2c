import type { Target } from '../access/permissions.ts';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import { COLLECTIONS } from '../content/collections.ts';
import type { Collection } from '../content/collections.ts';
import { findPortal } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import type { Draft } from '../content/draft.ts';
import type { Item } from '../content/item.ts';
import type { AdminRequest } from './admin-route.ts';
import type { Update } from './update-body.ts';

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
  throw new ApiError(404, problem('gone', { kind: COLLECTIONS[collection].title, id }));
};

/** Returns a portal as a target; null without one, as for shared content. */
export const targetOf = (content: Content, pid: string | null | undefined): Target => {
  const portal = pid ? findPortal(content, pid) : null;
  return portal && { type: portal.fields.type, pid: portal.fields.pid };
};

/** Logs an update without a version: it may have overwritten another one. */
export const logUnversioned = <C extends Collection>(
  { log, caller, body: { basis } }: AdminRequest<unknown, Update<C>>,
  collection: C,
): void => {
  if (basis.version !== null) return;
  const details = { collection, id: basis.id, by: caller.user?.id ?? null };
  log.warn(details, 'an update without a version has overwritten what was stored');
};

export const updateItem = <C extends Collection>(
  draft: Draft,
  collection: C,
  { basis, fields }: Update<C>,
  portalPid?: string | null,
): Item<C> => draft.update(getItem(draft.content(), collection, basis.id, portalPid), basis, fields);

/** Returns the item if it still exists. Throws a 404 if it belongs to another portal. */
const findOwn = (
  content: Content,
  collection: Collection,
  id: string,
  portalPid: string | null | undefined,
): Item<Collection>[] =>
  findItem(content, collection, id) ? [getItem(content, collection, id, portalPid)] : [];

/**
 * Deletes the items that exist. Returns their ids and those of dependent items deleted with them. A list with an item
 * of another portal is refused as a whole.
 */
export const deleteItems = (
  draft: Draft,
  collection: Collection,
  ids: readonly string[],
  portalPid?: string | null,
): string[] => {
  const before = draft.effects().length;
  draft.remove(ids.flatMap((id) => findOwn(draft.content(), collection, id, portalPid)));
  return draft
    .effects()
    .slice(before)
    .flatMap((effect) => (effect.kind === 'remove' ? [effect.item.id] : []));
};
