import { latePart } from '../../../app/late-part.tsx';

/** All values of a field in place of the results: shown where the address names the field. */
export const valuesPart = latePart(async () => (await import('./values-page.tsx')).ValuesPage);
