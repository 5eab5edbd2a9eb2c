import { dayNumber } from '@open-discovery/graph-index';
import type { Filter, FilterCondition } from '../search/engine-query.ts';

/** Days in the form YYYY-MM-DD, both included; `null` for an open end. */
export interface Days {
  readonly from: string | null;
  readonly until: string | null;
}

const toDayNumber = (day: string | null): number | null => (day === null ? null : dayNumber(day, 'first'));

/**
 * Returns the filters for records that came into the portal or changed in it within these days. That day is the record's
 * date of collection; for a record without one, it is the day on which the records were published, because an import
 * may have changed it.
 */
export const changedBetween = ({ from, until }: Days, publishedAt: string): Filter[] => {
  if (from === null && until === null) return [];
  const published = publishedAt.slice(0, 10);
  const collected: FilterCondition = {
    is: 'range',
    field: 'collected',
    from: toDayNumber(from),
    to: toDayNumber(until),
  };
  const isPublishedInRange = (from === null || from <= published) && (until === null || published <= until);
  const isNotCollected: FilterCondition = { is: 'not', condition: { is: 'exists', field: 'collected' } };
  return isPublishedInRange
    ? [{ name: 'datestamp', is: 'any-of', conditions: [collected, isNotCollected] }]
    : [{ name: 'datestamp', ...collected }];
};
