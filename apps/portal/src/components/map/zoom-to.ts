import { WORLD } from './project-place.ts';

/** A point of the map, or of a drawing of it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the map; it has the proportions of the whole. */
export interface MapView extends Point {
  readonly width: number;
}

/** The outline is too coarse for a closer look. */
const CLOSEST = 4;
/** Share of the width around the places. */
const MARGIN = 0.3;
const PROPORTION = WORLD.width / WORLD.height;

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** Returns the part of the map that has all the points; the whole map if there are none. */
export const zoomTo = (points: readonly Point[]): MapView => {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  if (points.length === 0) return { x: 0, y: 0, width: WORLD.width };
  const needed = Math.max(right - left, (bottom - top) * PROPORTION) * (1 + 2 * MARGIN);
  const width = between(needed, WORLD.width / CLOSEST, WORLD.width);
  return {
    x: between((left + right - width) / 2, 0, WORLD.width - width),
    y: between((top + bottom - width / PROPORTION) / 2, 0, WORLD.height - width / PROPORTION),
    width,
  };
};
