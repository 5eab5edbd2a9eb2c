import { dayNumber } from '@open-discovery/graph-index';
import type { KindedRecord } from '@open-discovery/model';
import type { Days } from '../graph/changed-between.ts';
import { OaiError } from './oai-error.ts';

const DAY = /^\d{4}-\d{2}-\d{2}/;
const ONLY_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the datestamp of a record with day granularity: the day on which it came into this portal or changed in it. Records of
 * another server have none: theirs is the date of collection, or the date on which the records were published.
 */
export const datestampOf = ({ kind, record }: KindedRecord, publishedAt: string): string => {
  if (record.updatedHere) return record.updatedHere;
  const collected = kind === 'product' ? DAY.exec(record.dateOfCollection ?? '')?.[0] : undefined;
  const isDay = collected !== undefined && dayNumber(collected, 'first') !== null;
  return isDay ? collected : publishedAt.slice(0, 10);
};

const parseDay = (name: string, text: string | undefined): string | null => {
  if (text === undefined) return null;
  if (!ONLY_DAY.test(text) || dayNumber(text, 'first') === null)
    throw new OaiError('badArgument', `${name} must be a day: YYYY-MM-DD`);
  return text;
};

/** Parses `from` and `until`. @throws OaiError `badArgument` for an invalid date or range. */
export const parseDateRange = (given: Readonly<Record<string, string>>): Days => {
  const range = { from: parseDay('from', given['from']), until: parseDay('until', given['until']) };
  if (range.from !== null && range.until !== null && range.from > range.until)
    throw new OaiError('badArgument', 'from must not be after until');
  return range;
};
