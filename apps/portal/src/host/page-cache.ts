import { createPageMemory } from './page-memory.ts';
import type { PageMemoryOptions } from './page-memory.ts';
import type { Page } from './page.ts';
import { shareWork } from './shared-work.ts';
import type { Share } from './shared-work.ts';

/**
 * Gives a page from memory, or makes it once for all who wait for it. The making is given up when nobody waits any more.
 */
export const createPageCache = (options: PageMemoryOptions): Share<Page> => {
  const memory = createPageMemory(options);
  const share = shareWork<Page>();
  return async (key, signal, make) => {
    const kept = memory.get(key);
    if (kept) return kept;
    return share(key, signal, async (ongoing) => {
      const page = await make(ongoing);
      if (options.keptMs > 0 && page.isKept) memory.set(key, page);
      return page;
    });
  };
};
