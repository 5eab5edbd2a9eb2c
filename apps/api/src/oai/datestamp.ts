import { dayNumber } from '@open-discovery/graph-index';
import type { KindedRecord } from '@open-discovery/model';
import type { Filter, FilterCondition } from '../search/engine-query.ts';
import { OaiError } from './oai-error.ts';

const DAY = /^\d{4}-\d{2}-\d{2}/;
const ONLY_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The day on which a record came to be as it is: when it was collected, else when the records were published. Times of
 * the day are not told apart.
 */
export const datestampOf = ({ kind, record }: KindedRecord, publishedAt: string): string => {
  const collected = kind === 'product' ? DAY.exec(record.dateOfCollection ?? '')?.[0] : undefined;
  const isDay = collected !== undefined && dayNumber(collected, 'first') !== null;
  return isDay ? collected : publishedAt.slice(0, 10);
};

/** The days between which records are asked for; `null` for an end that is open. */
export interface Span {
  readonly from: string | null;
  readonly until: string | null;
}

const readDay = (name: string, text: string | undefined): string | null => {
  if (text === undefined) return null;
  if (!ONLY_DAY.test(text) || dayNumber(text, 'first') === null)
    throw new OaiError('badArgument', `${name} must be a day: YYYY-MM-DD`);
  return text;
};

/** Reads `from` and `until`; throws {@link OaiError} for what is no day, or no span. */
export const readSpan = (given: Readonly<Record<string, string>>): Span => {
  const span = { from: readDay('from', given['from']), until: readDay('until', given['until']) };
  if (span.from !== null && span.until !== null && span.from > span.until)
    throw new OaiError('badArgument', 'from must not be after until');
  return span;
};

const numberOf = (day: string | null): number | null => (day === null ? null : dayNumber(day, 'first'));

/** What a record must meet to have its datestamp in a span. */
export const spanFilters = ({ from, until }: Span, publishedAt: string): Filter[] => {
  if (from === null && until === null) return [];
  const published = publishedAt.slice(0, 10);
  const collected: FilterCondition = {
    is: 'range',
    field: 'collected',
    from: numberOf(from),
    to: numberOf(until),
  };
  const isPublishedThen = (from === null || from <= published) && (until === null || published <= until);
  const neverCollected: FilterCondition = { is: 'not', condition: { is: 'exists', field: 'collected' } };
  return isPublishedThen
    ? [{ name: 'datestamp', is: 'any-of', conditions: [collected, neverCollected] }]
    : [{ name: 'datestamp', ...collected }];
};
