import type { GeoArea } from '@open-discovery/model';
import { detailsOf } from '../facts/details-of.ts';
import type { Place } from '../facts/details-of.ts';
import type { Facts } from '../facts/facts.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { withoutEmpty } from './without-empty.ts';

const pointNode = ({ south, west }: GeoArea): JsonLdNode => ({
  '@type': 'GeoCoordinates',
  latitude: south,
  longitude: west,
});

const boxNode = ({ south, west, north, east }: GeoArea): JsonLdNode => ({
  '@type': 'GeoShape',
  box: `${south} ${west} ${north} ${east}`,
});

/** A box says more than the point in it. */
const placeNode = ({ name, point, box }: Place): JsonLdNode => ({
  '@type': 'Place',
  ...withoutEmpty({ name, geo: (box && boxNode(box)) ?? (point && pointNode(point)) }),
});

/** Matches the ISO 8601 dates and periods that `temporalCoverage` has. */
const PERIOD = /^\d{4}(?:$|[-/])/;

/** Returns the schema.org properties of the places and periods that a work is about. */
export const coverageOf = (facts: Facts): JsonLdNode => {
  const { places, coverages } = detailsOf(facts);
  return {
    spatialCoverage: [...places.map(placeNode), ...coverages.filter((text) => !PERIOD.test(text))],
    temporalCoverage: coverages.filter((text) => PERIOD.test(text)),
  };
};
