import type { AdminChange } from '@open-discovery/model';
import type { AnyItem } from './item.ts';

export type ChangeAction = AdminChange['action'];

/** An entry of the history. */
export interface Change {
  readonly id: string;
  readonly action: ChangeAction;
  readonly collection: string;
  readonly itemId: string;
  readonly portalPid: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** A write to the database. */
export type Effect =
  | { readonly kind: 'put'; readonly item: AnyItem }
  | { readonly kind: 'remove'; readonly item: AnyItem }
  | {
      readonly kind: 'flag';
      readonly portalPid: string;
      readonly itemId: string;
      readonly isEnabled: boolean;
    };
