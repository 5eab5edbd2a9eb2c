import { lazyIsland } from '../../../hydration/lazy-island.tsx';

/** The similar works of a product: only pages whose address asks for them load the code. */
export const similarIsland = lazyIsland(async () => (await import('./similar-works.tsx')).SimilarWorks);
