import { lazyIsland } from '../../../hydration/lazy-island.tsx';

/** The mistakes in a query text: part of the server's HTML, hydrated later. */
export const queryProblemsIsland = lazyIsland(
  async () => (await import('./query-problems.tsx')).QueryProblems,
);
