/** A place in degrees (WGS 84). */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * A part of the earth between two parallels and two meridians, in degrees; a point has no extent. `west` is greater than
 * `east` if the meridian of 180 degrees is between them.
 */
export interface GeoArea {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const isOnEarth = ({ south, west, north, east }: GeoArea): boolean =>
  south >= -90 && south <= north && north <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;

/**
 * Returns a point as an area; `null` if it is not on the earth.
 * @example areaOfPoint({ latitude: 54, longitude: 8 }) // { south: 54, west: 8, north: 54, east: 8 }
 */
export const areaOfPoint = ({ latitude, longitude }: GeoPoint): GeoArea | null => {
  const area = { south: latitude, west: longitude, north: latitude, east: longitude };
  return isOnEarth(area) ? area : null;
};

/**
 * Parses a place of a record as DataCite writes it: a point (`latitude longitude`) or a box (`south west north east`). Anything
 * else is `null`.
 * @example
 * parsePlace('53.05 4.8'); // { south: 53.05, west: 4.8, north: 53.05, east: 4.8 }
 */
export const parsePlace = (text: string | null | undefined): GeoArea | null => {
  const numbers = (text?.match(/[-+]?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [first = NaN, second = NaN, third = NaN, fourth = NaN] = numbers;
  if (numbers.length === 2) return areaOfPoint({ latitude: first, longitude: second });
  const box = { south: first, west: second, north: third, east: fourth };
  return numbers.length === 4 && isOnEarth(box) ? box : null;
};

/**
 * Parses an area in the order of a GeoJSON bounding box (RFC 7946 §5): `west,south,east,north`. Anything else is `null`.
 * @example
 * parseArea('4.7,52.2,5.1,52.5'); // { west: 4.7, south: 52.2, east: 5.1, north: 52.5 }
 */
export const parseArea = (text: string | null | undefined): GeoArea | null => {
  const sides = (text ?? '').split(',').map((side) => (side.trim() === '' ? NaN : Number(side)));
  const [west = NaN, south = NaN, east = NaN, north = NaN] = sides;
  const area = { south, west, north, east };
  return sides.length === 4 && isOnEarth(area) ? area : null;
};

/**
 * Formats an area as `west,south,east,north`.
 * @example
 * formatArea({ west: 4.7, south: 52.2, east: 5.1, north: 52.5 }); // '4.7,52.2,5.1,52.5'
 */
export const formatArea = ({ south, west, north, east }: GeoArea): string =>
  [west, south, east, north].join(',');
