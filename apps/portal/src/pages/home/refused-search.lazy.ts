import { lazyIsland } from '../../hydration/lazy-island.tsx';

/** Why a search was refused: few visitors need its code and texts. */
export const refusedSearchIsland = lazyIsland(
  async () => (await import('./refused-search.tsx')).RefusedSearch,
);
