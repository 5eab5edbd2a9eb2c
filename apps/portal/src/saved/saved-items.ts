import type { RecordKind } from '@open-discovery/model';
import type { SearchSnapshot } from '../search-snapshot/search-snapshot.ts';

/** A compact summary of a search's results at the visitor's last look. */
export interface LastLook {
  /** ISO date and time. */
  readonly at: string;
  readonly total: number;
  /** A hash of each found record: see `recordHash`. */
  readonly marks: readonly string[];
}

/** A saved search. */
export interface SavedSearch {
  /** Parameters of its address in the portal, in canonical order. */
  readonly address: string;
  readonly name: string;
  /** `null` until its results were viewed once. */
  readonly lastLook: LastLook | null;
}

/** The facts that a list shows of a selected record in addition to its title; '' for an unknown one. */
export interface SelectedFacts {
  /** Names of the first authors. */
  readonly authors: readonly string[];
  /** Number of further authors. */
  readonly authorsLeft: number;
  readonly year: string;
  readonly venue: string;
  readonly identifiers: readonly { readonly scheme: string; readonly value: string }[];
}

/** The citation of a record, as it was formatted last. */
export interface SelectedCitation {
  /** A built-in style; absent for others. */
  readonly style?: string;
  readonly text: string;
}

/** A record of the visitor's selection. What the list shows is stored, so that it renders without a request. */
export interface SelectedRecord {
  readonly kind: RecordKind;
  readonly id: string;
  /** Marked text. */
  readonly title: string;
  /** Absent for records that were selected before facts were stored. */
  readonly facts?: SelectedFacts;
  /** Absent until the record is cited. */
  readonly citation?: SelectedCitation;
}

/** Everything a visitor has saved, newest last. */
export interface SavedItems {
  readonly searches: readonly SavedSearch[];
  readonly selection: readonly SelectedRecord[];
  readonly snapshots: readonly SearchSnapshot[];
}

/** Returns the number of items of all lists. */
export const countItems = ({ searches, selection, snapshots }: SavedItems): number =>
  searches.length + selection.length + snapshots.length;

export const NOTHING_SAVED: SavedItems = { searches: [], selection: [], snapshots: [] };

/** Limits per list; more would exceed what browsers store for a site. */
export const SAVED_LIMITS = { searches: 100, selection: 1000, snapshots: 20 } as const satisfies Record<
  keyof SavedItems,
  number
>;
