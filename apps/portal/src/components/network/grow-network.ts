import type { Network, NetworkNode, NetworkStep } from './network.ts';

/** Returns the network of one record alone. */
export const startNetwork = (center: NetworkNode): Network => ({
  nodes: [{ ...center, parent: null }],
  edges: [],
});

const bothWays = (from: string, to: string): readonly string[] => [`${from} ${to}`, `${to} ${from}`];

/**
 * Adds the relations of one record: up to `limit` new records, and lines between records that are already shown. Two
 * records have one line.
 */
export const growNetwork = (
  network: Network,
  parent: string,
  steps: readonly NetworkStep[],
  limit: number,
): Network => {
  const shown = new Set(network.nodes.map(({ id }) => id));
  const linked = new Set(network.edges.flatMap(({ from, to }) => bothWays(from, to)));
  const nodes = [...network.nodes];
  const edges = [...network.edges];
  for (const { node, relation, name } of steps) {
    const [line = '', back = ''] = bothWays(parent, node.id);
    if (node.id === parent || linked.has(line)) continue;
    if (!shown.has(node.id)) {
      if (nodes.length - network.nodes.length === limit) continue;
      shown.add(node.id);
      nodes.push({ ...node, parent });
    }
    linked.add(line).add(back);
    edges.push({ from: parent, to: node.id, relation, name });
  }
  return { nodes, edges };
};

/** Removes the records that were unfolded from one record, and all that were unfolded from these. */
export const foldNode = ({ nodes, edges }: Network, id: string): Network => {
  const gone = new Set<string>();
  // A record comes after the one that it was unfolded from.
  for (const { id: node, parent } of nodes)
    if (parent !== null && (parent === id || gone.has(parent))) gone.add(node);
  return {
    nodes: nodes.filter((node) => !gone.has(node.id)),
    edges: edges.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  };
};
