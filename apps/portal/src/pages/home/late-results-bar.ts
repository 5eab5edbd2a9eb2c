import { latePart } from '../../app/late-part.tsx';

/** The ways to further pages. */
export const pagerPart = latePart(async () => (await import('./pager.tsx')).Pager);

/** What is applied, and how results are shown: in the server's HTML, its code out of the first moment. */
export const resultsBar = latePart(async () => (await import('./results-bar.tsx')).ResultsBar);
