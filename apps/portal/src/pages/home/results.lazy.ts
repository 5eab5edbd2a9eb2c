import { lazyIsland } from '../../hydration/lazy-island.tsx';

/** The facets. */
export const facetsIsland = lazyIsland(async () => (await import('./after-hydration.ts')).Facets);

/** The filters of a page that shows none of them. */
export const hiddenChoicesIsland = lazyIsland(
  async () => (await import('./after-hydration.ts')).HiddenChoices,
);

/** Links to further pages. */
export const pagerIsland = lazyIsland(async () => (await import('./after-hydration.ts')).Pager);

/** The reason why a search was refused: few visitors need its code and texts. */
export const refusedSearchIsland = lazyIsland(
  async () => (await import('./notices/refused-search.tsx')).RefusedSearch,
);

/** The applied filters and display options. */
export const resultsBarIsland = lazyIsland(async () => (await import('./after-hydration.ts')).ResultsBar);

/** The results as a table, shown when the address has `view=table`. */
export const tableIsland = lazyIsland(async () => (await import('./table/results-table.tsx')).ResultsTable);

/** All values of a field in place of the results, shown when the address names the field. */
export const valuesIsland = lazyIsland(async () => (await import('./facets/values-page.tsx')).ValuesPage);

/** The number of versions of a result's work. */
export const workVersionsIsland = lazyIsland(async () => (await import('./after-hydration.ts')).WorkVersions);
