import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../access/caller.ts';
import { checkItem } from '../content/check-item.ts';
import type { Collection, FieldsOf } from '../content/collections.ts';
import { createPortal } from '../content/create-portal.ts';
import type { Draft } from '../content/draft.ts';
import { toStored } from '../content/item.ts';
import type { Item } from '../content/item.ts';
import { findItem } from './stored-items.ts';

/** A new item, and who sends it with which key. */
export interface NewItem<C extends Collection> {
  readonly collection: C;
  readonly portalPid: string | null;
  readonly fields: FieldsOf[C];
  readonly caller: Caller;
  /** Of the query; without it, every request saves another item. */
  readonly idempotencyKey?: string | undefined;
}

/** Returns the id that an item gets from its key: no other user, portal or kind of item has it. */
const idOf = ({ collection, portalPid, caller, idempotencyKey }: NewItem<Collection>): string =>
  createHash('sha256')
    .update(JSON.stringify([caller.user?.id, collection, portalPid, idempotencyKey]))
    .digest('base64url');

/**
 * Saves a new item. If it is sent again with its key, it is not saved twice: fields that differ update the item in its first
 * version.
 */
export const saveNew = <C extends Collection>(
  draft: Draft,
  item: NewItem<C>,
  create: (id?: string) => Item<C> = (id) => draft.create(item.collection, item.portalPid, item.fields, id),
) => {
  if (item.idempotencyKey === undefined) return toStored(create());
  const id = idOf(item);
  const saved = findItem(draft.content(), item.collection, id);
  if (saved === null) return toStored(create(id));
  // Stored fields are normalized.
  const { fields } = checkItem(draft.content(), { ...saved, fields: item.fields });
  const isSame = isDeepStrictEqual(saved.fields, fields);
  return toStored(isSame ? saved : draft.update(saved, { id, version: 1 }, item.fields));
};

/** Saves a new portal like {@link saveNew}. */
export const saveNewPortal = (draft: Draft, item: NewItem<'portal'>) =>
  saveNew(draft, item, (id) => createPortal(draft, item.fields, id));
