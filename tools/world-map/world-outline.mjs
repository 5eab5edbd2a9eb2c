import { readFileSync } from 'node:fs';
import path from 'node:path';
import { equalEarth } from './equal-earth.mjs';

/** The same as in `apps/portal/src/components/map/project-place.ts`. */
const WIDTH = 2000;
const HEIGHT = 930;
const NORTH = 84;
/** Antarctica is south of it. */
const SOUTH = -57;

const SCALE = WIDTH / (2 * equalEarth(180, 0).x);
/** The file that the portal shows. */
export const OUTLINE = path.resolve(import.meta.dirname, '../../apps/portal/src/components/map/world.svg');

/** Returns the lines of a TopoJSON file in degrees. Each point is given as the step from the one before. */
const readArcs = ({ arcs, transform: { scale, translate } }) =>
  arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });

/** Returns a closed line. A negative number means an arc in the opposite direction. */
const ringOf = (arcs, numbers) =>
  numbers.flatMap((number) => (number < 0 ? arcs[~number].toReversed() : arcs[number]).slice(1));

/** Returns a line whose longitudes continue beyond 180 degrees where it crosses that meridian. */
const unwrap = (ring) => {
  let turns = 0;
  return ring.map(([longitude, latitude], at) => {
    const step = longitude - (ring[at - 1]?.[0] ?? longitude);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [longitude + 360 * turns, latitude];
  });
};

/** Cuts a closed line at the edges of the map: the part beyond an edge is at the other one. */
const cutAtEdges = (ring) => {
  const line = unwrap(ring);
  const within = line.map(([longitude, latitude]) => [Math.min(180, Math.max(-180, longitude)), latitude]);
  const beyond = (sign) =>
    line
      .filter(([longitude]) => sign * longitude > 180)
      .map(([longitude, latitude]) => [longitude - sign * 360, latitude]);
  return [within, beyond(1), beyond(-1)].filter((part) => part.length > 2);
};

/** Returns a closed line as a part of a path, in whole units and relative steps. */
const pathOf = (ring) => {
  const points = ring.map(([longitude, latitude]) => {
    const { x, y } = equalEarth(longitude, latitude);
    return [Math.round(WIDTH / 2 + x * SCALE), Math.round((equalEarth(0, NORTH).y - y) * SCALE)];
  });
  const steps = points.slice(1).map(([x, y], at) => [x - points[at][0], y - points[at][1]]);
  const moved = steps.filter(([dx, dy]) => dx !== 0 || dy !== 0);
  if (moved.length < 2) return '';
  const text = moved
    .map(([dx, dy]) => `${dx}${dy < 0 ? '' : ' '}${dy}`)
    .join(' ')
    .replaceAll(' -', '-');
  return `M${points[0].join(' ')}l${text}z`;
};

/** Returns the outline of the land as an SVG, of a TopoJSON file of Natural Earth. */
export const drawWorld = (topology) => {
  const arcs = readArcs(topology);
  const polygons = topology.objects.land.geometries.flatMap(({ type, arcs: own }) =>
    type === 'Polygon' ? [own] : own,
  );
  const rings = polygons
    .flat()
    .map((numbers) => ringOf(arcs, numbers))
    .filter((ring) => ring.some(([, latitude]) => latitude > SOUTH))
    .flatMap(cutAtEdges);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<path id="land" d="${rings.map(pathOf).join('')}"/></svg>\n`
  );
};

/** Reads the source of the outline, which is kept beside this file. */
export const readTopology = () =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'land-110m.json'), 'utf8'));
