import { lazyIsland } from '../../../hydration/lazy-island.tsx';
// At once: the server's HTML stands before the code comes.
import './values.module.css';

/** All values of a field in place of the results: shown where the address names the field. */
export const valuesIsland = lazyIsland(async () => (await import('./values-page.tsx')).ValuesPage);
