import type { GeoArea } from '@open-discovery/model';
import { projectPlace } from './project-place.ts';

/** Meridians are curved. */
const STEPS = 8;

/** Returns the border of an area in units of the outline. */
export const borderOf = ({ south, west, north, east }: GeoArea) => {
  const parallels = Array.from({ length: STEPS + 1 }, (_none, at) => south + ((north - south) * at) / STEPS);
  const side = (longitude: number) => (latitude: number) => projectPlace({ latitude, longitude });
  return [...parallels.map(side(west)), ...parallels.toReversed().map(side(east))];
};
