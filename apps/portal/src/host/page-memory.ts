import type { Page } from './page.ts';

/** What an entry costs beside its texts. */
const ENTRY_BYTES = 2048;

export interface PageMemoryOptions {
  readonly keptMs: number;
  readonly limitBytes: number;
  /** Milliseconds of any clock that only goes forward. */
  readonly clock: () => number;
}

export interface PageMemory {
  readonly get: (key: string) => Page | null;
  readonly set: (key: string, page: Page) => void;
}

interface Entry {
  readonly page: Page;
  readonly until: number;
}

/** The compressed forms of a page are together smaller than the page. */
const sizeOf = (key: string, { page }: Entry): number => ENTRY_BYTES + key.length * 2 + page.body.length * 2;

/** Pages of the last moments, up to a number of bytes; those that nobody asked for the longest make room. */
export const createPageMemory = ({ keptMs, limitBytes, clock }: PageMemoryOptions): PageMemory => {
  // A Map keeps the order of insertion: its first entry is the one that was not asked for the longest.
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const remove = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    bytes -= sizeOf(key, entry);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      if (clock() >= entry.until) {
        remove(key);
        return null;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    set: (key, page) => {
      remove(key);
      const entry = { page, until: clock() + keptMs };
      entries.set(key, entry);
      bytes += sizeOf(key, entry);
      for (const oldest of entries.keys()) {
        if (bytes <= limitBytes) return;
        remove(oldest);
      }
    },
  };
};
