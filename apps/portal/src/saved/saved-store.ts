import { formatSavedItems, parseSavedItems } from './parse-saved-items.ts';
import { NOTHING_SAVED } from './saved-items.ts';
import type { SavedItems } from './saved-items.ts';

/** The part of the browser's storage in use. It throws where the visitor has blocked it or it is full. */
export type SavedStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The outcome of storing a change; `blocked`: in memory, until the page is left. */
export type StoreOutcome = 'kept' | 'full' | 'blocked';

const KEY = 'saved';

export interface SavedStore {
  readonly current: () => SavedItems;
  /**
   * Changes the current items, including changes from other tabs; when the result is `full`, nothing has
   * changed.
   */
  readonly change: (step: (saved: SavedItems) => SavedItems) => StoreOutcome;
  /** Calls the listener after every change in this or another tab. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SavedStoreOptions {
  /** Called on each use: accessing a blocked storage throws. */
  readonly storage: () => SavedStorage;
  readonly currentYear: number;
  /** Registers a listener for changes in other tabs. */
  readonly onOtherTab: (listener: (key: string | null) => void) => void;
}

/** Creates the store of a visitor's saved items: the only place that reads and writes them. */
export const createSavedStore = ({ storage, currentYear, onOtherTab }: SavedStoreOptions): SavedStore => {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  /** Replaces the storage where there is none. */
  let memory: string | null = null;
  let read: { readonly text: string | null; readonly saved: SavedItems } = {
    text: null,
    saved: NOTHING_SAVED,
  };

  const stored = (): string | null => {
    if (memory !== null) return memory;
    try {
      return storage().getItem(KEY);
    } catch {
      return null;
    }
  };
  /** Returns the same object for the same text, so that nothing rerenders needlessly. */
  const current = (): SavedItems => {
    const text = stored();
    if (text !== read.text)
      read = { text, saved: parseSavedItems(text ?? '', currentYear)?.saved ?? NOTHING_SAVED };
    return read.saved;
  };
  const write = (text: string): StoreOutcome => {
    let place: SavedStorage;
    try {
      place = storage();
      place.getItem(KEY);
    } catch {
      memory = text;
      return 'blocked';
    }
    try {
      place.setItem(KEY, text);
      return 'kept';
    } catch {
      return 'full';
    }
  };

  onOtherTab((key) => {
    if (key === KEY || key === null) tell();
  });
  return {
    current,
    change: (step) => {
      const outcome = write(formatSavedItems(step(current())));
      tell();
      return outcome;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
