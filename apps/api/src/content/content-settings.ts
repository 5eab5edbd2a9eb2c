import { row, wholeNumber } from '../settings/settings-row.ts';
import { KEPT_DAYS } from './kept-days.ts';

/** Settings of the history of changes. */
export const CONTENT_SETTINGS = {
  HISTORY_DAYS: row(
    wholeNumber(KEPT_DAYS, 36_500),
    '730',
    'days',
    'how long the log of changes keeps a change; older ones are deleted and cannot be undone',
  ),
  CHANGED_MB_PER_HOUR: row(
    wholeNumber(1, 100_000),
    '100',
    'MB',
    'what the changes of one user may add to the log of changes per hour; further ones get a 429',
  ),
} as const;
