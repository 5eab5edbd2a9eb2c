import { dayNumber } from '@open-discovery/graph-index';
import type { Filter } from '../search/engine-query.ts';

/** Days in the form YYYY-MM-DD, both included; `null` for an open end. */
export interface Days {
  readonly from: string | null;
  readonly until: string | null;
}

/** The name of the filter of {@link changedBetween}. */
export const CHANGED_FILTER = 'datestamp';

const toDayNumber = (day: string | null): number | null => (day === null ? null : dayNumber(day, 'first'));

/** Returns the filters for records that came into the portal or changed in it within these days. */
export const changedBetween = ({ from, until }: Days): Filter[] =>
  from === null && until === null
    ? []
    : [
        {
          name: CHANGED_FILTER,
          is: 'range',
          field: 'updatedHere',
          from: toDayNumber(from),
          to: toDayNumber(until),
        },
      ];
