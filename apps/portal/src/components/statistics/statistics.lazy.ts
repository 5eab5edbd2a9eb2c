import { lazyIsland } from '../../hydration/lazy-island.tsx';

/** The statistics of a community: few communities show some, so their code is loaded with them. */
export const statisticsIsland = lazyIsland(
  async () => (await import('./community-statistics.tsx')).CommunityStatistics,
);
