import { lazyIsland } from '../../hydration/lazy-island.tsx';

/** The page of a kind that the portal does not search: few visitors need its code. */
export const disabledKindIsland = lazyIsland(async () => (await import('./disabled-kind.tsx')).DisabledKind, {
  isWholePage: true,
});
