import { lazyIsland } from '../../hydration/lazy-island.tsx';

/** The advanced search, shown when the address opens it. */
export const builderIsland = lazyIsland(async () => (await import('./builder/builder.tsx')).Builder);

/** The page of a kind that the portal does not search: few visitors need its code. */
export const disabledKindIsland = lazyIsland(async () => (await import('./disabled-kind.tsx')).DisabledKind, {
  isWholePage: true,
});

/** The filters that typed words were taken for. */
export const phrasingIsland = lazyIsland(async () => (await import('./phrasing/read-phrase.tsx')).ReadPhrase);

/** The mistakes in a query text. */
export const queryProblemsIsland = lazyIsland(
  async () => (await import('./query-problems/query-problems.tsx')).QueryProblems,
);

/** Ways from few results to more. */
export const recoveryIsland = lazyIsland(async () => (await import('./recovery/recovery.tsx')).Recovery);
