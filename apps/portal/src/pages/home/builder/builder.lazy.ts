import { lazyIsland } from '../../../hydration/lazy-island.tsx';

/** The advanced search: in the server's HTML where an address asks for it, its code out of the first moment. */
export const builder = lazyIsland(async () => (await import('./builder.tsx')).Builder);
