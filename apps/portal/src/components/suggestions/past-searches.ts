/** A past search of this visitor, with its address. */
export interface PastSearch {
  readonly words: string;
  readonly address: string;
}

export type SearchMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'past-searches';
const KEPT_MAX = 20;

const isPastSearch = (entry: unknown): entry is PastSearch =>
  typeof entry === 'object' &&
  entry !== null &&
  'words' in entry &&
  typeof entry.words === 'string' &&
  'address' in entry &&
  typeof entry.address === 'string' &&
  // Accepts addresses of this portal only, because other code could have written the stored value.
  entry.address.startsWith('/?');

/** Returns the searches made on this device, latest first; none when the storage is blocked or damaged. */
export const pastSearches = (memory: SearchMemory): readonly PastSearch[] => {
  try {
    const kept: unknown = JSON.parse(memory.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPastSearch) : [];
  } catch {
    return [];
  }
};

/** Stores a search as the latest one, without duplicates. */
export const rememberSearch = (memory: SearchMemory, search: PastSearch): void => {
  if (search.words === '') return;
  const others = pastSearches(memory).filter(({ address }) => address !== search.address);
  try {
    memory.setItem(KEY, JSON.stringify([search, ...others].slice(0, KEPT_MAX)));
  } catch {
    // The storage is full or blocked: the search itself still works.
  }
};

export const forgetSearches = (memory: SearchMemory): void => {
  try {
    memory.removeItem(KEY);
  } catch {
    // A blocked storage holds nothing to clear.
  }
};
