import { MOST_STATEMENTS, STATED_FIELDS, statedValue } from '@open-discovery/model';
import type { ResearchProduct, StatedField } from '@open-discovery/model';

interface Statement {
  readonly field: StatedField;
  readonly value: string;
  readonly sources: string[];
}

/** Returns the sources of a product from its record, otherwise from its copies. */
const sourcesOf = ({ collectedFrom, instances }: ResearchProduct): string[] => {
  const said = [
    collectedFrom ?? [],
    (instances ?? []).flatMap((copy) => copy.collectedFrom ?? copy.hostedBy ?? []),
  ];
  const names = said.map((sources) => sources.flatMap(({ key, value }) => value ?? key ?? []));
  return names.find((found) => found.length > 0) ?? [];
};

/**
 * Returns a product's statements: as recorded when it was merged, otherwise its value for all its sources.
 */
const statementsOf = (product: ResearchProduct, field: StatedField): Statement[] => {
  const told = (product.statements ?? []).flatMap(({ field: of, value, sources }) =>
    of === field ? [{ field, value, sources: sources ?? [] }] : [],
  );
  if (told.length > 0) return told;
  const value = statedValue(product, field);
  const sources = sourcesOf(product);
  return value === null || sources.length === 0 ? [] : [{ field, value, sources }];
};

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns a comparison key that ignores case, space and punctuation; for names, also their order. */
const sameKey = (field: StatedField, value: string): string => {
  const text = value.normalize('NFKC').toLowerCase();
  if (field !== 'authors') return wordsOf(text).join('') || text;
  return text
    .split(';')
    .map((name) => wordsOf(name).sort().join(' '))
    .join(';');
};

/** January 1 often means only the year: then it contradicts no day of that year. */
const isVague = (value: string, values: readonly string[]): boolean =>
  value.endsWith('-01-01') && values.some((other) => other !== value && other.startsWith(value.slice(0, 4)));

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
  const groups = new Map<string, Statement[]>();
  for (const statement of products.flatMap((product) => statementsOf(product, field))) {
    const key = sameKey(field, statement.value);
    groups.set(key, [...(groups.get(key) ?? []), statement]);
  }
  const all = [...groups.values()].map((same) => joined(field, same));
  const values = all.map(({ value }) => value);
  const clear = field === 'publicationDate' ? all.filter(({ value }) => !isVague(value, values)) : all;
  return clear.length > 1 ? clear.sort(bySources).slice(0, MOST_STATEMENTS.values) : [];
};

/**
 * Returns the statements of the sources of merged records in the fields in which they disagree, regardless of
 * the order of the records. Values of most sources come first. Records without a source are ignored.
 */
export const disagreements = (products: readonly ResearchProduct[]): Statement[] =>
  STATED_FIELDS.flatMap((field) => disagreementOn(field, products));
