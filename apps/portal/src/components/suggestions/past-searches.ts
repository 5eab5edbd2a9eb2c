/** A search of this visitor's, as it is listed and led back to. */
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
  // Only ever a place on this portal, whoever wrote it there.
  entry.address.startsWith('/?');

/** What was searched for on this device, the latest first. A memory that is closed or broken holds nothing. */
export const pastSearches = (memory: SearchMemory): readonly PastSearch[] => {
  try {
    const kept: unknown = JSON.parse(memory.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPastSearch) : [];
  } catch {
    return [];
  }
};

/** Remembers a search, before all others; the same one is not listed twice. */
export const rememberSearch = (memory: SearchMemory, search: PastSearch): void => {
  if (search.words === '') return;
  const others = pastSearches(memory).filter(({ address }) => address !== search.address);
  try {
    memory.setItem(KEY, JSON.stringify([search, ...others].slice(0, KEPT_MAX)));
  } catch {
    // A full or closed memory: the search itself is not harmed.
  }
};

export const forgetSearches = (memory: SearchMemory): void => {
  try {
    memory.removeItem(KEY);
  } catch {
    // There is nothing to be forgotten by a closed memory.
  }
};
