import { formatSavedThings, parseSavedThings } from './parse-saved-things.ts';
import { NOTHING_SAVED } from './saved-things.ts';
import type { SavedThings } from './saved-things.ts';

/** The part of the browser's storage that is used; it throws where the visitor has blocked it or it is full. */
export type SavedStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** `blocked`: kept until the page is left. */
export type Kept = 'kept' | 'full' | 'blocked';

const KEY = 'saved';

export interface SavedStore {
  readonly current: () => SavedThings;
  /** Changes what is kept now, also by other tabs; `full` changes nothing. */
  readonly change: (step: (saved: SavedThings) => SavedThings) => Kept;
  /** Calls back after every change, here and in other tabs. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SavedStoreOptions {
  /** Called for each use: a blocked storage throws already when it is looked at. */
  readonly storage: () => SavedStorage;
  readonly currentYear: number;
  /** Tells of changes that other tabs make. */
  readonly onOtherTab: (listener: (key: string | null) => void) => void;
}

/** What the visitor keeps on this device: the one place that reads and writes it. */
export const createSavedStore = ({ storage, currentYear, onOtherTab }: SavedStoreOptions): SavedStore => {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  /** Instead of the storage where there is none. */
  let memory: string | null = null;
  let read: { readonly text: string | null; readonly saved: SavedThings } = {
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
  /** The same object for the same text, so that nothing is shown anew in vain. */
  const current = (): SavedThings => {
    const text = stored();
    if (text !== read.text)
      read = { text, saved: parseSavedThings(text ?? '', currentYear)?.saved ?? NOTHING_SAVED };
    return read.saved;
  };
  const write = (text: string): Kept => {
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
      const kept = write(formatSavedThings(step(current())));
      tell();
      return kept;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
