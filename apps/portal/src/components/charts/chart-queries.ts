import { EUROPEAN_COUNTRY_CODES } from '@open-discovery/model';
import {
  addressLength,
  chosenValues,
  EUROPE,
  matchesAll,
  normalizeQuery,
  parseQueryText,
  printQueryText,
  SEARCH_FIELDS,
  searchField,
  TEXT_MAX_CHARS,
  withFilter,
  withYears,
} from '@open-discovery/search-fields';
import type { QueryNode, SearchField, SearchQuery } from '@open-discovery/search-fields';

/** Reports whether results must match all chosen values, so that further values can be added. */
const isAllOfMany = (query: SearchQuery, field: string): boolean =>
  matchesAll(query, field) && chosenValues(query, field).length > 1;

/** Returns the query without the chosen values of a field. */
export const withoutChoice = (query: SearchQuery, name: string): SearchQuery =>
  name === 'type'
    ? { ...query, types: [] }
    : // Dependent fields keep their values, because a value of this field is chosen again at once.
      {
        ...query,
        filters: Object.fromEntries(Object.entries(query.filters).filter(([key]) => key !== name)),
      };

/** Returns the query for the results with only this value of the field. */
const withOnly = (query: SearchQuery, field: string, value: string): SearchQuery =>
  withFilter(isAllOfMany(query, field) ? query : withoutChoice(query, field), field, value, true);

/** Returns the field that counts results by year; `null` for kinds without one. */
const yearField = ({ kind }: SearchQuery): SearchField | null =>
  SEARCH_FIELDS[kind].find(({ type, facet }) => type === 'year' && facet) ?? null;

/** Returns the query for the results of one year. */
export const withYear = (query: SearchQuery, year: number): SearchQuery => {
  const field = yearField(query);
  if (field === null) return query;
  return field.filterType === 'range'
    ? withYears(query, year, year)
    : withOnly(query, field.name, String(year));
};

/** Formats alternative values as a query text; a group of countries becomes its countries. */
const anyOf = (field: string, values: readonly string[]): QueryNode => ({
  op: 'or',
  nodes: values
    .flatMap((value) => (value === EUROPE ? EUROPEAN_COUNTRY_CODES : [value]))
    .map((text): QueryNode => ({ op: /\s/.test(text) ? 'phrase' : 'word', field, text })),
});

/**
 * Returns an equivalent query with the field's selection moved to the query text. As a facet selection, other
 * values would be counted as alternatives outside of the results; as text, all values are counted within the
 * results.
 */
export const withinChoice = (query: SearchQuery, name: string): SearchQuery => {
  const chosen = chosenValues(query, name);
  const { indexField = null } = searchField(query.kind, name) ?? {};
  if (chosen.length === 0 || indexField === null || isAllOfMany(query, name)) return query;
  const { tree } = parseQueryText(query.text);
  const text = printQueryText(normalizeQuery({ op: 'and', nodes: [tree, anyOf(indexField, chosen)] }));
  // A longer text would be cut and mean something else.
  return addressLength(text) > TEXT_MAX_CHARS ? query : { ...withoutChoice(query, name), text, page: 1 };
};

/** Returns the query that a chart's mark links to: these results with a value of the field. */
export const markQuery = (query: SearchQuery, field: string, value: string): SearchQuery =>
  chosenValues(query, field).includes(value)
    ? withOnly(query, field, value)
    : withOnly(withinChoice(query, field), field, value);

/** Maximum number of values that the API counts by year at once. */
export const COUNTED_MAX = 20;

/**
 * Returns the values to count; none means the most frequent ones. If the selection is too long for a query
 * text, only its first values are counted.
 */
export const valuesToCount = (query: SearchQuery, field: string): readonly string[] =>
  isAllOfMany(query, field) ? [] : chosenValues(query, field).slice(0, COUNTED_MAX);
