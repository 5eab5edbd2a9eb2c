import type { SearchPage, SearchRecord } from '@open-discovery/graph-client';
import { formatResultsAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { parseStoredQuery } from '../search/parse-search-address.ts';
import { arrayOf, isIsoTime, isWholeNumber, objectOf, textOf } from './shapes.ts';

/** Format identifier in files of search snapshots. */
const SEARCH_RECORD_FORMAT = 'open-discovery/search-record';
const SEARCH_RECORD_VERSION = 1;

/** Number of results by value of a field. */
export type FieldCounts = Readonly<Record<string, number>>;

/** A saved search with its results: enough to run it again and to find out what changed. */
export interface SearchSnapshot extends SearchRecord {
  /** Parameters of the search's address in the portal, in canonical order. */
  readonly address: string;
  /** The search in words, in the language of the page on which it was recorded. */
  readonly name: string;
  /** By field name. */
  readonly counts: Readonly<Record<string, FieldCounts>>;
  /** Titles of the first results by id, as marked text, for the day on which the index has lost them. */
  readonly titles: Readonly<Record<string, string>>;
}

const HASH = /^[0-9a-f]{64}$/;
const GENERATION = /^[\w.:-]{1,100}$/;
const CONTENT_MAX_CHARS = 100;
const ID_MAX_CHARS = 300;
const NAME_MAX_CHARS = 500;
const RECORDS_MAX = 20_000;
const FIELDS_MAX = 100;
const TITLES_MAX = 100;
const TITLE_MAX_CHARS = 500;

/** Converts a page's facets to the counts that a snapshot stores. */
export const countsOfFacets = (facets: SearchPage['facets']): SearchSnapshot['counts'] =>
  Object.fromEntries(
    Object.entries(facets).map(([field, { values }]): [string, FieldCounts] => [
      field,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  );

/** Creates a snapshot from the API's response. */
export const makeSearchSnapshot = (
  query: SearchQuery,
  found: SearchRecord,
  { name, counts, titles }: Pick<SearchSnapshot, 'name' | 'counts' | 'titles'>,
): SearchSnapshot => ({
  ...found,
  address: formatResultsAddress({ ...query, page: 1 }),
  name: name.slice(0, NAME_MAX_CHARS),
  counts,
  titles,
});

const parseRecords = (json: unknown): SearchRecord['records'] | null => {
  const list = arrayOf(json, RECORDS_MAX)?.map((pair): readonly [string, string] | null => {
    const [id, content] = arrayOf(pair, 2) ?? [];
    const [read, hash] = [textOf(id, ID_MAX_CHARS), textOf(content, CONTENT_MAX_CHARS)];
    return read === null || hash === null ? null : [read, hash];
  });
  return list?.every((pair) => pair !== null) ? list : null;
};

const parseCounts = (json: unknown): SearchSnapshot['counts'] =>
  Object.fromEntries(
    Object.entries(objectOf(json) ?? {})
      .slice(0, FIELDS_MAX)
      .map(([field, counts]): [string, FieldCounts] => [
        field,
        Object.fromEntries(
          Object.entries(objectOf(counts) ?? {})
            .filter((entry): entry is [string, number] => isWholeNumber(entry[1]))
            .slice(0, FIELDS_MAX),
        ),
      ]),
  );

/** Snapshots of former versions have no titles. */
const parseTitles = (json: unknown): SearchSnapshot['titles'] =>
  Object.fromEntries(
    Object.entries(objectOf(json) ?? {})
      .filter((entry): entry is [string, string] => textOf(entry[1], TITLE_MAX_CHARS) !== null)
      .slice(0, TITLES_MAX),
  );

/**
 * Parses a search snapshot from untrusted JSON; `null` when it is invalid. Its search is parsed like any
 * address, so that it can only be a search. Never throws.
 */
export const parseSearchSnapshot = (json: unknown, currentYear: number): SearchSnapshot | null => {
  const fields = objectOf(json) ?? {};
  const { total, publishedAt, searchedAt, isComplete } = fields;
  const address = textOf(fields['address'], 10_000);
  const name = textOf(fields['name'], NAME_MAX_CHARS);
  const generation = textOf(fields['generation'], 100);
  const contentHash = textOf(fields['contentHash'], 64);
  const records = parseRecords(fields['records']);
  if (address === null || name === null || records === null) return null;
  if (generation === null || contentHash === null) return null;
  if (!isWholeNumber(total) || !isIsoTime(publishedAt) || !isIsoTime(searchedAt)) return null;
  if (typeof isComplete !== 'boolean' || !GENERATION.test(generation) || !HASH.test(contentHash)) return null;
  const query = parseStoredQuery(new URLSearchParams(address), currentYear);
  const found = { total, generation, publishedAt, searchedAt, contentHash, isComplete, records };
  return makeSearchSnapshot(query, found, {
    name,
    counts: parseCounts(fields['counts']),
    titles: parseTitles(fields['titles']),
  });
};

/** Parses a search snapshot from the text of a file. */
export const parseSearchSnapshotText = (text: string, currentYear: number): SearchSnapshot | null => {
  try {
    const json: unknown = JSON.parse(text);
    const { format, version } = objectOf(json) ?? {};
    return format === SEARCH_RECORD_FORMAT && version === SEARCH_RECORD_VERSION
      ? parseSearchSnapshot(json, currentYear)
      : null;
  } catch {
    return null;
  }
};

/** Serializes a search snapshot; `notes` is for human readers and is never parsed. */
export const formatSearchSnapshot = (
  snapshot: SearchSnapshot,
  notes: Readonly<Record<string, unknown>> = {},
): string =>
  `${JSON.stringify({ format: SEARCH_RECORD_FORMAT, version: SEARCH_RECORD_VERSION, ...notes, ...snapshot }, null, 1)}\n`;
