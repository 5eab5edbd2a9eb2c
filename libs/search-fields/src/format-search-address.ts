import { isProductType, KINDS, PRODUCT_TYPES } from '@open-discovery/model';
import { createParameters } from './create-parameters.ts';
import { chosenValues, excludedValues } from './facet-fields.ts';
import { filterFields } from './field-lookups.ts';
import { isExcludable, isFilterField } from './field-uses.ts';
import { MATCH_ALL, NOT } from './mode-parameters.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT } from './sorts.ts';
import type { SearchQuery } from './types.ts';

type Entry = readonly [param: string, value: string];

const entry = (param: string, value: string | number | null, usual: string | number | null): Entry[] =>
  value === usual || value === null ? [] : [[param, String(value)]];

const typeEntries = ({ kind, types }: SearchQuery): Entry[] =>
  kind === 'product'
    ? PRODUCT_TYPES.filter((type) => types.includes(type)).map((type) => ['type', KINDS[type].typeWord])
    : [['type', KINDS[kind].typeWord]];

const filterEntries = (query: SearchQuery): Entry[] =>
  filterFields(query.kind)
    .filter((field) => isFilterField(field) && chosenValues(query, field.name).length > 0)
    .flatMap(({ name, param }) =>
      [...new Set(chosenValues(query, name))].sort().map((value): Entry => [param, value]),
    );

const excludedEntries = (query: SearchQuery): Entry[] =>
  filterFields(query.kind)
    .filter((field) => isExcludable(field) && excludedValues(query, field.name).length > 0)
    .flatMap(({ name, param }) =>
      [...new Set(excludedValues(query, name))]
        .sort()
        .map((value): Entry => [
          `${NOT}${param}`,
          name === 'type' && isProductType(value) ? KINDS[value].typeWord : value,
        ]),
    );

/**
 * Formats a query as the parameters of the portal's address, without `?`. Equal queries have equal addresses.
 * Defaults are left out; the empty query is ''.
 * @example
 * formatSearchAddress(withKeyword(EMPTY_QUERY, 'sea level')); // 'keyword=sea+level'
 */
export const formatSearchAddress = (query: SearchQuery): string =>
  createParameters([
    ...entry('keyword', query.keyword, ''),
    ...entry('q', query.text, ''),
    ...typeEntries(query),
    ...filterEntries(query),
    ...excludedEntries(query),
    ...query.matchAll.map((name): Entry => [MATCH_ALL, name]),
    ...entry('from', query.from, null),
    ...entry('to', query.to, null),
    ...entry('sort', query.sort, DEFAULT_SORT),
    ...entry('page', query.page, 1),
    ...entry('size', query.size, DEFAULT_PAGE_SIZE),
  ]).toString();

/**
 * Reports whether a query has no words and no filters, so that there are no results to show.
 * @example isEmptyQuery(withKeyword(EMPTY_QUERY, ' ')) // true
 */
export const isEmptyQuery = (query: SearchQuery): boolean => formatSearchAddress(query) === '';

/**
 * Formats a query as the parameters of a link to results. Never empty, so that all research products can be browsed.
 * @example formatResultsAddress(EMPTY_QUERY) // 'type=research-outcomes'
 */
export const formatResultsAddress = (query: SearchQuery): string =>
  formatSearchAddress(query) || `type=${KINDS.product.typeWord}`;
