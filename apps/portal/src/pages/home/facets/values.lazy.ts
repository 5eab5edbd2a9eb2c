import { lazyIsland } from '../../../hydration/lazy-island.tsx';

/** All values of a field in place of the results, shown when the address names the field. */
export const valuesIsland = lazyIsland(async () => (await import('./values-page.tsx')).ValuesPage);
