import { GRAPH_SCHEMA } from './schema.ts';

const namesOf = (fields: readonly { name: string }[]): ReadonlySet<string> =>
  new Set(fields.map(({ name }) => name));
const facetsOf = (fields: readonly { name: string; facet?: boolean }[]) =>
  fields.filter(({ facet }) => facet === true);

const TEXT_FIELDS = namesOf(GRAPH_SCHEMA.text);
const KEYWORD_FIELDS = namesOf(GRAPH_SCHEMA.keyword);
const NUMBER_FIELDS = namesOf(GRAPH_SCHEMA.number);

/** Number fields in days since 1970-01-01. */
const DAY_FIELDS: ReadonlySet<string> = new Set(['date', 'startDate', 'endDate', 'collected', 'updatedHere']);

export const isTextField = (name: string): boolean => TEXT_FIELDS.has(name);
export const isKeywordField = (name: string): boolean => KEYWORD_FIELDS.has(name);
export const isNumberField = (name: string): boolean => NUMBER_FIELDS.has(name);
export const isDayField = (name: string): boolean => DAY_FIELDS.has(name);

/** The fields with facets, in the schema's order. */
export const FACET_FIELDS: readonly string[] = [
  ...facetsOf(GRAPH_SCHEMA.keyword),
  ...facetsOf(GRAPH_SCHEMA.number),
].map(({ name }) => name);
