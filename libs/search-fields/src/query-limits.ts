import type { PageSize, SearchField } from './types.ts';

/** The number of results that numbered pages reach, which is the Graph API's limit. */
const REACHED_RESULTS = 10_000;

/**
 * Returns the number of the last page that can be requested.
 * @example lastPage(10) // 1000
 */
export const lastPage = (size: PageSize): number => REACHED_RESULTS / size;

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
 */
export const isExcludable = (field: SearchField): boolean =>
  field.name !== 'related' && (field.name === 'type' || isFilterField(field)) && !isSingleValued(field);
