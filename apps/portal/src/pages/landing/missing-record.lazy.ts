import { lazyIsland } from '../../hydration/lazy-island.tsx';

/** The page shown where there is no such record. */
export const missingRecordIsland = lazyIsland(
  async () => (await import('../error/error-page.tsx')).ErrorPage,
  { isWholePage: true },
);
