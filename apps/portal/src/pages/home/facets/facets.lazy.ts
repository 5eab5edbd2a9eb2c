import { lazyIsland } from '../../../hydration/lazy-island.tsx';
// At once: the server's HTML stands before the code comes.
import './facets.module.css';

/** What the results can be narrowed by: in the server's HTML, its code out of the first moment. */
export const facetsIsland = lazyIsland(async () => (await import('./facets.tsx')).Facets);
