import type { SearchField } from './types.ts';

/**
 * Reports whether the field's values are in the query's filters; product types and years have their own properties.
 */
export const isFilterField = ({ name, type, filterType }: SearchField): boolean =>
  name !== 'type' && !(type === 'year' && filterType === 'range');

/** Reports whether a second value replaces the first: ranges and booleans. */
export const isSingleValued = ({ type, filterType }: SearchField): boolean =>
  type === 'date' || type === 'area' || filterType === 'radio';

/**
 * Reports whether values of the field can be excluded. Ranges, booleans and relations cannot: another value expresses
 * the same.
 * @example SEARCH_FIELDS.product.filter(isExcludable)
 */
export const isExcludable = (field: SearchField): boolean =>
  field.name !== 'related' && (field.name === 'type' || isFilterField(field)) && !isSingleValued(field);
