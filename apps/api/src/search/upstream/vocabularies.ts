import { ACCESS_RIGHT_NAMES, PRODUCT_TYPES, SDGS, TOP_FIELDS_OF_SCIENCE } from '@open-discovery/model';
import type { Facet } from '../search-engine.ts';
import type { FacetRequest } from '../engine-query.ts';

/** The values of the fields that have a vocabulary. */
const VOCABULARIES: Readonly<Record<string, readonly string[]>> = {
  access: ACCESS_RIGHT_NAMES,
  type: PRODUCT_TYPES,
  fos: TOP_FIELDS_OF_SCIENCE,
  sdg: SDGS,
};
/** Fields with a range, which visitors can type. */
const RANGES: ReadonlySet<string> = new Set(['year']);

/**
 * Returns a field's vocabulary as a facet whose values are not counted, so that they can still be chosen. A field with
 * a range has values, but lists none.
 */
export const uncountedFacet = (
  { field, including = [], contains = '' }: FacetRequest,
  names: ReadonlyMap<string, string>,
): Facet => {
  if (RANGES.has(field)) return { values: [], distinct: 1 };
  const known = Object.hasOwn(VOCABULARIES, field) ? (VOCABULARIES[field] ?? []) : [];
  const wanted = contains.toLowerCase();
  const listed = known.filter((value) => value.toLowerCase().includes(wanted));
  const values = [...new Set([...listed, ...including])].map((value) => ({
    value,
    label: names.get(value) ?? value,
    count: 0,
  }));
  return { values, distinct: values.length };
};
