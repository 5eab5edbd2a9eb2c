import { isProductType, PRODUCT_TYPES } from '@open-discovery/model';
import type { ProductType, SearchedKind } from '@open-discovery/model';
import { chosenValues, excludedValues } from './facet-fields.ts';
import { dependentFields, searchField, yearRangeField } from './field-lookups.ts';
import { isExcludable, isFilterField, isSingleValued, lastPage } from './query-limits.ts';
import { parseFilterValue } from './parse-filter-value.ts';
import { DEFAULT_SORT, parseSort } from './sorts.ts';
import { cutText, TEXT_MAX_CHARS, tidyText } from './tidy-text.ts';
import type { PageSize, SearchField, SearchQuery, SortName } from './types.ts';

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

const put = (filters: Filters, name: string, values: readonly string[]): Filters => ({
  ...without(filters, [name]),
  ...(values.length > 0 ? { [name]: values } : {}),
});

/** "All of" means nothing where nothing is chosen. */
const keptMatchAll = (query: SearchQuery): SearchQuery => ({
  ...query,
  matchAll: query.matchAll.filter((name) => chosenValues(query, name).length > 0),
});

interface FieldValues {
  readonly chosen: readonly string[];
  readonly excluded: readonly string[];
}

/** The query with these values of a field; a field without a chosen one takes its dependent ones along. */
const withValues = (query: SearchQuery, name: string, { chosen, excluded }: FieldValues): SearchQuery => {
  const orphans = chosen.length === 0 ? dependentFields(query.kind, name) : [];
  const filters = without(query.filters, orphans);
  return keptMatchAll(
    step(query, {
      ...(name === 'type'
        ? { types: inOrder(chosen.filter(isProductType)), filters }
        : { filters: put(filters, name, chosen) }),
      excluded: put(without(query.excluded, orphans), name, excluded),
    }),
  );
};

/** The field of this name and the value in its normal form; `null` where the kind has no such field or value. */
const findValue = (
  kind: SearchedKind,
  name: string,
  value: string,
): { field: SearchField; normal: string } | null => {
  const field = searchField(kind, name);
  if (field?.name === 'type') return isProductType(value) ? { field, normal: value } : null;
  const normal = field && isFilterField(field) ? parseFilterValue(kind, field, value) : null;
  return field && normal !== null ? { field, normal } : null;
};

/**
 * The query with a value of a field chosen (`on`) or not; a field left without a value takes its dependent ones
 * along. Product types are chosen by the field `type`. A value that the field does not have changes nothing.
 *
 * @example
 * withFilter(EMPTY_QUERY, 'access', 'Open Access', true).filters; // { access: ['OPEN'] }
 */
export const withFilter = (query: SearchQuery, name: string, value: string, on: boolean): SearchQuery => {
  const found = findValue(query.kind, name, value);
  if (found === null) return step(query, {});
  const before = isSingleValued(found.field) && on ? [] : chosenValues(query, name);
  const excluded = excludedValues(query, name);
  return withValues(query, name, {
    chosen: toggled(before, found.normal, on),
    excluded: on ? toggled(excluded, found.normal, false) : excluded,
  });
};

/**
 * The query with a value of a field left out (`on`) or no longer; a chosen value that is left out is no longer chosen.
 * A field that can only be chosen, or a value that it does not have, changes nothing.
 *
 * @example
 * withExcluded(EMPTY_QUERY, 'type', 'software', true).excluded; // { type: ['software'] }
 */
export const withExcluded = (query: SearchQuery, name: string, value: string, on: boolean): SearchQuery => {
  const found = findValue(query.kind, name, value);
  if (found === null || !isExcludable(found.field)) return step(query, {});
  const chosen = chosenValues(query, name);
  return withValues(query, name, {
    chosen: on ? toggled(chosen, found.normal, false) : chosen,
    excluded: toggled(excludedValues(query, name), found.normal, on),
  });
};

/**
 * The query with results that have all chosen values of a field (`on`) or any of them. A field without a chosen
 * value, or of which a record has one value only, changes nothing.
 */
export const withMatchAll = (query: SearchQuery, name: string, on: boolean): SearchQuery =>
  keptMatchAll(
    step(query, {
      matchAll: toggled(query.matchAll, name, on && searchField(query.kind, name)?.several === true),
    }),
  );

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

const keepFilters = (
  filters: Filters,
  kind: SearchedKind,
  isKept: (field: SearchField) => boolean,
): Filters => {
  const kept: [string, readonly string[]][] = [];
  for (const [name, values] of Object.entries(filters)) {
    const field = searchField(kind, name);
    if (!field || !isFilterField(field) || !isKept(field)) continue;
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
  const orphans = types.length === 0 && query.types.length > 0 ? dependentFields(kind, 'type') : [];
  const moved = step(query, {
    kind,
    types: kind === 'product' ? inOrder(types) : [],
    filters: without(
      keepFilters(query.filters, kind, () => true),
      orphans,
    ),
    excluded: without(keepFilters(query.excluded, kind, isExcludable), orphans),
    matchAll: query.matchAll.filter((name) => searchField(kind, name)?.several === true),
  });
  return keptMatchAll(withSort(withYears(moved, query.from, query.to), query.sort));
};

/** The query without any filter: words, kind and order stay. */
export const clearFilters = (query: SearchQuery): SearchQuery =>
  step(query, { types: [], filters: {}, excluded: {}, matchAll: [], from: null, to: null });
