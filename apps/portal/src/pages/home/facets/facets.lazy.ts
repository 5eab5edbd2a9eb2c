import { lazyIsland } from '../../../hydration/lazy-island.tsx';

/** The facets: part of the server's HTML, hydrated later. */
export const facetsIsland = lazyIsland(async () => (await import('../after-hydration.ts')).Facets);

/** The filters of a page that shows none of them. */
export const hiddenChoicesIsland = lazyIsland(
  async () => (await import('../after-hydration.ts')).HiddenChoices,
);
