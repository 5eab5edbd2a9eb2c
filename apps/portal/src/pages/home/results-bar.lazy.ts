import { lazyIsland } from '../../hydration/lazy-island.tsx';

/** The ways to further pages. */
export const pagerIsland = lazyIsland(async () => (await import('./pager.tsx')).Pager);

/** What is applied, and how results are shown: in the server's HTML, its code out of the first moment. */
export const resultsBarIsland = lazyIsland(async () => (await import('./results-bar.tsx')).ResultsBar);
