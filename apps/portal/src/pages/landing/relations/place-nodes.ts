import type { RecordGraph } from './grow-graph.ts';

/** Position of a node in units of the drawing, relative to its center. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Wider than high, because titles are next to their nodes. */
const RINGS = { first: { x: 190, y: 150 }, second: { x: 380, y: 290 } } as const;

const onRing = ({ x, y }: Place, share: number): Place => {
  const angle = 2 * Math.PI * share - Math.PI / 2;
  return { x: Math.round(x * Math.cos(angle)), y: Math.round(y * Math.sin(angle)) };
};

/**
 * Computes a position for every record: the first step on an inner ring, the second on an outer ring near its
 * parent. The share of the ring grows with the number of children. The result is deterministic.
 */
export const placeNodes = ({ center, first, second }: RecordGraph): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>([[center.id, { x: 0, y: 0 }]]);
  const followersOf = (id: string) => second.filter(({ parent }) => parent === id);
  const seats = first.reduce((sum, { id }) => sum + Math.max(1, followersOf(id).length), 0);
  let taken = 0;
  for (const { id } of first) {
    const followers = followersOf(id);
    const width = Math.max(1, followers.length);
    places.set(id, onRing(RINGS.first, (taken + width / 2) / seats));
    followers.forEach((follower, index) =>
      places.set(follower.id, onRing(RINGS.second, (taken + index + 0.5) / seats)),
    );
    taken += width;
  }
  return places;
};
