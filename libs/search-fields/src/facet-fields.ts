import type { SearchedKind } from '@open-discovery/model';
import { SEARCH_FIELDS } from './search-fields.ts';
import type { SearchField, SearchQuery } from './types.ts';

/** What of a query decides which fields are offered. */
export type Choices = Pick<SearchQuery, 'types' | 'filters'>;

/**
 * The chosen values of a field, product types included.
 * @example chosenValues({ types: ['dataset'], filters: {} }, 'type') // ['dataset']
 */
export const chosenValues = ({ types, filters }: Choices, name: string): readonly string[] =>
  name === 'type' ? types : Object.hasOwn(filters, name) ? (filters[name] ?? []) : [];

/**
 * The values of a field that no result may have.
 * @example excludedValues({ excluded: { country: ['GR'] } }, 'country') // ['GR']
 */
export const excludedValues = (
  { excluded }: Pick<SearchQuery, 'excluded'>,
  name: string,
): readonly string[] => (Object.hasOwn(excluded, name) ? (excluded[name] ?? []) : []);

/**
 * The fields to ask counts for and to offer, in the order of the page; a dependent one only when its parent is
 * chosen. Spec §4.
 *
 * @example
 * facetFields('organization', { types: [], filters: {} }).map(({ name }) => name); // ['country']
 */
export const facetFields = (kind: SearchedKind, query: Choices): readonly SearchField[] =>
  SEARCH_FIELDS[kind].filter(
    ({ facet, parent }) => facet && (parent === null || chosenValues(query, parent).length > 0),
  );
