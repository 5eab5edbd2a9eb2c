import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { areaOfPoint, formatArea, parseArea, parsePlace } from './geo-area.ts';
import type { GeoArea, GeoPoint } from './geo-area.ts';
import { CELL_SIZES, cellOfPoint, cellsOfArea, centerOf, searchedArea, widthOf } from './map-cells.ts';

const area = (south: number, west: number, north: number, east: number) => ({ south, west, north, east });

test.each([
  ['53.05 4.8', area(53.05, 4.8, 53.05, 4.8)],
  ['-8.5, 179.2', area(-8.5, 179.2, -8.5, 179.2)],
  ['50 3.4 53.5 7.2', area(50, 3.4, 53.5, 7.2)],
  ['-20 170 -10 -170', area(-20, 170, -10, -170)],
  ['91 0', null],
  ['53.5 3.4 50 7.2', null],
  ['50 3.4 53.5', null],
  ['Texel', null],
  ['', null],
  [undefined, null],
])('the place %j is %j', (text, expected) => {
  expect(parsePlace(text)).toEqual(expected);
});

test.each([
  ['4.7,52.2,5.1,52.5', area(52.2, 4.7, 52.5, 5.1)],
  [' 170, -20, -170, -10', area(-20, 170, -10, -170)],
  ['-180,-90,180,90', area(-90, -180, 90, 180)],
  ['4.7,52.5,5.1,52.2', null],
  ['4.7,52.2,5.1,91', null],
  ['181,52.2,5.1,60', null],
  ['4.7,52.2,5.1', null],
  ['4.7,52.2,5.1,52.5,0', null],
  ['4.7,52.2,,52.5', null],
  ['NaN,0,1,1', null],
  ['', null],
])('the area %j is %j', (text, expected) => {
  expect(parseArea(text)).toEqual(expected);
});

test.each([
  ['4.73,52.28,5.02,52.43', '4.7,52.25,5.05,52.45'],
  ['4.7,52.25,5.05,52.45', '4.7,52.25,5.05,52.45'],
  ['4.8,53.05,4.8,53.05', '4.8,53.05,4.85,53.1'],
  ['3.4,50.8,7.2,53.5', '3.4,50.8,7.2,53.6'],
  ['-180,-90,180,90', '-180,-90,180,90'],
  ['180,90,180,90', '179.95,89.95,180,90'],
  ['170,-20,-170,-10', '170,-20,-170,-10'],
  ['180,-20,-170,-10', '-180,-20,-170,-10'],
  ['170,-20,-180,-10', '170,-20,180,-10'],
  ['10,0,9.99,1', '-180,0,180,1'],
])('a search for %s searches %s', (typed, searched) => {
  expect(formatArea(searchedArea(parseArea(typed) ?? area(0, 0, 0, 0)))).toBe(searched);
});

const latitudes = fc.double({ min: -90, max: 90, noNaN: true });
const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
const points: fc.Arbitrary<GeoPoint> = fc.record({ latitude: latitudes, longitude: longitudes });
/** Of all sizes, also across the meridian of 180 degrees. */
const areas: fc.Arbitrary<GeoArea> = fc
  .tuple(points, fc.constantFrom(0, 0.04, 0.3, 2, 7, 40, 180), fc.double({ min: 0, max: 2, noNaN: true }))
  .map(([{ latitude, longitude }, height, share]) => {
    const east = longitude + Math.min(359, height * share);
    return area(latitude, longitude, Math.min(90, latitude + height), east > 180 ? east - 360 : east);
  });

const isBetween = (value: number, first: number, last: number, end: number): boolean =>
  value >= first && (value < last || value === end);

const isInside = ({ latitude, longitude }: GeoPoint, { south, west, north, east }: GeoArea): boolean => {
  const parts =
    west > east
      ? [
          [west, 180],
          [-180, east],
        ]
      : [[west, east]];
  return (
    isBetween(latitude, south, north, north === 90 ? 90 : NaN) &&
    parts.some(([first = 0, last = 0]) => isBetween(longitude, first, last, last === 180 ? 180 : NaN))
  );
};

const cellsOfPoint = (point: GeoPoint) => CELL_SIZES.map((size) => cellOfPoint(point, size));

test('a point has a cell of an area exactly if it is in the searched area', () => {
  fc.assert(
    fc.property(areas, points, fc.double({ min: -0.2, max: 1.2, noNaN: true }), (one, anywhere, share) => {
      // Points near the area are the interesting ones.
      const near = {
        latitude: Math.max(-90, Math.min(90, one.south + (one.north - one.south + 0.1) * share)),
        longitude: Math.max(-180, Math.min(180, one.west + (widthOf(one) + 0.1) * share)),
      };
      const cells = new Set(cellsOfArea(one));
      for (const exact of [anywhere, near]) {
        // Coordinates of records have a few decimals.
        const point = { latitude: +exact.latitude.toFixed(5), longitude: +exact.longitude.toFixed(5) };
        expect([point, cellsOfPoint(point).some((cell) => cells.has(cell))]).toEqual([
          point,
          isInside(point, searchedArea(one)),
        ]);
      }
    }),
    { numRuns: 2000 },
  );
});

test('the searched area contains the area, is searched unchanged, and fits into an address', () => {
  fc.assert(
    fc.property(areas, (one) => {
      const searched = searchedArea(one);
      expect(searchedArea(searched)).toEqual(searched);
      expect(parseArea(formatArea(searched))).toEqual(searched);
      expect(searched.south <= one.south + 1e-6 && searched.north >= one.north - 1e-6).toBe(true);
      expect(widthOf(searched) + 1e-6).toBeGreaterThanOrEqual(widthOf(one));
      const cells = cellsOfArea(one);
      expect(new Set(cells).size).toBe(cells.length);
      expect(cells.length > 0 && cells.length <= 400).toBe(true);
    }),
  );
});

test.each([
  ['53.05 4.8', { latitude: 53.05, longitude: 4.8 }],
  ['50 4 54 8', { latitude: 52, longitude: 6 }],
  ['-20 170 -10 -150', { latitude: -15, longitude: -170 }],
  ['-55 -180 90 180', null],
  ['0 0 10 91', null],
])('the place %s counts at %j', (text, expected) => {
  const place = parsePlace(text);
  expect(place && centerOf(place)).toEqual(expected);
});

test('a point is an area without extent', () => {
  expect(areaOfPoint({ latitude: 1, longitude: 2 })).toEqual(area(1, 2, 1, 2));
  expect(areaOfPoint({ latitude: 1, longitude: 200 })).toBeNull();
});
