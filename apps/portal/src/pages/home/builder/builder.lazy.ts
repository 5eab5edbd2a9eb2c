import { lazyIsland } from '../../../hydration/lazy-island.tsx';

/** The advanced search: part of the server's HTML when the address opens it, hydrated later. */
export const builder = lazyIsland(async () => (await import('./builder.tsx')).Builder);
