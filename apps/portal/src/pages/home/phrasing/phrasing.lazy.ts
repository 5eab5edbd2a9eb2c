import { lazyIsland } from '../../../hydration/lazy-island.tsx';

/** How typed words were read: part of the server's HTML, hydrated later. */
export const phrasingIsland = lazyIsland(async () => (await import('./read-phrase.tsx')).ReadPhrase);
