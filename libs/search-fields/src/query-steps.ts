import { isProductType, PRODUCT_TYPES } from '@open-discovery/model';
import type { ProductType, SearchedKind } from '@open-discovery/model';
import { chosenValues, excludedValues } from './facet-fields.ts';
import { dependentFields, searchField, yearRangeField } from './field-lookups.ts';
import { offersMatchAll } from './match-all.ts';
import { isExcludable, isFilterField, isSingleValued } from './field-uses.ts';
import { lastPage } from './last-page.ts';
import { parseFilterValue } from './parse-filter-value.ts';
import { DEFAULT_SORT, parseSort } from './sorts.ts';
import { cutText, TEXT_MAX_CHARS, tidyText } from './tidy-text.ts';
import type { PageSize, SearchField, SearchQuery, SortName } from './types.ts';

type Filters = SearchQuery['filters'];

/** Every change but a change of the page returns to the first page. */
const step = (query: SearchQuery, change: Partial<SearchQuery>): SearchQuery => ({
  ...query,
  ...change,
  page: 1,
});

/** Search boxes of other programs may have no text at all. */
type Words = string | null | undefined;

const text = (words: Words): string => cutText(tidyText(words ?? ''), TEXT_MAX_CHARS);

/**
 * Returns the query with other words in the search box.
 * @example formatSearchAddress(withKeyword(EMPTY_QUERY, ' sea level ')) // 'keyword=sea+level'
 */
export const withKeyword = (query: SearchQuery, keyword: Words): SearchQuery =>
  step(query, { keyword: text(keyword) });

/**
 * Returns the query with another query text of the advanced search.
 * @example formatSearchAddress(withText(EMPTY_QUERY, 'title:sea')) // 'q=title%3Asea'
 */
export const withText = (query: SearchQuery, queryText: Words): SearchQuery =>
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

const hasMatchAll = (kind: SearchedKind, name: string): boolean => {
  const field = searchField(kind, name);
  return field !== null && offersMatchAll(field);
};

/** Drops `matchAll` for fields without a selected value, where it has no meaning. */
const keptMatchAll = (query: SearchQuery): SearchQuery => ({
  ...query,
  matchAll: query.matchAll.filter((name) => chosenValues(query, name).length > 0),
});

interface FieldValues {
  readonly chosen: readonly string[];
  readonly excluded: readonly string[];
}

/** Returns the query with these values of a field. A field without values clears its dependent fields. */
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

/** Finds a field by its name and normalizes the value; `null` if the kind has no such field or value. */
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
 * Returns the query with a value of a field selected (`on`) or not. A field without values clears its dependent
 * fields. The field `type` selects product types. A value that the field does not have changes nothing.
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
 * Returns the query with a value of a field excluded (`on`) or not. An excluded value is no longer selected. A field
 * that cannot exclude values, or a value that it does not have, changes nothing.
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
 * Returns the query that matches all selected values of a field (`on`) or any of them. Nothing changes for a field
 * without selected values and for one that does not offer the choice.
 * @example
 * formatSearchAddress(withMatchAll(withFilter(EMPTY_QUERY, 'country', 'GR', true), 'country', true)) // 'country=GR&all=country'
 */
export const withMatchAll = (query: SearchQuery, name: string, on: boolean): SearchQuery =>
  keptMatchAll(
    step(query, {
      matchAll: toggled(query.matchAll, name, on && hasMatchAll(query.kind, name)),
    }),
  );

/**
 * Returns the query limited to these years, in order. A year that is no whole number leaves its end open. A kind without
 * years is unchanged.
 * @example formatSearchAddress(withYears(EMPTY_QUERY, 2020, 2018)) // 'from=2018&to=2020'
 */
export const withYears = (query: SearchQuery, from: number | null, to: number | null): SearchQuery => {
  const [first = null, last = null] = yearRangeField(query.kind) === null ? [] : [from, to].map(wholeYear);
  return first !== null && last !== null && first > last
    ? step(query, { from: last, to: first })
    : step(query, { from: first, to: last });
};

const wholeYear = (year: number | null): number | null => (Number.isInteger(year) ? year : null);

/**
 * Returns the query in another order. An order that the kind does not offer becomes the default.
 * @example formatSearchAddress(withSort(EMPTY_QUERY, 'newest')) // 'sort=newest'
 */
export const withSort = (query: SearchQuery, sort: SortName): SearchQuery =>
  step(query, { sort: parseSort(query.kind, sort) ?? DEFAULT_SORT });

/**
 * Returns the query with another number of results per page.
 * @example formatSearchAddress(withSize(EMPTY_QUERY, 50)) // 'size=50'
 */
export const withSize = (query: SearchQuery, size: PageSize): SearchQuery => step(query, { size });

/**
 * Returns the query at a page number, at most the last page.
 * @example formatSearchAddress(withPage(EMPTY_QUERY, 2)) // 'page=2'
 */
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

/**
 * Returns the query for another kind, without the filters that this kind has no field for.
 * @example formatSearchAddress(withKind(EMPTY_QUERY, 'project')) // 'type=projects'
 */
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
    matchAll: query.matchAll.filter((name) => hasMatchAll(kind, name)),
  });
  return keptMatchAll(withSort(withYears(moved, query.from, query.to), query.sort));
};

/**
 * Returns the query without filters. Words, kind and order are unchanged.
 * @example clearFilters(withFilter(EMPTY_QUERY, 'access', 'OPEN', true)).filters // {}
 */
export const clearFilters = (query: SearchQuery): SearchQuery =>
  step(query, { types: [], filters: {}, excluded: {}, matchAll: [], from: null, to: null });
