import { row, wholeNumber } from '../settings/settings-row.ts';

/** Settings of the links that users add. */
export const CLAIMS_SETTINGS = {
  PENDING_LINKS_PER_USER: row(
    wholeNumber(1, 100_000),
    '500',
    'links',
    'maximum number of links of one user that no curator has decided on; further ones get a 429',
  ),
} as const;
