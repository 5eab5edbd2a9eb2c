import type { Layout, Place } from './place-nodes.ts';
import { TITLE_GAP_PX } from './place-nodes.ts';

interface Line {
  readonly from: Place;
  readonly to: Place;
  readonly layout: Layout;
  /** Width of the title of `from`, which the line must not cross; 0 for the center. */
  readonly titlePx: number;
}

/** Returns the line from a record to one that was unfolded from it: after its title, or below its shape. */
export const branchPath = ({ from, to, layout, titlePx }: Line): string => {
  if (layout.isNarrow) return `M${from.x} ${from.y + 11}V${to.y}H${to.x - 11}`;
  const { direction } = to;
  const start = from.x + direction * (titlePx === 0 ? 10 : TITLE_GAP_PX + titlePx + 4);
  const end = to.x - direction * 11;
  const bend = (start + end) / 2;
  return `M${start} ${from.y}C${bend} ${from.y} ${bend} ${to.y} ${end} ${to.y}`;
};

/** Returns the line between two records that are also connected by other ones: an arc on the side without titles. */
export const arcPath = ({ from, to, layout }: Omit<Line, 'titlePx'>): string => {
  const bulge = (place: Place): number => place.x - place.direction * (layout.isNarrow ? 16 : 56);
  return `M${from.x - from.direction * 11} ${from.y}C${bulge(from)} ${from.y} ${bulge(to)} ${to.y} ${to.x - to.direction * 11} ${to.y}`;
};
