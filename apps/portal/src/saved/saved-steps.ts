import type { SearchSnapshot } from '../search-snapshot/search-snapshot.ts';
import { NOTHING_SAVED, SAVED_LIMITS } from './saved-items.ts';
import type { LastLook, SavedSearch, SavedItems, SelectedRecord } from './saved-items.ts';

/** The key that identifies an item in its list. */
const KEYS: { readonly [K in keyof SavedItems]: (item: SavedItems[K][number]) => string } = {
  searches: ({ address }) => address,
  selection: ({ id }) => id,
  snapshots: ({ address, searchedAt }) => `${searchedAt} ${address}`,
};

/** A change of the saved items. */
export type SavedStep = (saved: SavedItems) => SavedItems;

/** Appends an item in place of an equal one; the oldest items make room. */
const put =
  <K extends keyof SavedItems>(list: K, item: SavedItems[K][number]): SavedStep =>
  (saved) => {
    const keyOf: (item: SavedItems[K][number]) => string = KEYS[list];
    const others = saved[list].filter((other) => keyOf(other) !== keyOf(item));
    return { ...saved, [list]: [...others, item].slice(-SAVED_LIMITS[list]) };
  };

const drop =
  (list: keyof SavedItems, key: string): SavedStep =>
  (saved) => {
    // The compiler does not see that the list and the key function belong together.
    const keyOf = KEYS[list] as (item: SavedItems[keyof SavedItems][number]) => string;
    return { ...saved, [list]: saved[list].filter((item) => keyOf(item) !== key) };
  };

/** Saves a search, or updates it. */
export const withSearch = (search: SavedSearch): SavedStep => put('searches', search);
export const withoutSearch = (address: string): SavedStep => drop('searches', address);

/** Stores the last look at a search, unless the search is no longer saved. */
export const withLook =
  (address: string, lastLook: LastLook): SavedStep =>
  (saved) => ({
    ...saved,
    searches: saved.searches.map((search) => (search.address === address ? { ...search, lastLook } : search)),
  });

/** Adds a record to the selection. */
export const withSelected = (record: SelectedRecord): SavedStep => put('selection', record);
export const withoutSelected = (id: string): SavedStep => drop('selection', id);
/** Adds records to the selection as far as it holds them; those that are in it stay. */
export const withAllSelected =
  (records: readonly SelectedRecord[]): SavedStep =>
  (saved) => {
    const before = new Set(saved.selection.map(({ id }) => id));
    const added = records.filter(({ id }) => !before.has(id));
    return { ...saved, selection: [...saved.selection, ...added].slice(0, SAVED_LIMITS.selection) };
  };

/** Removes records from the selection. */
export const withoutAllSelected =
  (ids: readonly string[]): SavedStep =>
  (saved) => {
    const removed = new Set(ids);
    return { ...saved, selection: saved.selection.filter(({ id }) => !removed.has(id)) };
  };
export const withoutSelection: SavedStep = (saved) => ({ ...saved, selection: [] });

/** Updates the facts of selected records; others stay unselected. */
export const withKnown =
  (known: ReadonlyMap<string, Pick<SelectedRecord, 'facts' | 'citation'>>): SavedStep =>
  (saved) => ({
    ...saved,
    selection: saved.selection.map((record) => ({ ...record, ...known.get(record.id) })),
  });

/** Saves a search snapshot. */
export const withSnapshot = (snapshot: SearchSnapshot): SavedStep => put('snapshots', snapshot);
export const withoutSnapshot = (snapshot: SearchSnapshot): SavedStep =>
  drop('snapshots', KEYS.snapshots(snapshot));

/** Merges two sets of saved items; of equal items the added one wins. */
export const withAll =
  (added: SavedItems): SavedStep =>
  (saved) =>
    [
      ...added.searches.map(withSearch),
      ...added.selection.map(withSelected),
      ...added.snapshots.map(withSnapshot),
    ].reduce<SavedItems>((before, step) => step(before), saved);

export const nothing: SavedStep = () => NOTHING_SAVED;
