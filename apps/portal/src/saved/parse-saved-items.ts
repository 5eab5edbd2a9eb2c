import { RECORD_KINDS } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { formatResultsAddress } from '@open-discovery/search-fields';
import { parseStoredQuery } from '../search/parse-search-address.ts';
import { parseSearchSnapshot } from '../search-snapshot/search-snapshot.ts';
import { parseSelectedCitation, parseSelectedFacts } from './parse-selected-facts.ts';
import { NOTHING_SAVED, SAVED_LIMITS } from './saved-items.ts';
import type { LastLook, SavedSearch, SavedItems, SelectedRecord } from './saved-items.ts';
import { arrayOf, isIsoTime, isWholeNumber, objectOf, textOf } from '../search-snapshot/shapes.ts';

/** Format identifier in files of saved items. */
export const SAVED_FORMAT = 'open-discovery/saved';
const SAVED_VERSION = 1;

export interface ParsedSaved {
  readonly saved: SavedItems;
  /** Number of items left out because they are invalid or exceed a limit. */
  readonly leftOut: number;
}

const NAME_MAX_CHARS = 300;
const TITLE_MAX_CHARS = 2000;
const ID_MAX_CHARS = 300;
const MARKS_MAX = 5000;
const MARK = /^[0-9a-z]{6}$/;

/** Parses any address and returns it as a canonical search of this portal: nothing else is ever followed. */
const parseSavedAddress = (json: unknown, currentYear: number): string | null => {
  const text = textOf(json, 10_000);
  if (text === null) return null;
  const query = parseStoredQuery(new URLSearchParams(text), currentYear);
  return formatResultsAddress({ ...query, page: 1 });
};

const parseLook = (json: unknown): LastLook | null => {
  const { at, total, marks } = objectOf(json) ?? {};
  const list = arrayOf(marks, MARKS_MAX);
  return isIsoTime(at) &&
    isWholeNumber(total) &&
    list?.every((mark): mark is string => typeof mark === 'string' && MARK.test(mark))
    ? { at, total, marks: list }
    : null;
};

const parseSearch = (json: unknown, currentYear: number): SavedSearch | null => {
  const fields = objectOf(json) ?? {};
  const address = parseSavedAddress(fields['address'], currentYear);
  const name = textOf(fields['name'], NAME_MAX_CHARS);
  return address === null || name === null
    ? null
    : { address, name, lastLook: parseLook(fields['lastLook']) };
};

const isRecordKind = (json: unknown): json is RecordKind => RECORD_KINDS.some((kind) => kind === json);

const parseSelected = (json: unknown): SelectedRecord | null => {
  const { kind, ...fields } = objectOf(json) ?? {};
  const id = textOf(fields['id'], ID_MAX_CHARS);
  const title = textOf(fields['title'], TITLE_MAX_CHARS);
  if (!isRecordKind(kind) || id === null || title === null) return null;
  const facts = parseSelectedFacts(fields['facts']);
  const citation = parseSelectedCitation(fields['citation']);
  return { kind, id, title, ...(facts && { facts }), ...(citation && { citation }) };
};

/** Parses the valid items of a list and counts the others. */
const parseList = <T>(json: unknown, limit: number, parse: (json: unknown) => T | null) => {
  const list = Array.isArray(json) ? json : [];
  const read = list
    .slice(0, limit)
    .map(parse)
    .filter((thing) => thing !== null);
  return { read, leftOut: list.length - read.length };
};

/**
 * Parses saved items from a file or the browser's storage. Invalid or unsafe items are left out and counted.
 * Returns `null` for a file of another format. Never throws.
 */
export const parseSavedItems = (text: string, currentYear: number): ParsedSaved | null => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const fields = objectOf(json);
  if (fields?.['format'] !== SAVED_FORMAT || fields['version'] !== SAVED_VERSION) return null;
  const searches = parseList(fields['searches'], SAVED_LIMITS.searches, (one) =>
    parseSearch(one, currentYear),
  );
  const selection = parseList(fields['selection'], SAVED_LIMITS.selection, parseSelected);
  const snapshots = parseList(fields['records'], SAVED_LIMITS.snapshots, (one) =>
    parseSearchSnapshot(one, currentYear),
  );
  return {
    saved: {
      ...NOTHING_SAVED,
      searches: searches.read,
      selection: selection.read,
      snapshots: snapshots.read,
    },
    leftOut: searches.leftOut + selection.leftOut + snapshots.leftOut,
  };
};

/** Serializes saved items so that they can be parsed again. */
export const formatSavedItems = ({ snapshots, ...saved }: SavedItems): string =>
  JSON.stringify({ format: SAVED_FORMAT, version: SAVED_VERSION, ...saved, records: snapshots });
