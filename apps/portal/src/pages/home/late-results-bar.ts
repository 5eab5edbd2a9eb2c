import { latePart } from '../../app/late-part.tsx';

/** What is applied, and how results are shown: in the server's HTML, its code out of the first moment. */
export const resultsBar = latePart(async () => (await import('./results-bar.tsx')).ResultsBar);
