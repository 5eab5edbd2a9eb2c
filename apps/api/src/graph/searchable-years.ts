import { yearBounds } from '@open-discovery/validators';
import type { Facet } from '../search/search-engine.ts';

const YEAR_FIELDS: readonly string[] = ['year', 'startYear', 'endYear'];

/**
 * Returns the years that a search accepts: 1800 to ten years after this one. Records may have any other year, but a bar
 * of a chart could not link to it. Spec §5.
 */
export const searchableYears = <T extends { readonly value: string }>(
  values: readonly T[],
  now: number,
): T[] => {
  const { min, max } = yearBounds({ currentYear: new Date(now).getUTCFullYear() });
  return values.filter(({ value }) => Number(value) >= min && Number(value) <= max);
};

/** Removes the years that a search does not accept from a facet of years. */
export const searchableFacet = (field: string, facet: Facet, now: number): Facet => {
  if (!YEAR_FIELDS.includes(field)) return facet;
  const values = searchableYears(facet.values, now);
  const removed = facet.values.length - values.length;
  return { values, ...(facet.distinct === undefined ? {} : { distinct: facet.distinct - removed }) };
};
