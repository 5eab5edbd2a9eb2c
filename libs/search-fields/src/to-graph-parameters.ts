import { ACCESS_RIGHTS, parseAccessRight } from '@open-discovery/model';
import { createParameters } from './create-parameters.ts';
import { chosenValues } from './facet-fields.ts';
import { filterFields, searchField, yearRangeField } from './field-lookups.ts';
import { anyGraphValue, quotedValue } from './graph-value.ts';
import { parseDateRange } from './parse-date-range.ts';
import { isFilterField } from './query-limits.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, graphSort } from './sorts.ts';
import type { Parameters, SearchField, SearchQuery } from './types.ts';

/** What is wanted beside the results. */
export interface GraphParameterOptions {
  /** Names of the fields whose values are to be counted. */
  readonly facets?: readonly string[];
  /** How many values of each. */
  readonly facetSize?: number;
  readonly highlight?: boolean;
  /** Whether each result says what lifted it. */
  readonly explain?: boolean;
}

/** What one parameter of the Graph API may hold, in UTF-16 units. */
const PARAMETER_MAX_CHARS = 1000;

type Entry = readonly [name: string, value: string];

const given = (name: string, value: string | number | null | undefined): readonly Entry[] =>
  value === null || value === undefined || value === '' ? [] : [[name, String(value)]];

/** The filter's wording of an access right is not that of the record's field. */
const filterWording = (field: SearchField, value: string): string => {
  const right = field.graphParam === 'accessRightLabel' ? parseAccessRight(value) : null;
  return right === null ? value : ACCESS_RIGHTS[right].filterLabel;
};

const rangeEntries = (field: SearchField, from: string | null, to: string | null): readonly Entry[] => {
  const [first, last] = field.graphRange ?? [];
  return [...(first ? given(first, from) : []), ...(last ? given(last, to) : [])];
};

/** The values in one parameter; in several, which means the same, where they are too long for one. */
const valueEntries = (name: string, values: readonly string[]): readonly Entry[] => {
  const joined = anyGraphValue(values);
  return joined.length <= PARAMETER_MAX_CHARS
    ? [[name, joined]]
    : values.map((value) => [name, anyGraphValue([value])]);
};

/** A field of words that the Graph API has no parameter for is asked for in the query text. */
const isAskedInText = ({ graphParam, type }: SearchField): boolean =>
  graphParam === null && type === 'keyword';

const filterEntries = (field: SearchField, values: readonly string[]): readonly Entry[] => {
  if (values.length === 0 || isAskedInText(field)) return [];
  if (field.type === 'date') {
    const range = parseDateRange(values[0] ?? '');
    return range === null ? [] : rangeEntries(field, range.from, range.to);
  }
  // A relation's value goes by its first colon, so that it needs no quotation marks and takes none.
  if (field.name === 'related') return values.map((value): Entry => [field.graphParam ?? '', value]);
  if (field.graphParam !== null)
    return valueEntries(
      field.graphParam,
      values.map((value) => filterWording(field, value)),
    );
  return field.indexField === null
    ? []
    : values.map((value): Entry => ['refine', `${field.indexField}:${value}`]);
};

const filtersOf = (query: SearchQuery): readonly (readonly [SearchField, readonly string[]])[] =>
  filterFields(query.kind)
    .filter((field) => isFilterField(field) || field.name === 'type')
    .map((field) => [field, chosenValues(query, field.name)] as const);

/** Query texts that all hold: the visitor's own, and one for each field that only a query text can ask for. */
const queryTexts = (query: SearchQuery): readonly Entry[] => [
  ...given('q', query.text),
  ...filtersOf(query)
    .filter(([field, values]) => isAskedInText(field) && values.length > 0)
    .map(([{ indexField }, values]): Entry => [
      'q',
      `${indexField ?? ''}:(${values.map(quotedValue).join(' OR ')})`,
    ]),
];

const yearEntries = ({ kind, from, to }: SearchQuery): readonly Entry[] => {
  const field = yearRangeField(kind);
  return field === null
    ? []
    : rangeEntries(field, from === null ? null : String(from), to === null ? null : String(to));
};

const facetEntries = ({ kind }: SearchQuery, options: GraphParameterOptions): readonly Entry[] => {
  const names = (options.facets ?? []).map((name) => searchField(kind, name)?.indexField ?? null);
  const known = [...new Set(names.filter((name) => name !== null))];
  return known.length === 0
    ? []
    : [...given('facets', known.join(',')), ...given('facetSize', options.facetSize)];
};

/**
 * The query as parameters of the Graph API: its own (V3) where it has one, our extensions for the rest. What is
 * usual is left out; unknown filters are too, because an unknown parameter is an error there.
 *
 * @example
 * toGraphParameters(withFilter(EMPTY_QUERY, 'access', 'OPEN', true)).toString(); // 'accessRightLabel=%22Open+Access%22'
 */
export const toGraphParameters = (query: SearchQuery, options: GraphParameterOptions = {}): Parameters =>
  createParameters([
    ...given('search', query.keyword),
    ...queryTexts(query),
    ...filtersOf(query).flatMap(([field, values]) => filterEntries(field, values)),
    ...yearEntries(query),
    ...given('sortBy', query.sort === DEFAULT_SORT ? null : graphSort(query.kind, query.sort)),
    ...given('page', query.page === 1 ? null : query.page),
    ...given('pageSize', query.size === DEFAULT_PAGE_SIZE ? null : query.size),
    ...facetEntries(query, options),
    ...given('highlight', options.highlight ? 'true' : null),
    ...given('explain', options.explain ? 'true' : null),
  ]);
