import { ACCESS_RIGHTS, EUROPEAN_COUNTRY_CODES, parseAccessRight } from '@open-discovery/model';
import { areaFacet } from './area-facet.ts';
import { createParameters } from './create-parameters.ts';
import { chosenValues, excludedValues } from './facet-fields.ts';
import { filterFields, searchField, yearRangeField } from './field-lookups.ts';
import { graphValue, quotedValue } from './graph-value.ts';
import { EUROPE } from './country-groups.ts';
import { matchesAll } from './match-all.ts';
import { parseDateRange } from './parse-date-range.ts';
import { isExcludable, isFilterField } from './field-uses.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, graphSort } from './sorts.ts';
import type { Parameters, SearchField, SearchQuery } from './types.ts';

/** Additions to the results of a request. */
export interface GraphParameterOptions {
  /** The only fields of records that the results have, besides id and type. Default all. */
  readonly select?: readonly string[] | undefined;
  /** Names of the fields whose values are counted. */
  readonly facets?: readonly string[] | undefined;
  /** Number of values of each facet. */
  readonly facetSize?: number | undefined;
  /** True to request the number of all values of each facet. Default true. */
  readonly facetDistinct?: boolean | undefined;
  /** Number of facets that are counted at once where counting is costly; the others are marked. Default all. */
  readonly facetsAtOnce?: number | undefined;
  /** Limits one facet to the values whose label contains a text. */
  readonly facetContains?: { readonly field: string; readonly text: string } | undefined;
  readonly highlight?: boolean | undefined;
  /** Adds the contributions to each result's score. */
  readonly explain?: boolean | undefined;
}

/** Maximum length of a parameter of the Graph API, in UTF-16 units. */
const PARAMETER_MAX_CHARS = 1000;

type Entry = readonly [name: string, value: string];

const given = (name: string, value: string | number | null | undefined): readonly Entry[] =>
  value === null || value === undefined || value === '' ? [] : [[name, String(value)]];

/** Returns the label that filters use, which differs from the label in records. */
const filterWording = (field: SearchField, value: string): string => {
  const right = field.graphParam === 'accessRightLabel' ? parseAccessRight(value) : null;
  return right === null ? value : ACCESS_RIGHTS[right].filterLabel;
};

const rangeEntries = (field: SearchField, from: string | null, to: string | null): readonly Entry[] => {
  const [first, last] = field.graphRange ?? [];
  return [...(first ? given(first, from) : []), ...(last ? given(last, to) : [])];
};

/** The include and exclude conditions on one field. */
interface Wanted {
  readonly any: readonly string[];
  readonly all: readonly string[];
  readonly none: readonly string[];
}

const wantedOf = (query: SearchQuery, field: SearchField): Wanted => {
  const chosen = chosenValues(query, field.name);
  const isAll = chosen.length > 1 && matchesAll(query, field.name);
  return {
    any: isAll ? [] : chosen,
    all: isAll ? chosen : [],
    none: isExcludable(field) ? excludedValues(query, field.name) : [],
  };
};

/** Expresses the conditions as query texts that must all match. */
const textEntries = ({ indexField }: SearchField, { any, all, none }: Wanted): readonly Entry[] => [
  ...given('q', any.length === 0 ? '' : `${indexField ?? ''}:(${any.map(quotedValue).join(' OR ')})`),
  ...all.map((value): Entry => ['q', `${indexField ?? ''}:${quotedValue(value)}`]),
  ...none.map((value): Entry => ['q', `NOT ${indexField ?? ''}:${quotedValue(value)}`]),
];

const anyOf = (written: readonly string[]): string => written.join(' OR ');

/** Formats a value for a parameter. A group of countries becomes any of its countries. */
const writtenValue = (field: SearchField, value: string): string =>
  field.name === 'country' && value === EUROPE
    ? `(${anyOf(EUROPEAN_COUNTRY_CODES)})`
    : graphValue(filterWording(field, value));

/** Adds the excluded values: `(GR OR DE) AND NOT FR`. */
const withoutValues = (wanted: string, written: readonly string[]): string =>
  [...(wanted === '' ? [] : [`(${wanted})`]), ...written.map((value) => `NOT ${value}`)].join(' AND ');

/**
 * Expresses the conditions in one parameter. If that is too long, each value gets its own parameter, which means the
 * same.
 */
const parameterEntries = (name: string, field: SearchField, wanted: Wanted): readonly Entry[] => {
  const written = (values: readonly string[]) => values.map((value) => writtenValue(field, value));
  const positive = wanted.all.length > 0 ? written(wanted.all).join(' AND ') : anyOf(written(wanted.any));
  const joined = wanted.none.length > 0 ? withoutValues(positive, written(wanted.none)) : positive;
  if (joined.length <= PARAMETER_MAX_CHARS) return given(name, joined);
  return [
    ...written(wanted.any).map((value): Entry => [name, value]),
    ...textEntries(field, { ...wanted, any: [] }),
  ];
};

const filterEntries = (query: SearchQuery, field: SearchField): readonly Entry[] => {
  const wanted = wantedOf(query, field);
  const { graphParam, indexField } = field;
  if (field.graphRange !== null) {
    const range = parseDateRange(wanted.any[0] ?? '');
    return range === null ? [] : rangeEntries(field, range.from, range.to);
  }
  // Its commas separate nothing, so it takes no quotation marks.
  if (field.type === 'area') return given(graphParam ?? '', wanted.any[0]);
  // The API splits a relation at its first colon, so its value takes no quotation marks.
  if (field.name === 'related')
    return [...wanted.any, ...wanted.all].map((value): Entry => [graphParam ?? '', value]);
  if (graphParam !== null) return parameterEntries(graphParam, field, wanted);
  if (indexField === null) return [];
  // The Graph API has no parameter for these words; `refine` matches any of several exact values.
  return field.operator === '='
    ? textEntries(field, wanted)
    : [
        ...wanted.any.map((value): Entry => ['refine', `${indexField}:${value}`]),
        ...wanted.all.map((value): Entry => ['refineAll', `${indexField}:${value}`]),
        ...wanted.none.map((value): Entry => ['exclude', `${indexField}:${value}`]),
      ];
};

/**
 * Marks the first of several values that must all match, so that the counts of the other values include it. Only
 * counts need it.
 */
const firstOfAll = (query: SearchQuery, field: SearchField): readonly Entry[] => {
  const [value, ...others] = chosenValues(query, field.name);
  const isAlone = value !== undefined && others.length === 0 && matchesAll(query, field.name);
  return isAlone && field.facet && value !== EUROPE
    ? [['refineAll', `${field.indexField ?? ''}:${value}`]]
    : [];
};

/** Marks the chosen value of a field, so that counts of the same values for another field include it. */
const withinChosen = (query: SearchQuery, { name, indexField }: SearchField): readonly Entry[] => {
  const [value, ...others] = chosenValues(query, name);
  return value !== undefined && others.length === 0 ? [['refineAll', `${indexField ?? ''}:${value}`]] : [];
};

/**
 * Reports whether a facet counts the values of a field under another name: ORCID iDs among the authors. The words of a
 * field that has its own name in the index, such as those of an author's name, are not values.
 */
const isCountedElsewhere = (query: SearchQuery, field: SearchField, facets: readonly string[]): boolean =>
  field.indexField !== null &&
  field.indexField !== field.name &&
  facets.some(
    (name) => name !== field.name && searchField(query.kind, name)?.indexField === field.indexField,
  );

const hasValues = (query: SearchQuery, { name }: SearchField): boolean =>
  chosenValues(query, name).length > 0 || excludedValues(query, name).length > 0;

const choiceEntries = (query: SearchQuery, { facets = [] }: GraphParameterOptions): readonly Entry[] =>
  filterFields(query.kind)
    .filter((field) => hasValues(query, field) && (isFilterField(field) || field.name === 'type'))
    .flatMap((field) => [
      ...filterEntries(query, field),
      ...(facets.includes(field.name) ? firstOfAll(query, field) : []),
      ...(isCountedElsewhere(query, field, facets) ? withinChosen(query, field) : []),
    ]);

const yearEntries = ({ kind, from, to }: SearchQuery): readonly Entry[] => {
  const field = yearRangeField(kind);
  return field === null
    ? []
    : rangeEntries(field, from === null ? null : String(from), to === null ? null : String(to));
};

/** Returns the field of the index whose values are counted for a field. */
const countedField = (query: SearchQuery, name: string): string | null => {
  const field = searchField(query.kind, name);
  return field?.type === 'area' ? areaFacet(chosenValues(query, name)[0]) : (field?.indexField ?? null);
};

const facetEntries = (query: SearchQuery, options: GraphParameterOptions): readonly Entry[] => {
  const { kind } = query;
  const names = (options.facets ?? []).map((name) => countedField(query, name));
  const known = [...new Set(names.filter((name) => name !== null))];
  if (known.length === 0) return [];
  const { field = '', text = '' } = options.facetContains ?? {};
  const contained = searchField(kind, field)?.indexField ?? null;
  return [
    ...given('facets', known.join(',')),
    ...given('facetSize', options.facetSize),
    ...given('facetDistinct', options.facetDistinct === false ? 'false' : null),
    ...given('facetsAtOnce', options.facetsAtOnce),
    ...given('facetContains', contained !== null && text !== '' ? `${contained}:${text}` : null),
  ];
};

/**
 * Converts a query to parameters of the Graph API V3 and, where it has none, to our extensions. Defaults are left
 * out, and so are unknown filters, because the API refuses unknown parameters.
 * @example
 * toGraphParameters(withFilter(EMPTY_QUERY, 'access', 'OPEN', true)).toString(); // 'accessRightLabel=%22Open+Access%22'
 */
export const toGraphParameters = (query: SearchQuery, options: GraphParameterOptions = {}): Parameters =>
  createParameters([
    ...given('search', query.keyword),
    ...given('q', query.text),
    ...choiceEntries(query, options),
    ...yearEntries(query),
    ...given('sortBy', query.sort === DEFAULT_SORT ? null : graphSort(query.kind, query.sort)),
    ...given('page', query.page === 1 ? null : query.page),
    ...given('pageSize', query.size === DEFAULT_PAGE_SIZE ? null : query.size),
    ...given('select', options.select?.join(',')),
    ...facetEntries(query, options),
    ...given('highlight', options.highlight ? 'true' : null),
    ...given('explain', options.explain ? 'true' : null),
  ]);
