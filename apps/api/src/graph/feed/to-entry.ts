import { factsOf, hasPage, pageAddress } from '@open-discovery/export-formats';
import type { Facts, PublicUrls } from '@open-discovery/export-formats';
import type { KindedRecord } from '@open-discovery/model';
import type { FeedEntry } from './feed.ts';
import { stableId } from './stable-id.ts';

const SUMMARY_MAX_CHARS = 500;
const MAX_AUTHORS = 20;
const MAX_SUBJECTS = 10;

/** Formats a date by RFC 3339, or returns `null` for an invalid date or a year beyond 9999. */
const dateTime = (text: string | null | undefined): string | null => {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) || !/^\d{4}-/.test(date.toISOString()) ? null : date.toISOString();
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const publishedAt = ({ issued }: Facts): string | null =>
  issued &&
  dateTime(
    `${String(issued.year).padStart(4, '0')}-${twoDigits(issued.month ?? 1)}-${twoDigits(issued.day ?? 1)}`,
  );

/** Truncates a text at the end of a word. */
const truncate = (text: string): string => {
  const characters = Array.from(text);
  if (characters.length <= SUMMARY_MAX_CHARS) return text;
  return `${characters
    .slice(0, SUMMARY_MAX_CHARS)
    .join('')
    .replace(/\s+\S*$/u, '')} …`;
};

/** ISO dates and times. */
export interface FeedTimes {
  /** Later times are mistakes: in a feed, they would stay the newest for years. */
  readonly now: string;
  /** The update time of an entry without a known one. */
  readonly fallback: string;
}

/**
 * Converts a record to a feed entry. The update time is the first known of: the day on which it came into the portal or changed
 * in it, publication and `fallback`. Times in the future are left out.
 */
export const toEntry = (
  item: KindedRecord,
  publicUrls: PublicUrls,
  { now, fallback }: FeedTimes,
): FeedEntry => {
  const facts = factsOf(item);
  // Times in ISO 8601 sort like their texts.
  const past = (time: string | null | undefined): string | null => (time && time <= now ? time : null);
  const published = past(publishedAt(facts));
  return {
    id: stableId(facts.id),
    title: facts.title,
    url: pageAddress(facts, publicUrls),
    isPage: hasPage(facts),
    identifier: facts.identifiers[0]?.url ?? '',
    updated: past(dateTime(item.record.updatedHere)) ?? published ?? fallback,
    published,
    authors: facts.creators.slice(0, MAX_AUTHORS).map(({ fullName, orcid }) => ({ name: fullName, orcid })),
    summary: truncate(facts.description),
    subjects: facts.subjects.slice(0, MAX_SUBJECTS),
  };
};
