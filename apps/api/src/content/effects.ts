import type { AdminChange } from '@open-discovery/model';
import type { AnyItem } from './item.ts';

export type ChangeAction = AdminChange['action'];

/** A change as it is written down. */
export interface Change {
  readonly id: string;
  readonly action: ChangeAction;
  readonly collection: string;
  readonly itemId: string;
  readonly portalPid: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** What a draft asks the database to do, in this order. */
export type Effect =
  | { readonly kind: 'put'; readonly item: AnyItem }
  | { readonly kind: 'remove'; readonly item: AnyItem }
  | {
      readonly kind: 'flag';
      readonly portalPid: string;
      readonly itemId: string;
      readonly isEnabled: boolean;
    };
