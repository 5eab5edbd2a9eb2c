import { EUROPEAN_COUNTRY_CODES } from '@open-discovery/model';
import {
  chosenValues,
  EUROPE,
  normaliseQuery,
  parseQueryText,
  printQueryText,
  SEARCH_FIELDS,
  searchField,
  withFilter,
  withYears,
} from '@open-discovery/search-fields';
import type { QueryNode, SearchField, SearchQuery } from '@open-discovery/search-fields';

/** Whether results have all of the chosen values, so that others stand beside them. */
const isAllOfMany = (query: SearchQuery, field: string): boolean =>
  query.matchAll.includes(field) && chosenValues(query, field).length > 1;

const withoutChoice = (query: SearchQuery, name: string): SearchQuery =>
  name === 'type'
    ? { ...query, types: [] }
    : // Fields that depend on this one keep their values: a value of it is chosen again at once.
      {
        ...query,
        filters: Object.fromEntries(Object.entries(query.filters).filter(([key]) => key !== name)),
      };

/** The query whose results are those that have this value of the field. */
export const withOnly = (query: SearchQuery, field: string, value: string): SearchQuery =>
  withFilter(isAllOfMany(query, field) ? query : withoutChoice(query, field), field, value, true);

/** The field by whose years results are counted; `null` for kinds without one. */
const yearField = ({ kind }: SearchQuery): SearchField | null =>
  SEARCH_FIELDS[kind].find(({ type, facet }) => type === 'year' && facet) ?? null;

/** The query whose results are those of one year. */
export const withYear = (query: SearchQuery, year: number): SearchQuery => {
  const field = yearField(query);
  if (field === null) return query;
  return field.filterType === 'range'
    ? withYears(query, year, year)
    : withOnly(query, field.name, String(year));
};

/** What a query text takes; a longer one would be cut, and mean something else. */
const TEXT_MAX_CHARS = 2000;

/** Any of these values, as a query text says it; a group of countries is any of its countries. */
const anyOf = (field: string, values: readonly string[]): QueryNode => ({
  op: 'or',
  nodes: values
    .flatMap((value) => (value === EUROPE ? EUROPEAN_COUNTRY_CODES : [value]))
    .map((text): QueryNode => ({ op: /\s/.test(text) ? 'phrase' : 'word', field, text })),
});

/**
 * The same results, with the field's chosen values in the query text, so that all of the field's values are counted
 * among them: as a choice, any of them will do, and others count as alternatives, which are not among the results.
 */
export const withinChoice = (query: SearchQuery, name: string): SearchQuery => {
  const chosen = chosenValues(query, name);
  const { indexField = null } = searchField(query.kind, name) ?? {};
  if (chosen.length === 0 || indexField === null || isAllOfMany(query, name)) return query;
  const { tree } = parseQueryText(query.text);
  const text = printQueryText(normaliseQuery({ op: 'and', nodes: [tree, anyOf(indexField, chosen)] }));
  return text.length > TEXT_MAX_CHARS ? query : { ...withoutChoice(query, name), text, page: 1 };
};

/** The query whose results are those of these that have a value of the field: where a chart's mark leads. */
export const markQuery = (query: SearchQuery, field: string, value: string): SearchQuery =>
  chosenValues(query, field).includes(value)
    ? withOnly(query, field, value)
    : withOnly(withinChoice(query, field), field, value);

/** As many values as the API counts over the years at once. */
const COUNTED_MAX = 20;

/**
 * The values to count; none means the most frequent. Where the choice is too long for a query text, its first values
 * alone are counted.
 */
export const valuesToCount = (query: SearchQuery, field: string): readonly string[] =>
  isAllOfMany(query, field) ? [] : chosenValues(query, field).slice(0, COUNTED_MAX);
