import { latePart } from '../../../app/late-part.tsx';
// At once: the server's HTML stands before the code comes.
import './keep.module.css';

/** What can be done with the results as a whole: in the server's HTML, its code out of the first moment. */
export const keepBar = latePart(async () => (await import('./keep-bar.tsx')).KeepBar);
