import { searchField } from './field-lookups.ts';
import type { SearchField, SearchQuery } from './types.ts';

/**
 * Reports whether a search may require all selected values of the field instead of any. Fields that require all in
 * every search leave no choice, and nor do fields of which a record has a single value.
 * @example SEARCH_FIELDS.product.filter(offersMatchAll)
 */
export const offersMatchAll = ({ several, equalityOperator }: SearchField): boolean =>
  several && equalityOperator === 'or';

/**
 * Reports whether results must match all selected values of a field rather than any. Spec §9.
 * @example
 * matchesAll(EMPTY_QUERY, 'funder'); // true
 * matchesAll(EMPTY_QUERY, 'country'); // false
 */
export const matchesAll = (query: Pick<SearchQuery, 'kind' | 'matchAll'>, name: string): boolean =>
  searchField(query.kind, name)?.equalityOperator === 'and' || query.matchAll.includes(name);
