import { lazyIsland } from '../../../hydration/lazy-island.tsx';
// Not lazy: the server's HTML is shown before the code arrives.
import './facets.module.css';

/** The facets: part of the server's HTML, hydrated later. */
export const facetsIsland = lazyIsland(async () => (await import('./facets.tsx')).Facets);
