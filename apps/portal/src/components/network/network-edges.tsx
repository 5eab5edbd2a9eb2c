import { plainText } from '@open-discovery/model';
import { arcPath, branchPath } from './edge-path.ts';
import { fitTitle, titleWidthPx } from './fit-title.ts';
import type { Network, NetworkEdge } from './network.ts';
import type { Layout } from './place-nodes.ts';

interface NetworkEdgesProps {
  readonly network: Network;
  readonly layout: Layout;
  /** The record whose lines stand out. */
  readonly pointedId: string | null;
}

/** The lines of a network; dashed where other lines already connect two records. */
export const NetworkEdges = ({ network, layout, pointedId }: NetworkEdgesProps) =>
  network.edges.map((edge) => (
    <Edge
      key={`${edge.from} ${edge.to}`}
      edge={edge}
      network={network}
      layout={layout}
      isLit={edge.from === pointedId || edge.to === pointedId}
    />
  ));

interface EdgeProps {
  readonly edge: NetworkEdge;
  readonly network: Network;
  readonly layout: Layout;
  readonly isLit: boolean;
}

const Edge = ({ edge, network, layout, isLit }: EdgeProps) => {
  const nodes = network.nodes.filter(({ id }) => id === edge.from || id === edge.to);
  const child = nodes.find(({ parent }) => parent === edge.from || parent === edge.to);
  const first = network.nodes.find(({ id }) => id === (child?.parent ?? edge.from));
  const second = child ?? network.nodes.find(({ id }) => id === edge.to);
  const from = layout.places.get(first?.id ?? '');
  const to = layout.places.get(second?.id ?? '');
  if (!from || !to || !first) return null;
  const titlePx = first.parent === null ? 0 : titleWidthPx(fitTitle(plainText(first.title), from.roomPx));
  return (
    <path
      className={`network-edge ${child ? '' : 'network-further'} ${isLit ? 'network-lit' : ''}`}
      d={child ? branchPath({ from, to, layout, titlePx }) : arcPath({ from, to, layout })}
    >
      <title>{edge.name}</title>
    </path>
  );
};
