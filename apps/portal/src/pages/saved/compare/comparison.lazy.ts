import { lazyIsland } from '../../../hydration/lazy-island.tsx';

/** Records side by side: only addresses that compare load the code. */
export const comparisonIsland = lazyIsland(async () => (await import('./comparison.tsx')).ComparisonView);
