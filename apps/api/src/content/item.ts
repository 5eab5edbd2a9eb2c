import type { Collection, FieldsOf } from './collections.ts';

/** A present thing of the store. */
export interface Item<C extends Collection> {
  readonly collection: C;
  readonly id: string;
  /** The portal that it belongs to; null for what all portals share. A portal belongs to itself. */
  readonly portalPid: string | null;
  /** Rank among the things of its collection. */
  readonly position: number;
  /** Counts its states from 1. */
  readonly version: number;
  readonly fields: FieldsOf[C];
}

/** A thing of whatever collection. */
export type AnyItem = Item<Collection>;

/** A thing as answers have it. Spec §7: ids as `_id`. */
export const toStored = <C extends Collection>({
  id,
  version,
  fields,
}: Item<C>): FieldsOf[C] & { readonly _id: string; readonly version: number } => ({
  ...fields,
  _id: id,
  version,
});
