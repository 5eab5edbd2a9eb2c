import type { RecordKind } from '@open-discovery/model';
import type { SearchSnapshotFile } from '../search-snapshot/search-snapshot-file.ts';

/** What a search found when its visitor last looked, small enough to be kept for many searches. */
export interface LastLook {
  /** ISO date and time. */
  readonly at: string;
  readonly total: number;
  /** A mark of each record that was found: see `recordMark`. */
  readonly marks: readonly string[];
}

/** A search that a visitor keeps. */
export interface SavedSearch {
  /** Parameters of its address in the portal, in the canonical order. */
  readonly address: string;
  readonly name: string;
  /** `null` until its results were seen once. */
  readonly lastLook: LastLook | null;
}

/** A record of the visitor's selection; its title stands here so that the list shows without asking for it. */
export interface SelectedRecord {
  readonly kind: RecordKind;
  readonly id: string;
  /** Marked text. */
  readonly title: string;
}

/** Everything that a visitor keeps, newest last. */
export interface SavedThings {
  readonly searches: readonly SavedSearch[];
  readonly selection: readonly SelectedRecord[];
  readonly records: readonly SearchSnapshotFile[];
}

export const NOTHING_SAVED: SavedThings = { searches: [], selection: [], records: [] };

/** So many of each are kept; more would not fit into what browsers give a site. */
export const SAVED_LIMITS = { searches: 100, selection: 1000, records: 20 } as const satisfies Record<
  keyof SavedThings,
  number
>;
