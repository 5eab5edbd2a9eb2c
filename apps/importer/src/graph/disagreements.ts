import { MOST_STATEMENTS, parseDate, STATED_FIELDS, statedValue } from '@open-discovery/model';
import type { KindedRecord, ResearchProduct, StatedField } from '@open-discovery/model';

interface Statement {
  readonly field: StatedField;
  readonly value: string;
  readonly sources: string[];
}

/** Returns the sources of a product from its record, otherwise from its copies. */
export const sourcesOf = ({ collectedFrom, instances }: ResearchProduct): string[] => {
  const said = [
    collectedFrom ?? [],
    (instances ?? []).flatMap((copy) => copy.collectedFrom ?? copy.hostedBy ?? []),
  ];
  const names = said.map((sources) => sources.flatMap(({ key, value }) => value ?? key ?? []));
  return names.find((found) => found.length > 0) ?? [];
};

/** Returns the date of publication as the source wrote it, if it is written in another form. */
const originalDate = ({ originalValues }: ResearchProduct, field: StatedField): string | null =>
  field === 'publicationDate'
    ? ((originalValues ?? []).find((original) => original.field === field)?.value ?? null)
    : null;

/**
 * Returns a product's statements: as recorded when it was merged, otherwise its value for all its sources.
 */
const statementsOf = (product: ResearchProduct, field: StatedField): Statement[] => {
  const told = (product.statements ?? []).flatMap(({ field: of, value, sources }) =>
    of === field ? [{ field, value, sources: sources ?? [] }] : [],
  );
  if (told.length > 0) return told;
  const value = originalDate(product, field) ?? statedValue(product, field);
  const sources = sourcesOf(product);
  return value === null || sources.length === 0 ? [] : [{ field, value, sources }];
};

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns the year of January 1, which often means only the year; other dates as they are. */
export const withoutJanuaryFirst = (known: string): string =>
  known.endsWith('-01-01') ? known.slice(0, 'YYYY'.length) : known;

const knownPart = (value: string): string => withoutJanuaryFirst(parseDate(value)?.known ?? value);

/**
 * Returns a comparison key that ignores case, space and punctuation; for names, also their order, and for dates their
 * form.
 */
const sameKey = (field: StatedField, value: string): string => {
  if (field === 'publicationDate') return knownPart(value);
  const text = value.normalize('NFKC').toLowerCase();
  if (field !== 'authors') return wordsOf(text).join('') || text;
  return text
    .split(';')
    .map((name) => wordsOf(name).sort().join(' '))
    .join(';');
};

/** A year contradicts no month of it, and a month no day of it. */
const isVague = (value: string, values: readonly string[]): boolean => {
  const known = knownPart(value);
  return values.map(knownPart).some((other) => other !== known && other.startsWith(known));
};

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const bySources = (a: Statement, b: Statement): number =>
  b.sources.length - a.sources.length || compareText(a.value, b.value);

/** Of equivalent spellings, keeps the last by code point: small letters before capitals. */
const joined = (field: StatedField, same: readonly Statement[]): Statement => ({
  field,
  value: same.map(({ value }) => value).reduce((a, b) => (a > b ? a : b)),
  sources: [...new Set(same.flatMap(({ sources }) => sources))].sort().slice(0, MOST_STATEMENTS.sources),
});

const disagreementOn = (field: StatedField, products: readonly ResearchProduct[]): Statement[] => {
  const statements = products.flatMap((product) => statementsOf(product, field));
  if (statements.every(({ value }) => value === statements[0]?.value)) return [];
  const groups = new Map<string, Statement[]>();
  for (const statement of statements) {
    const key = sameKey(field, statement.value);
    groups.set(key, [...(groups.get(key) ?? []), statement]);
  }
  const all = [...groups.values()].map((same) => joined(field, same));
  const values = all.map(({ value }) => value);
  const clear = field === 'publicationDate' ? all.filter(({ value }) => !isVague(value, values)) : all;
  return clear.length > 1 ? clear.sort(bySources).slice(0, MOST_STATEMENTS.values) : [];
};

/** Returns a product's own text of its date of publication as a statement, if sources are known and none disagrees. */
const statedOriginals = (product: ResearchProduct): Statement[] =>
  originalDate(product, 'publicationDate') === null ? [] : statementsOf(product, 'publicationDate');

/**
 * Adds the statement of a date of publication that the product could not take as its source writes it.
 */
export const withStatedOriginals = (item: KindedRecord): KindedRecord => {
  if (item.kind !== 'product') return item;
  const { statements } = item.record;
  const isStated = (statements ?? []).some(({ field }) => field === 'publicationDate');
  const originals = isStated ? [] : statedOriginals(item.record);
  return originals.length === 0
    ? item
    : { kind: 'product', record: { ...item.record, statements: [...(statements ?? []), ...originals] } };
};

/**
 * Returns the statements of the sources of merged records in the fields in which they disagree, regardless of
 * the order of the records. Values of most sources come first. Records without a source are ignored.
 */
export const disagreements = (products: readonly ResearchProduct[]): Statement[] =>
  STATED_FIELDS.flatMap((field) => disagreementOn(field, products));
