import {
  betterAccessRight,
  knownDate,
  parseAccessRight,
  parseCompatibility,
  plainText,
} from '@open-discovery/model';
import type { DataSource, KindedRecord, Organization, ResearchProduct } from '@open-discovery/model';
import { isEmpty, isFields, itemsOf } from '../fields.ts';
import type { Fields } from '../fields.ts';
import { distinctPids } from '../distinct-pids.ts';
import { distinctOriginals } from '../original-values.ts';
import { disagreements, withoutJanuaryFirst } from './disagreements.ts';

/** Merges two values of a field; the first record is the one that is kept. */
type Rule = (first: unknown, second: unknown) => unknown;

const firstGiven: Rule = (first, second) => (isEmpty(first) ? second : first);

const lengthOf = (value: unknown): number => (typeof value === 'string' ? plainText(value).length : 0);
const longest: Rule = (first, second) => (lengthOf(second) > lengthOf(first) ? second : first);

/** Keeps distinct items, compared as JSON. */
const union = (first: unknown, second: unknown): unknown[] => {
  const items = [...itemsOf(first), ...itemsOf(second)];
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
};

/** Keeps distinct items by one of their fields; items without that field are compared as a whole. */
const unionBy =
  (name: string): Rule =>
  (first, second) => {
    const keyOf = (item: unknown): string =>
      isFields(item) && typeof item[name] === 'string' ? item[name] : JSON.stringify(item);
    const merged = new Map<string, unknown>();
    for (const item of union(first, second)) {
      const before = merged.get(keyOf(item));
      merged.set(keyOf(item), isFields(before) && isFields(item) ? fillIn(before, item) : item);
    }
    return [...merged.values()];
  };

/** Fills missing fields of the first from the second. If it lacks none, it stays as its source has it. */
const fillIn = (first: Fields, second: Fields): Fields => {
  const isComplete = Object.keys(second).every((name) => isEmpty(second[name]) || !isEmpty(first[name]));
  if (isComplete) return first;
  return { ...second, ...Object.fromEntries(Object.entries(first).filter(([, value]) => !isEmpty(value))) };
};

const fill: Rule = (first, second) =>
  isFields(first) && isFields(second) ? fillIn(first, second) : firstGiven(first, second);

/** The words of an author’s name without case and accents, in the order of the alphabet: `doe jane` for “Jane Doe” and “Doe, Jane”. */
const nameKey = (author: unknown): string =>
  isFields(author) && typeof author['fullName'] === 'string'
    ? author['fullName']
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word !== '')
        .sort()
        .join(' ')
    : '';

/** Returns the authors of a list by their names; `null` for a name that several have. */
const byName = (list: readonly unknown[]): ReadonlyMap<string, unknown> => {
  const authors = new Map<string, unknown>();
  for (const author of list) authors.set(nameKey(author), authors.has(nameKey(author)) ? null : author);
  return authors;
};

/** Keeps the list with more people, and adds identifiers from the other by name. A source may list a person in two spellings. */
const authors: Rule = (first, second) => {
  const [a, b] = [itemsOf(first), itemsOf(second)];
  const [kept, other] = byName(b).size > byName(a).size ? [b, a] : [a, b];
  const others = byName(other);
  return kept.map((author) => {
    const same = others.get(nameKey(author));
    return isFields(author) && isFields(same) ? fillIn(author, same) : author;
  });
};

const labelOf = (value: unknown): string => {
  const label = isFields(value) ? (value['label'] ?? value['code']) : null;
  return typeof label === 'string' ? label : '';
};

const bestAccess: Rule = (first, second) => {
  const a = parseAccessRight(labelOf(first)) ?? 'UNKNOWN';
  const b = parseAccessRight(labelOf(second)) ?? 'UNKNOWN';
  return betterAccessRight(a, b) === a && !isEmpty(first) ? first : second;
};

const publishedPart = (product: ResearchProduct): string =>
  withoutJanuaryFirst(knownDate(product, 'publicationDate') ?? '');

/** Prefers a day over its month or year. */
const fullestDay = (first: ResearchProduct, second: ResearchProduct) => {
  const [known, other] = [publishedPart(first), publishedPart(second)];
  return other.startsWith(known) ? (second.publicationDate ?? first.publicationDate) : first.publicationDate;
};

const originals: Rule = (first, second) => distinctOriginals([...itemsOf(first), ...itemsOf(second)]);

/** Keeps distinct identifiers: sources write one DOI in capitals and in lower case. */
const pids: Rule = (first, second) => distinctPids([...itemsOf(first), ...itemsOf(second)]);

const anyTrue: Rule = (first, second) =>
  first === true || second === true ? true : firstGiven(first, second);

/**
 * The rules for fields that are not simply taken from the first record with a value. Every instance is kept
 * with its source.
 */
const RULES: Readonly<Record<string, Rule>> = {
  alternativeNames: union,
  authors,
  bestAccessRight: bestAccess,
  collectedFrom: unionBy('key'),
  communities: unionBy('code'),
  container: fill,
  contactGroups: union,
  contactPeople: union,
  contentTypes: union,
  contributors: union,
  countries: unionBy('code'),
  coverages: union,
  descriptions: union,
  documentationUrls: union,
  domains: union,
  eoscIfGuidelines: union,
  formats: union,
  fundings: union,
  geoLocations: union,
  h2020Programmes: unionBy('code'),
  indicators: fill,
  instances: union,
  isGreen: anyTrue,
  isInDiamondJournal: anyTrue,
  journal: fill,
  languages: union,
  mainTitle: firstGiven,
  odlanguages: union,
  organizations: unionBy('id'),
  originalId: union,
  originalIds: union,
  originalValues: originals,
  otherTitles: union,
  pids,
  policies: union,
  predecessors: unionBy('id'),
  projects: unionBy('id'),
  publiclyFunded: anyTrue,
  sources: union,
  subjects: union,
  successors: unionBy('id'),
  summary: longest,
  description: longest,
  title: longest,
  tools: union,
  types: union,
  zenodoCommunities: union,
};

/** Removes texts that are contained in another text of the list. */
const withoutContained = (texts: readonly string[]): string[] =>
  texts.filter(
    (text, at) =>
      !texts.some((other, index) => index !== at && other.length > text.length && other.includes(text)),
  );

const merged = (first: Fields, second: Fields): Fields => {
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    [...names].map((name) => [name, (RULES[name] ?? firstGiven)(first[name], second[name])]),
  );
};

/** Keeps the other's name of an organization among the alternative names. */
const withOtherName = (record: Organization, name: string | null | undefined): Organization => {
  const names = record.alternativeNames ?? [];
  const isKnown = !name || name === record.legalName || names.includes(name);
  return isKnown ? record : { ...record, alternativeNames: [...names, name] };
};

const levelOf = ({ openaireCompatibilityId: id, openaireCompatibility: name }: DataSource) =>
  parseCompatibility(id || name)?.id ?? (id || name);

/** Keeps id and name of one level of compatibility together: those of the first record, unless the other states the same level. */
const withLevelOf = (record: DataSource, first: DataSource, second: DataSource): DataSource => {
  const { openaireCompatibilityId, openaireCompatibility } = first;
  const isOne = !levelOf(first) || levelOf(first) === levelOf(second);
  return isOne ? record : { ...record, openaireCompatibilityId, openaireCompatibility };
};

/** Adds the id of another record to the original ids. People have none: their ids are ORCID iDs. */
const withOriginalId = (record: Fields, { kind, record: { id } }: KindedRecord): Fields =>
  kind === 'person' || record['id'] === id
    ? record
    : { ...record, originalIds: union(record['originalIds'], [id]) };

/**
 * Merges two records of one kind. The first keeps its id; the other's becomes an original id.
 * @example mergeRecords(record, sameWithAnotherInstance)
 */
export const mergeRecords = (first: KindedRecord, second: KindedRecord): KindedRecord => {
  const record = withOriginalId(merged({ ...first.record }, { ...second.record }), second);
  // Both have been parsed, and each rule keeps the form of its field: parsing again would take half of the merging.
  const item = { kind: first.kind, record } as unknown as KindedRecord;
  if (item.kind === 'organization' && second.kind === 'organization')
    return { kind: 'organization', record: withOtherName(item.record, second.record.legalName) };
  if (item.kind === 'dataSource' && first.kind === 'dataSource' && second.kind === 'dataSource')
    return { kind: 'dataSource', record: withLevelOf(item.record, first.record, second.record) };
  if (item.kind !== 'product' || first.kind !== 'product' || second.kind !== 'product') return item;
  const descriptions = withoutContained(item.record.descriptions ?? []);
  const publicationDate = fullestDay(first.record, second.record);
  return { kind: 'product', record: { ...item.record, descriptions, publicationDate } };
};

/**
 * Merges all records of one work; a product carries the values on which its sources disagree.
 * @example mergeAll(record, [sameFromAnotherSource])
 */
export const mergeAll = (first: KindedRecord, others: readonly KindedRecord[]): KindedRecord => {
  const item = others.reduce(mergeRecords, first);
  if (item.kind !== 'product' || others.length === 0) return item;
  const all = [first, ...others].flatMap(({ kind, record }) => (kind === 'product' ? [record] : []));
  const { statements: _before, ...record } = item.record;
  const statements = disagreements(all);
  return { kind: 'product', record: statements.length > 0 ? { ...record, statements } : record };
};
