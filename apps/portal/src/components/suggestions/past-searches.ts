import { readLocalStorage, writeLocalStorage } from '../../runtime/local-storage.ts';

/** A past search of this visitor, with its address. */
export interface PastSearch {
  readonly words: string;
  readonly address: string;
}

const KEY = 'past-searches';
const STORED_MAX = 20;

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
export const pastSearches = (): readonly PastSearch[] => {
  const stored = readLocalStorage(KEY);
  return Array.isArray(stored) ? stored.filter(isPastSearch) : [];
};

/** Stores a search as the latest one, without duplicates. */
export const rememberSearch = (search: PastSearch): void => {
  if (search.words === '') return;
  const others = pastSearches().filter(({ address }) => address !== search.address);
  writeLocalStorage(KEY, [search, ...others].slice(0, STORED_MAX));
};

export const forgetSearches = (): void => writeLocalStorage(KEY, []);
