import { lazyIsland } from '../../../hydration/lazy-island.tsx';
// At once: the server's HTML stands before the code comes.
import './table.module.css';

/** The results as a table: shown where the address says `view=table`. */
export const tableIsland = lazyIsland(async () => (await import('./results-table.tsx')).ResultsTable);

export const isTable = (parameters: URLSearchParams): boolean => parameters.get('view') === 'table';
