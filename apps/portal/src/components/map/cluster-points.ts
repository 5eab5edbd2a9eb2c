/** A number at a point of a drawing. */
export interface CountedPoint {
  readonly key: string;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** Points that are too close to each other for separate circles. It is where its largest point is. */
export interface Cluster {
  readonly keys: readonly string[];
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly radiusPx: number;
}

/** Every circle can be pressed with a finger. */
const LEAST_PX = 12;
const MOST_PX = 24;

/** Returns the circle of a number: its area grows with its share of the largest number. */
const radiusOf = (count: number, largest: number): number =>
  Math.round(LEAST_PX + (MOST_PX - LEAST_PX) * Math.sqrt(count / Math.max(1, largest)));

/** Joins points whose circles would overlap, the largest first. No number is lost. */
export const clusterPoints = (points: readonly CountedPoint[]): readonly Cluster[] => {
  const largest = Math.max(0, ...points.map(({ count }) => count));
  const clusters: { keys: string[]; count: number; x: number; y: number; radiusPx: number }[] = [];
  for (const { key, count, x, y } of points.toSorted((one, other) => other.count - one.count)) {
    const radiusPx = radiusOf(count, largest);
    const near = clusters
      .map((cluster) => ({
        cluster,
        apart: Math.hypot(cluster.x - x, cluster.y - y) - cluster.radiusPx - radiusPx,
      }))
      .filter(({ apart }) => apart < 0)
      .toSorted((one, other) => one.apart - other.apart)[0]?.cluster;
    if (near) {
      near.keys.push(key);
      near.count += count;
    } else clusters.push({ keys: [key], count, x, y, radiusPx });
  }
  return clusters;
};
