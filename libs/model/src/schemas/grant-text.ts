import { text } from './lenient.ts';

/** What aggregators write for the title and the number of a grant where they know its funder and nothing else. */
const NO_GRANT: readonly string[] = ['unidentified'];

/** A grant's title or number; the markers for an unknown one read as `null`, so that no page shows them as a grant. */
export const grantText = () =>
  text().transform((value) => (NO_GRANT.includes(value?.toLowerCase() ?? '') ? null : value));
