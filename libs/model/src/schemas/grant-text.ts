import { textAs } from './lenient.ts';

/** The words that aggregators write for the title and the number of a grant of which they know the funder only. */
const UNKNOWN_GRANT: readonly string[] = ['unidentified'];

/** Parses a grant's title or number; the words for an unknown grant become `null`, so that no page shows them. */
export const grantText = () =>
  textAs((value) => (UNKNOWN_GRANT.includes(value.toLowerCase()) ? null : value));
