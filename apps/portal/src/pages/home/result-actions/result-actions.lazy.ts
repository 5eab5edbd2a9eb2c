import { lazyIsland } from '../../../hydration/lazy-island.tsx';

/** Actions on the results as a whole: part of the server's HTML, hydrated later. */
export const resultActionsIsland = lazyIsland(
  async () => (await import('../after-hydration.ts')).ResultActions,
);
