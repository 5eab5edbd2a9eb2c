import type { RecordKind } from '@open-discovery/model';

/** A shape for every kind, about 20 px wide around its middle, so that kinds differ without their colors. */
const SHAPES = {
  publication: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
  product: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
  dataset: 'M-8-8h16v16h-16z',
  software: 'M0-11l11 11-11 11-11-11z',
  other: 'M-10-7h20l-10 17z',
  project: 'M-10 7h20l-10-17z',
  organization: 'M-8 9v-11l8-8 8 8v11z',
  dataSource: 'M-3.5-10h7v6.5h6.5v7h-6.5v6.5h-7v-6.5h-6.5v-7h6.5z',
  service: 'M0-11l3.2 7 7.6.9-5.6 5.2 1.5 7.6-6.7-3.8-6.7 3.8 1.5-7.6-5.6-5.2 7.6-.9z',
  community: 'M-5-9h10l5 9-5 9h-10l-5-9z',
} as const satisfies Record<RecordKind, string>;

interface KindShapeProps {
  readonly kind: RecordKind;
  readonly x: number;
  readonly y: number;
}

/** The shape of a kind in its color. */
export const KindShape = ({ kind, x, y }: KindShapeProps) => (
  <path className={`network-shape network-${kind}`} d={SHAPES[kind]} transform={`translate(${x} ${y})`} />
);
