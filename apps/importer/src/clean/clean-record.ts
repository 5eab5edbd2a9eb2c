import { kindedRecordSchema } from '@open-discovery/model/schemas';
import type { Kind, KindedRecord } from '@open-discovery/model';
import { isFields } from '../fields.ts';
import { cleanAddress } from './clean-address.ts';
import { sanitise, sanitiseName } from './sanitise.ts';
import { withoutHeading } from './without-heading.ts';

/** Texts that keep their marks; those on one line are titles. */
const TITLES: ReadonlySet<string> = new Set(['mainTitle', 'subTitle', 'otherTitles', 'title', 'tagline']);
const ABSTRACTS: ReadonlySet<string> = new Set(['descriptions', 'description', 'summary', 'biography']);
const ADDRESSES: ReadonlySet<string> = new Set([
  'citationGuidelineUrl',
  'codeRepositoryUrl',
  'documentationUrls',
  'logoUrl',
  'missionStatementUrl',
  'urls',
  'websiteUrl',
  'zenodoCommunity',
]);
/** Texts that machines compare: they stay letter by letter. */
const CODES: ReadonlySet<string> = new Set(['code', 'id', 'key', 'originalId', 'originalIds', 'scheme']);
const ID_PREFIX = /^(?:00|10|20|40|50)\|/;
/** Fields whose values are ids of records: older dumps put the kind's number in front. */
const IDS: ReadonlySet<string> = new Set(['id', 'key', 'relatedDataSources']);

const cleanText = (name: string, text: string): string | null => {
  if (IDS.has(name)) return text.replace(ID_PREFIX, '');
  if (CODES.has(name)) return text;
  if (ADDRESSES.has(name)) return cleanAddress(text);
  if (ABSTRACTS.has(name)) return withoutHeading(sanitise(text));
  return TITLES.has(name) ? sanitise(text).replaceAll('\n', ' ') : sanitiseName(text);
};

/** Values of identifiers are codes, values of subjects are words: told apart by the object that they stand in. */
const isIdentifierScheme = (name: string): boolean =>
  name === 'pids' || name === 'alternateIdentifiers' || name === 'id';

const cleanValue = (name: string, value: unknown, isCode: boolean): unknown => {
  if (typeof value === 'string') return isCode ? value : cleanText(name, value);
  if (Array.isArray(value))
    return value.map((item) => cleanValue(name, item, isCode)).filter((item) => item !== null && item !== '');
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, field]) => [
      inner,
      cleanValue(inner, field, inner === 'value' && isIdentifierScheme(name)),
    ]),
  );
};

/** A record that fits its schema, or why it does not. */
export type CleanedRecord = { readonly item: KindedRecord } | { readonly problem: string };

/**
 * A record as the index may have it: under its schema, ids without prefixes, texts sanitised, addresses safe.
 */
export const cleanRecord = (kind: Kind, record: unknown): CleanedRecord => {
  const parsed = kindedRecordSchema.safeParse({ kind, record: cleanValue('', record, false) });
  if (parsed.success) return { item: parsed.data };
  const path = parsed.error.issues[0]?.path.slice(1).join('.') || 'record';
  return { problem: `${kind} without a usable ${path}` };
};
