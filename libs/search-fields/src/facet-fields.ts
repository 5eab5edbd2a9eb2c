import type { SearchedKind } from '@open-discovery/model';
import { isAreaFacet } from './area-facet.ts';
import { SEARCH_FIELDS } from './search-fields.ts';
import type { SearchField, SearchQuery } from './types.ts';

/** The part of a query that determines which fields are offered. */
export type Choices = Pick<SearchQuery, 'types' | 'filters'>;

/**
 * Returns the selected values of a field, product types included.
 * @example chosenValues({ types: ['dataset'], filters: {} }, 'type') // ['dataset']
 */
export const chosenValues = ({ types, filters }: Choices, name: string): readonly string[] =>
  name === 'type' ? types : Object.hasOwn(filters, name) ? (filters[name] ?? []) : [];

/**
 * Returns the values of a field that no result may have.
 * @example excludedValues({ excluded: { country: ['GR'] } }, 'country') // ['GR']
 */
export const excludedValues = (
  { excluded }: Pick<SearchQuery, 'excluded'>,
  name: string,
): readonly string[] => (Object.hasOwn(excluded, name) ? (excluded[name] ?? []) : []);

/**
 * Returns the name of the field that offers the values of a field of the index.
 * @example facetName('product', 'author') // 'authorName'
 */
export const facetName = (kind: SearchedKind, indexField: string): string =>
  SEARCH_FIELDS[kind].find(
    (field) =>
      field.facet && (field.type === 'area' ? isAreaFacet(indexField) : field.indexField === indexField),
  )?.name ?? indexField;

/**
 * Returns the fields to count and offer, in the order of the page. A dependent field is included only if its parent
 * has a selected value. Spec §4.
 * @example
 * facetFields('organization', { types: [], filters: {} }).map(({ name }) => name); // ['country', 'box']
 */
export const facetFields = (kind: SearchedKind, query: Choices): readonly SearchField[] =>
  SEARCH_FIELDS[kind].filter(
    ({ facet, parent }) => facet && (parent === null || chosenValues(query, parent).length > 0),
  );
