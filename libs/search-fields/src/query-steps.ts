import { isProductType, PRODUCT_TYPES } from '@open-discovery/model';
import type { ProductType, SearchedKind } from '@open-discovery/model';
import { EMPTY_QUERY } from './empty-query.ts';
import { chosenValues } from './facet-fields.ts';
import { dependentFields, searchField, yearRangeField } from './field-lookups.ts';
import { isSingleValued, isFilterField, lastPage } from './query-limits.ts';
import { parseFilterValue } from './parse-filter-value.ts';
import { DEFAULT_SORT, parseSort } from './sorts.ts';
import { cutText, TEXT_MAX_CHARS, tidyText } from './tidy-text.ts';
import type { PageSize, SearchQuery, SortName } from './types.ts';

type Filters = SearchQuery['filters'];

/** Every step but the one to another page shows the first page. */
const step = (query: SearchQuery, change: Partial<SearchQuery>): SearchQuery => ({
  ...query,
  ...change,
  page: 1,
});

const text = (words: string): string => cutText(tidyText(words), TEXT_MAX_CHARS);

/** The query with other words in the search box. */
export const withKeyword = (query: SearchQuery, keyword: string): SearchQuery =>
  step(query, { keyword: text(keyword) });

/** The query with another query text of the advanced search. */
export const withText = (query: SearchQuery, queryText: string): SearchQuery =>
  step(query, { text: text(queryText) });

const without = (filters: Filters, names: readonly string[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));

const toggled = <T extends string>(values: readonly T[], value: T, on: boolean): readonly T[] =>
  [...new Set([...values.filter((other) => other !== value), ...(on ? [value] : [])])].sort();

const inOrder = (types: readonly ProductType[]): readonly ProductType[] =>
  PRODUCT_TYPES.filter((type) => types.includes(type));

/**
 * The query with a value of a field chosen (`on`) or not; a field left without a value takes its dependent ones
 * along. Product types are chosen by the field `type`. A value that the field does not have changes nothing.
 *
 * @example
 * withFilter(EMPTY_QUERY, 'access', 'Open Access', true).filters; // { access: ['OPEN'] }
 */
export const withFilter = (query: SearchQuery, name: string, value: string, on: boolean): SearchQuery => {
  const { kind } = query;
  const field = searchField(kind, name);
  if (field?.name === 'type' && isProductType(value)) {
    const types = inOrder(toggled(query.types, value, on));
    const orphans = types.length === 0 ? dependentFields(kind, name) : [];
    return step(query, { types, filters: without(query.filters, orphans) });
  }
  const normal = field && isFilterField(field) ? parseFilterValue(kind, field, value) : null;
  if (field === null || normal === null) return step(query, {});
  const before = isSingleValued(field) && on ? [] : chosenValues(query, name);
  const values = toggled(before, normal, on);
  const others = without(query.filters, [name]);
  return step(query, {
    filters: values.length > 0 ? { ...others, [name]: values } : without(others, dependentFields(kind, name)),
  });
};

/** The query narrowed to these years, in order; a kind without years stays as it is. */
export const withYears = (query: SearchQuery, from: number | null, to: number | null): SearchQuery => {
  if (yearRangeField(query.kind) === null) return step(query, { from: null, to: null });
  return from !== null && to !== null && from > to
    ? step(query, { from: to, to: from })
    : step(query, { from, to });
};

/** The query in another order; one that the kind does not offer gives the usual order. */
export const withSort = (query: SearchQuery, sort: SortName): SearchQuery =>
  step(query, { sort: parseSort(query.kind, sort) ?? DEFAULT_SORT });

/** The query with so many results on a page. */
export const withSize = (query: SearchQuery, size: PageSize): SearchQuery => step(query, { size });

/** The query's page of this number, as far as pages go. */
export const withPage = (query: SearchQuery, page: number): SearchQuery => ({
  ...query,
  page: Math.min(Math.max(1, Math.trunc(page) || 1), lastPage(query.size)),
});

const keepFilters = (filters: Filters, kind: SearchedKind): Filters => {
  const kept: [string, readonly string[]][] = [];
  for (const [name, values] of Object.entries(filters)) {
    const field = searchField(kind, name);
    if (!field || !isFilterField(field)) continue;
    const valid = values.filter((value) => parseFilterValue(kind, field, value) === value);
    if (valid.length > 0) kept.push([name, valid]);
  }
  return Object.fromEntries(kept);
};

/** The same words asked of another kind: what that kind has no field for is left out. */
export const withKind = (
  query: SearchQuery,
  kind: SearchedKind,
  types: readonly ProductType[] = [],
): SearchQuery => {
  const moved = step(query, {
    kind,
    types: kind === 'product' ? inOrder(types) : [],
    filters: without(
      keepFilters(query.filters, kind),
      types.length === 0 && query.types.length > 0 ? dependentFields(kind, 'type') : [],
    ),
  });
  return withSort(withYears(moved, query.from, query.to), query.sort);
};

/** The query without any filter: words, kind and order stay. */
export const clearFilters = (query: SearchQuery): SearchQuery =>
  step(query, { filters: {}, types: EMPTY_QUERY.types, from: null, to: null });
