import { yearBounds } from '@open-discovery/validators';
import type { Facet } from '../search/search-engine.ts';

/** The facets that count years. */
const YEAR_FIELDS: readonly string[] = ['year', 'startYear', 'endYear'];

/**
 * The counted years that a search can name, from 1800 to ten years after this one; a record may claim any other, and no
 * bar of a chart could lead to it. Spec §5.
 */
export const searchableYears = <T extends { readonly value: string }>(
  values: readonly T[],
  now: number,
): T[] => {
  const { min, max } = yearBounds({ currentYear: new Date(now).getUTCFullYear() });
  return values.filter(({ value }) => Number(value) >= min && Number(value) <= max);
};

/** A facet as it can be searched by: of years only those that a search can name. */
export const searchableFacet = (field: string, facet: Facet, now: number): Facet => {
  if (!YEAR_FIELDS.includes(field)) return facet;
  const values = searchableYears(facet.values, now);
  return { values, distinct: facet.distinct - (facet.values.length - values.length) };
};
