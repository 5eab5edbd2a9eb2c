import { createLruCache } from '@open-discovery/http-server';
import type { LinkedRecord } from '@open-discovery/model';

const MAX_BYTES = 2 * 1024 * 1024;
/** A parsed record takes about as much as its text in memory. */
const BYTES_PER_CHARACTER = 2;

interface Recent {
  readonly item: LinkedRecord;
  readonly characters: number;
}

interface Reading {
  /** Names the state of the records now. */
  readonly generation: () => string;
  readonly read: (ids: readonly string[]) => Promise<readonly (string | null)[]>;
  readonly parse: (stored: string) => LinkedRecord;
}

/** Returns the records with some ids, read unless they were read recently and the records are still the same. */
export type RecentRecords = (ids: readonly string[], reading: Reading) => Promise<(LinkedRecord | null)[]>;

/** Creates the cache of records read last: one page names its record in each of its calls. */
export const createRecentRecords = (): RecentRecords => {
  const recent = createLruCache<Recent>({
    maxBytes: MAX_BYTES,
    sizeOf: ({ characters }) => characters * BYTES_PER_CHARACTER,
  });
  return async (ids, { generation, read, parse }) => {
    const name = generation();
    const found = ids.map((id) => recent.get(`${name} ${id}`)?.item ?? null);
    const missing = ids.filter((_id, at) => found[at] === null);
    if (missing.length === 0) return found;
    const stored = await read(missing);
    // Newer records may have been read than those that were named.
    const isSame = generation() === name;
    const added = missing.map((id, at) => {
      const text = stored[at] ?? null;
      if (text === null) return null;
      const item = parse(text);
      if (isSame) recent.set(`${name} ${id}`, { item, characters: text.length });
      return item;
    });
    return found.map((item) => item ?? added.shift() ?? null);
  };
};
