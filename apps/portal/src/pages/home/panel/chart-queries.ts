import { chosenValues, SEARCH_FIELDS, withFilter, withYears } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';

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

/**
 * The values to count; none means the most frequent. Where any of the chosen ones will do, these are counted: the API
 * counts the others as alternatives, which are not among the results.
 */
export const valuesToCount = (query: SearchQuery, field: string): readonly string[] =>
  isAllOfMany(query, field) ? [] : chosenValues(query, field);
