import { parsePlace } from '@open-discovery/model';
import type { GeoArea } from '@open-discovery/model';

/** Returns the parts of an area that a map can show: two if the meridian of 180 degrees is between its sides. */
export const partsOf = (area: GeoArea): readonly GeoArea[] =>
  area.west <= area.east
    ? [area]
    : [
        { ...area, east: 180 },
        { ...area, west: -180 },
      ];

/**
 * Parses a place of a record to areas that a map can show; nothing if it is no place.
 *
 * @example
 * parseAreas('53.05 4.8') // [{ south: 53.05, west: 4.8, north: 53.05, east: 4.8 }]
 */
export const parseAreas = (text: string): readonly GeoArea[] => {
  const place = parsePlace(text);
  return place === null ? [] : partsOf(place);
};

const overlaps = (one: GeoArea, other: GeoArea): boolean =>
  one.south < other.north && other.south < one.north && one.west < other.east && other.west < one.east;

/** Reports whether two areas have more than an edge in common. */
export const doOverlap = (one: GeoArea, other: GeoArea): boolean =>
  partsOf(one).some((part) => partsOf(other).some((another) => overlaps(part, another)));
