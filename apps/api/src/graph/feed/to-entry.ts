import { factsOf, pageAddress } from '@open-discovery/export-formats';
import type { Facts, Place } from '@open-discovery/export-formats';
import type { KindedRecord } from '@open-discovery/model';
import { changedAt } from '../sitemap/changed-at.ts';
import type { FeedEntry } from './feed.ts';
import { stableId } from './stable-id.ts';

const SUMMARY_CHARS = 500;
const AUTHORS = 20;
const SUBJECTS = 10;

/** As RFC 3339 wants it; `null` for what is no date of the calendar's first ten thousand years. */
const dateTime = (text: string | null | undefined): string | null => {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) || !/^\d{4}-/.test(date.toISOString()) ? null : date.toISOString();
};

const two = (number: number): string => String(number).padStart(2, '0');

const publishedAt = ({ issued }: Facts): string | null =>
  issued &&
  dateTime(`${String(issued.year).padStart(4, '0')}-${two(issued.month ?? 1)}-${two(issued.day ?? 1)}`);

const collectedAt = ({ kind, record }: KindedRecord): string | null =>
  kind === 'product' ? dateTime(record.dateOfCollection) : null;

/** The beginning of a text, up to the end of a word. */
const beginningOf = (text: string): string => {
  const characters = [...text];
  if (characters.length <= SUMMARY_CHARS) return text;
  return `${characters
    .slice(0, SUMMARY_CHARS)
    .join('')
    .replace(/\s+\S*$/u, '')} …`;
};

/**
 * What a feed says of a record. It counts as updated when it was collected, else when it says that it was changed, else
 * when it was published; `fallback` is for records that say nothing of it.
 */
export const toEntry = (item: KindedRecord, place: Place, fallback: string): FeedEntry => {
  const facts = factsOf(item);
  const published = publishedAt(facts);
  return {
    id: stableId(facts.id),
    title: facts.title,
    address: pageAddress(facts, place),
    identifier: facts.identifiers[0]?.url ?? '',
    updated: collectedAt(item) ?? changedAt(item.record).changed ?? published ?? fallback,
    published,
    authors: facts.creators.slice(0, AUTHORS).map(({ fullName, orcid }) => ({ name: fullName, orcid })),
    summary: beginningOf(facts.description),
    subjects: facts.subjects.slice(0, SUBJECTS),
  };
};
