import type { SearchedKind } from '@open-discovery/model';
import { RELATED_FIELD, SEARCH_FIELDS, VERSIONS_FIELD, WORK_FIELD } from './search-fields.ts';
import type { SearchField } from './types.ts';

/** Returns the fields that filters of a kind may name, in the order of addresses. */
export const filterFields = (kind: SearchedKind): readonly SearchField[] => [
  ...SEARCH_FIELDS[kind],
  ...(kind === 'product' ? [WORK_FIELD, VERSIONS_FIELD] : []),
  RELATED_FIELD,
];

/**
 * Returns a field of a kind by its name, or `null`.
 * @example searchField('product', 'access')?.graphParam // 'accessRightLabel'
 */
export const searchField = (kind: SearchedKind, name: string): SearchField | null =>
  filterFields(kind).find((field) => field.name === name) ?? null;

/**
 * Returns the field that `from` and `to` limit; `null` for kinds without years.
 * @example yearRangeField('project')?.name // 'activeYear'
 */
export const yearRangeField = (kind: SearchedKind): SearchField | null =>
  SEARCH_FIELDS[kind].find(({ type, filterType }) => type === 'year' && filterType === 'range') ?? null;

/**
 * Returns the names of the fields that lose their values with this field: its children and theirs. Spec §4.
 * @example dependentFields('product', 'funder') // ['fundingLevel0', 'fundingLevel1', 'fundingLevel2', 'project']
 */
export const dependentFields = (kind: SearchedKind, name: string): readonly string[] =>
  SEARCH_FIELDS[kind]
    .filter(({ parent }) => parent === name)
    .flatMap((child) => [child.name, ...dependentFields(kind, child.name)]);
