import { latePart } from '../../../app/late-part.tsx';
// At once: the server's HTML stands before the code comes.
import './facets.module.css';

/** What the results can be narrowed by: in the server's HTML, its code out of the first moment. */
export const facetsPart = latePart(async () => (await import('./facets.tsx')).Facets);
