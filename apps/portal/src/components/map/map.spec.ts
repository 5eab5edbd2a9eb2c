import { expect, test } from '@jest/globals';
import { EMPTY_QUERY, withFilter } from '@open-discovery/search-fields';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clusterPoints } from './cluster-points.ts';
import { COUNTRY_POINTS } from './country-points.ts';
import { doOverlap, parseAreas } from './geo-area.ts';
import { projectPlace, WORLD } from './project-place.ts';
import { withPlaces } from './with-places.ts';
import { zoomTo } from './zoom-to.ts';

type Point = readonly [x: number, y: number];

/** Reads the closed lines of the outline. */
const coasts = [
  ...readFileSync(path.join(import.meta.dirname, 'world.svg'), 'utf8').matchAll(/M(\d+) (\d+)l([^z]*)z/g),
].map(([, x, y, steps = '']): Point[] => {
  let at: Point = [Number(x), Number(y)];
  const numbers = [...steps.matchAll(/-?\d+/g)].map(Number);
  return numbers.flatMap((dx, index) => {
    if (index % 2 === 1) return [];
    at = [at[0] + dx, at[1] + (numbers[index + 1] ?? 0)];
    return [at];
  });
});
const isLand = (x: number, y: number): boolean =>
  coasts.filter((coast) =>
    coast.reduce((isInside, [x1, y1], index) => {
      const [x2, y2] = coast.at(index - 1) ?? [0, 0];
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !isInside : isInside;
    }, false),
  ).length %
    2 ===
  1;

test.each([
  ['Paris', 48.85, 2.35, true],
  ['Nairobi', -1.29, 36.82, true],
  ['Denver', 39.74, -104.99, true],
  ['Alice Springs', -23.7, 133.88, true],
  ['Manaus', -3.1, -60, true],
  ['the North Atlantic', 40, -40, false],
  ['the Indian Ocean', -30, 80, false],
  ['the Pacific', 0, -140, false],
])('the outline and the places agree: %s', (_name, latitude, longitude, expected) => {
  const { x, y } = projectPlace({ latitude, longitude });
  expect(isLand(x, y)).toBe(expected);
});

test('every country of the table is on the map', () => {
  expect(COUNTRY_POINTS.size).toBeGreaterThan(240);
  for (const [code, point] of COUNTRY_POINTS) {
    const { x, y } = projectPlace(point);
    expect([code, x > 0 && x < WORLD.width && y > 0 && y < WORLD.height]).toEqual([code, true]);
  }
});

const points = fc.uniqueArray(
  fc.record({
    key: fc.string({ minLength: 1, maxLength: 3 }),
    count: fc.integer({ min: 1, max: 1e6 }),
    x: fc.integer({ min: 0, max: 300 }),
    y: fc.integer({ min: 0, max: 150 }),
  }),
  { selector: ({ key }) => key },
);

test('circles do not overlap, and together they have all points and all results', () => {
  fc.assert(
    fc.property(points, (places) => {
      const clusters = clusterPoints(places);
      expect(clusters.flatMap(({ keys }) => keys).sort()).toEqual(places.map(({ key }) => key).sort());
      const sum = (all: readonly { readonly count: number }[]) =>
        all.reduce((total, { count }) => total + count, 0);
      expect(sum(clusters)).toBe(sum(places));
      for (const [at, one] of clusters.entries())
        for (const other of clusters.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(
            one.radiusPx + other.radiusPx,
          );
    }),
  );
});

test('the map shows all chosen places, and never leaves the world', () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: WORLD.width }),
    y: fc.integer({ min: 0, max: WORLD.height }),
  });
  fc.assert(
    fc.property(fc.array(place), (places) => {
      const { x, y, width } = zoomTo(places);
      const height = (width * WORLD.height) / WORLD.width;
      const [right, bottom] = [x + width + 1e-6, y + height + 1e-6];
      expect([x >= 0, y >= 0, right >= x && x + width <= WORLD.width + 1e-6]).toEqual([true, true, true]);
      for (const one of places)
        expect(one.x >= x && one.x <= right && one.y >= y - 1e-6 && one.y <= bottom).toBe(true);
    }),
  );
});

const GREECE = withFilter(EMPTY_QUERY, 'country', 'GR', true);
test.each([
  ['a place limits the results', EMPTY_QUERY, ['GR'], ['GR']],
  ['the places of a circle replace another choice', GREECE, ['DE', 'FR'], ['DE', 'FR']],
  ['one place of several replaces them', withPlaces(EMPTY_QUERY, 'country', ['DE', 'FR']), ['DE'], ['DE']],
  ['the chosen place is taken back', GREECE, ['GR'], []],
  [
    'a place replaces the group that has it',
    withFilter(EMPTY_QUERY, 'country', 'EUROPE', true),
    ['GR'],
    ['GR'],
  ],
])('%s', (_what, query, places, expected) => {
  expect(withPlaces({ ...query, page: 3 }, 'country', places)).toMatchObject({
    filters: expected.length > 0 ? { country: expected } : {},
    page: 1,
  });
});

const area = (south: number, west: number, north: number, east: number) => ({ south, west, north, east });
test.each([
  ['53.05 4.8', [area(53.05, 4.8, 53.05, 4.8)]],
  ['-8.5, 179.2', [area(-8.5, 179.2, -8.5, 179.2)]],
  ['50 3.4 53.5 7.2', [area(50, 3.4, 53.5, 7.2)]],
  ['-20 170 -10 -170', [area(-20, 170, -10, 180), area(-20, -180, -10, -170)]],
  ['91 0', []],
  ['53.5 3.4 50 7.2', []],
  ['50 3.4 53.5', []],
  ['Texel', []],
  ['', []],
])('the place %j is %j', (text, expected) => {
  expect(parseAreas(text)).toEqual(expected);
});

test.each([
  ['cells beside each other', area(0, 0, 20, 20), area(0, 20, 20, 40), false],
  ['a corner', area(0, 0, 20, 20), area(10, 10, 30, 30), true],
  ['both sides of the meridian of 180 degrees', area(-20, 170, -10, -170), area(-15, -175, -5, -160), true],
  ['far from it', area(-20, 170, -10, -170), area(-20, 0, -10, 20), false],
])('areas overlap: %s', (_what, one, other, expected) => {
  expect([doOverlap(one, other), doOverlap(other, one)]).toEqual([expected, expected]);
});
