import type { SearchedKind } from '@open-discovery/model';
import { RELATED_FIELD, SEARCH_FIELDS } from './search-fields.ts';
import type { SearchField } from './types.ts';

/** The fields that a filter of this kind may name, in the order of addresses. */
export const filterFields = (kind: SearchedKind): readonly SearchField[] => [
  ...SEARCH_FIELDS[kind],
  RELATED_FIELD,
];

/**
 * A field of a kind by its name.
 * @example searchField('product', 'access')?.graphParam // 'accessRightLabel'
 */
export const searchField = (kind: SearchedKind, name: string): SearchField | null =>
  filterFields(kind).find((field) => field.name === name) ?? null;

/** The field that `from` and `to` narrow; `null` for kinds without years. */
export const yearRangeField = (kind: SearchedKind): SearchField | null =>
  SEARCH_FIELDS[kind].find(({ type, filterType }) => type === 'year' && filterType === 'range') ?? null;

/** Names of the fields that cannot stay chosen once this one is not: children and their children. Spec §4. */
export const dependentFields = (kind: SearchedKind, name: string): readonly string[] =>
  SEARCH_FIELDS[kind]
    .filter(({ parent }) => parent === name)
    .flatMap((child) => [child.name, ...dependentFields(kind, child.name)]);
