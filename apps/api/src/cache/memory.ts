/** What an entry costs beside its text and its body. */
const ENTRY_BYTES = 512;

/** Entries in memory up to a number of bytes; those that were not used for longest make room. */
export interface Memory<T extends { readonly body: Buffer }> {
  readonly get: (key: string) => T | null;
  /** An entry that is larger than the whole is not kept. */
  readonly set: (key: string, entry: T) => void;
  readonly delete: (key: string) => void;
  readonly sizeBytes: () => number;
}

const sizeOf = (key: string, body: Buffer): number => ENTRY_BYTES + key.length * 2 + body.length;

export const createMemory = <T extends { readonly body: Buffer }>(limitBytes: number): Memory<T> => {
  // A Map keeps the order of insertion: the first is the one that was not used for longest.
  const entries = new Map<string, T>();
  let sizeBytes = 0;
  const remove = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    sizeBytes -= sizeOf(key, entry.body);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    set: (key, entry) => {
      remove(key);
      if (sizeOf(key, entry.body) > limitBytes) return;
      entries.set(key, entry);
      sizeBytes += sizeOf(key, entry.body);
      for (const oldest of entries.keys()) {
        if (sizeBytes <= limitBytes) return;
        remove(oldest);
      }
    },
    delete: remove,
    sizeBytes: () => sizeBytes,
  };
};
