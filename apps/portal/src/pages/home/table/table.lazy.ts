import { lazyIsland } from '../../../hydration/lazy-island.tsx';

/** The results as a table, shown when the address has `view=table`. */
export const tableIsland = lazyIsland(async () => (await import('./results-table.tsx')).ResultsTable);

export const isTable = (parameters: URLSearchParams): boolean => parameters.get('view') === 'table';
