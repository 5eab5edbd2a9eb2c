import type { Collection, FieldsOf } from './collections.ts';

/** A stored item that is not deleted. */
export interface Item<C extends Collection> {
  readonly collection: C;
  readonly id: string;
  /** The portal that the item belongs to; null for shared items. A portal belongs to itself. */
  readonly portalPid: string | null;
  /** Position in its collection. */
  readonly position: number;
  /** Number of the current version, from 1. */
  readonly version: number;
  readonly fields: FieldsOf[C];
}

export type AnyItem = Item<Collection>;

/** Converts an item to its wire format, in which the id is `_id`. Spec §7. */
export const toStored = <C extends Collection>({
  id,
  version,
  fields,
}: Item<C>): FieldsOf[C] & { readonly _id: string; readonly version: number } => ({
  ...fields,
  _id: id,
  version,
});
