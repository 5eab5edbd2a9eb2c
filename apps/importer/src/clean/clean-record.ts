import { RECORD_SCHEMAS } from '@open-discovery/model/schemas';
import type { Kind, KindedRecord } from '@open-discovery/model';
import { compileSchema } from '../compile-schema.ts';
import { isFields, replaceFields } from '../fields.ts';
import { distinctOriginals } from '../original-values.ts';
import { compareFields } from './compare-fields.ts';
import type { FieldFinding } from './compare-fields.ts';
import { cleanAddress } from './clean-address.ts';
import { cleanCharacters } from './clean-characters.ts';
import { ABSTRACTS, ADDRESSES, CODES, IDS, NAMES, TITLES } from './field-kinds.ts';
import {
  cutText,
  isIndivisible,
  isLongerThan,
  mostChars,
  MOST_ITEMS,
  MOST_RECORD_CHARS,
  MOST_FIELDS,
} from './longest.ts';
import { isInvisible } from './is-invisible.ts';
import { isCodeOfNoValue } from './no-value.ts';
import { parseReviewStatus } from './review-status.ts';
import { sanitize, sanitizeName } from './sanitize.ts';
import { splitAuthors } from './split-authors.ts';
import { trimSpaces } from './trim-spaces.ts';
import { withDistinctPids } from './with-distinct-pids.ts';
import { withoutHeading } from './without-heading.ts';
import { skipReason } from '../report/skip-reason.ts';
import type { SkipReason } from '../report/skip-reason.ts';

const ID_PREFIX = /^(?:00|10|20|40|50)\|/;

/** Words that programs write for a missing abstract. */
const NO_ABSTRACT =
  /^(?:none|null|nan|n\/a|undefined|not (?:applicable|available)|(?:no )?abstract(?: available)?|[\s.?_-]+)\.?$/i;

const cleanAbstract = (text: string): string | null => {
  const abstract = withoutHeading(sanitize(text));
  return NO_ABSTRACT.test(abstract) || parseReviewStatus(abstract) !== null ? null : abstract;
};

/** Words for a missing name, such as “sine nomine”. */
const NO_NAME =
  /^(?:none|null|n\/a|\[?unknown\]?(?:[ ,;]+unknown)*|(?:unknown|no) authors?|authors? unknown|undefined|\[s\. ?[nl]\.\]|[\s.?_-]+)\.?$/i;

/** The word that programs write for a missing given name: `None Berg`, `Berg, None`. */
const NO_GIVEN_NAME = /^None (?=\p{Lu})|, None$/u;

const cleanName = (text: string): string | null => {
  const name = sanitizeName(text).replaceAll(/ +(?=,)/g, '');
  return NO_NAME.test(name) ? null : name;
};

const cleanText = (name: string, given: string): string | null => {
  const most = mostChars(name);
  if (given.length > most && isIndivisible(name)) return null;
  // Before anything else, so that the work is bounded too.
  const text = cutText(given, most);
  if (IDS.has(name)) return cleanCharacters(text).replace(ID_PREFIX, '');
  if (CODES.has(name)) return cleanCharacters(text);
  if (ADDRESSES.has(name)) return cleanAddress(text);
  if (isInvisible(text) || isCodeOfNoValue(text)) return null;
  if (ABSTRACTS.has(name)) return cleanAbstract(text);
  if (name === 'fullName') return cleanName(text)?.replace(NO_GIVEN_NAME, '') ?? null;
  if (NAMES.has(name)) return cleanName(text);
  return TITLES.has(name) ? sanitize(text).replaceAll('\n', ' ') : sanitizeName(text);
};

/** Values of identifiers are codes, but values of subjects are words: the parent object decides. */
const isIdentifierScheme = (name: string): boolean =>
  name === 'pids' || name === 'alternateIdentifiers' || name === 'id';

const isEmpty = (value: unknown): boolean => value === null || value === '';

/** Cleans the text of an identifier. */
const cleanCode = (text: string): string | null =>
  text.length > mostChars('code') ? null : trimSpaces(cleanCharacters(text));

const cleanValue = (name: string, value: unknown, isCode: boolean): unknown => {
  if (typeof value === 'string') return isCode ? cleanCode(value) : cleanText(name, value);
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) {
      if (items.length === MOST_ITEMS) break;
      const cleaned = cleanValue(name, item, isCode);
      if (!isEmpty(cleaned)) items.push(cleaned);
    }
    return name === 'authors' ? splitAuthors(items).slice(0, MOST_ITEMS) : items;
  }
  if (!isFields(value)) return value;
  if (Object.keys(value).length > MOST_FIELDS) return null;
  const isIdentifier = isIdentifierScheme(name);
  return replaceFields(value, (inner, field) => cleanValue(inner, field, isIdentifier && inner === 'value'));
};

/** A valid record with its findings, or the reason why it is invalid. */
export type CleanedRecord =
  | { readonly item: KindedRecord; readonly findings: readonly FieldFinding[] }
  | { readonly problem: SkipReason };

const MOST_ORIGINAL_CHARS = 200;

/** Returns the originals of a finding for the record, if it is about texts or numbers. */
const originalsOf = ({ field, outcome, value }: FieldFinding): { field: string; value: string }[] =>
  [value].flat().flatMap((one) => {
    // The record has the beginning of a text that is too long.
    if (outcome === 'unknown' || outcome === 'shortened') return [];
    if (typeof one !== 'string' && typeof one !== 'number') return [];
    const text = sanitizeName(cutText(String(one), mostChars(field)))
      .slice(0, MOST_ORIGINAL_CHARS)
      .trim();
    return text === '' ? [] : [{ field, value: text }];
  });

const withOriginals = (item: KindedRecord, findings: readonly FieldFinding[]): KindedRecord => {
  const originals = findings.flatMap(originalsOf);
  if (originals.length === 0) return item;
  // Parsing all fields again would take half as long as the rest of cleaning.
  const originalValues = distinctOriginals([...(item.record.originalValues ?? []), ...originals]);
  return { ...item, record: { ...item.record, originalValues } } as KindedRecord;
};

const PARSERS = {
  product: compileSchema(RECORD_SCHEMAS.product),
  project: compileSchema(RECORD_SCHEMAS.project),
  organization: compileSchema(RECORD_SCHEMAS.organization),
  dataSource: compileSchema(RECORD_SCHEMAS.dataSource),
  service: compileSchema(RECORD_SCHEMAS.service),
  community: compileSchema(RECORD_SCHEMAS.community),
  person: compileSchema(RECORD_SCHEMAS.person),
} as const satisfies Record<Kind, unknown>;

/**
 * Cleans a record for the index: validates it against its schema, removes prefixes of ids, and sanitizes
 * texts and addresses. Refuses one that is too long as a whole. Keeps the originals of values that it could not take as they are.
 */
export const cleanRecord = (kind: Kind, record: unknown): CleanedRecord => {
  const parsed = PARSERS[kind](cleanValue('', record, false));
  if (!parsed.success)
    return {
      problem: skipReason('no-field', { kind, field: parsed.error.issues[0]?.path.join('.') || 'record' }),
    };
  if (isLongerThan(parsed.data, MOST_RECORD_CHARS))
    return { problem: skipReason('record-too-long', { kind, max: MOST_RECORD_CHARS }) };
  const item = { kind, record: parsed.data } as KindedRecord;
  const findings = isFields(record) ? compareFields(record, { ...parsed.data }) : [];
  // An identifier that is removed because the record has it twice is not a finding.
  return { item: withOriginals(withDistinctPids(item), findings), findings };
};
