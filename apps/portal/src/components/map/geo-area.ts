import type { GeoPoint } from './country-points.ts';

/** A part of the earth between two parallels and two meridians, in degrees; a point has no extent. */
export interface GeoArea {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const numbersOf = (text: string): readonly number[] => (text.match(/[-+]?\d+(?:\.\d+)?/g) ?? []).map(Number);

const isOnEarth = ({ latitude, longitude }: GeoPoint): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Returns a point as an area; nothing if it is not on the earth. */
export const areaOfPoint = (point: GeoPoint): readonly GeoArea[] => {
  const { latitude, longitude } = point;
  return isOnEarth(point) ? [{ south: latitude, west: longitude, north: latitude, east: longitude }] : [];
};

/**
 * Parses a point (`latitude longitude`) or a box (`south west north east`). A box across the meridian of 180 degrees becomes
 * two; anything else becomes nothing.
 *
 * @example
 * parseAreas('53.05 4.8') // [{ south: 53.05, west: 4.8, north: 53.05, east: 4.8 }]
 */
export const parseAreas = (text: string): readonly GeoArea[] => {
  const [first = NaN, second = NaN, third, fourth, ...more] = numbersOf(text);
  if (third === undefined) return areaOfPoint({ latitude: first, longitude: second });
  const box = { south: first, west: second, north: third, east: fourth ?? NaN };
  const isBox =
    more.length === 0 &&
    box.south <= box.north &&
    isOnEarth({ latitude: box.south, longitude: box.west }) &&
    isOnEarth({ latitude: box.north, longitude: box.east });
  if (!isBox) return [];
  return box.west <= box.east
    ? [box]
    : [
        { ...box, east: 180 },
        { ...box, west: -180 },
      ];
};
