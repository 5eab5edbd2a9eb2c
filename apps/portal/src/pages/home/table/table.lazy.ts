import { lazyIsland } from '../../../hydration/lazy-island.tsx';
// Not lazy: the server's HTML is shown before the code arrives.
import './table.module.css';

/** The results as a table, shown when the address has `view=table`. */
export const tableIsland = lazyIsland(async () => (await import('./results-table.tsx')).ResultsTable);

export const isTable = (parameters: URLSearchParams): boolean => parameters.get('view') === 'table';
