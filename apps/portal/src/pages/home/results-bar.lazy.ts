import { lazyIsland } from '../../hydration/lazy-island.tsx';

/** Links to further pages. */
export const pagerIsland = lazyIsland(async () => (await import('./after-hydration.ts')).Pager);

/** The number of versions of a result's work. */
export const workVersionsIsland = lazyIsland(async () => (await import('./after-hydration.ts')).WorkVersions);

/** The applied filters and display options: part of the server's HTML, hydrated later. */
export const resultsBarIsland = lazyIsland(async () => (await import('./after-hydration.ts')).ResultsBar);
