import { MOST_STATEMENTS, STATED_FIELDS, statedValue } from '@open-discovery/model';
import type { ResearchProduct, StatedField } from '@open-discovery/model';

interface Statement {
  readonly field: StatedField;
  readonly value: string;
  readonly sources: string[];
}

/** Where a product comes from: what its record says of itself, else what its copies say. */
const sourcesOf = ({ collectedFrom, instances }: ResearchProduct): string[] => {
  const said = [
    collectedFrom ?? [],
    (instances ?? []).flatMap((copy) => copy.collectedFrom ?? copy.hostedBy ?? []),
  ];
  const names = said.map((sources) => sources.flatMap(({ key, value }) => value ?? key ?? []));
  return names.find((found) => found.length > 0) ?? [];
};

/** What one product says: as it was told when it was merged, else all its sources say the same. */
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

/** What makes no difference to a reader: letter case, space and punctuation; of names also which one comes first. */
const sameKey = (field: StatedField, value: string): string => {
  const text = value.normalize('NFKC').toLowerCase();
  if (field !== 'authors') return wordsOf(text).join('') || text;
  return text
    .split(';')
    .map((name) => wordsOf(name).sort().join(' '))
    .join(';');
};

/** The first of January often stands for the year alone: then it contradicts no day of that year. */
const isVague = (value: string, values: readonly string[]): boolean =>
  value.endsWith('-01-01') && values.some((other) => other !== value && other.startsWith(value.slice(0, 4)));

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const bySources = (a: Statement, b: Statement): number =>
  b.sources.length - a.sources.length || compareText(a.value, b.value);

/** Of spellings that differ in nothing else, the last by code: small letters before capitals. */
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
 * What the sources of records of one work say, in the fields in which they disagree; the order of the records makes no
 * difference. The values of most sources come first. A record that names no source is not heard.
 */
export const disagreements = (products: readonly ResearchProduct[]): Statement[] =>
  STATED_FIELDS.flatMap((field) => disagreementOn(field, products));
