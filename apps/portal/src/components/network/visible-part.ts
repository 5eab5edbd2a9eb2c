import type { Network } from './network.ts';

/**
 * Returns the part of a network that can be reached from its first record by the relations that are not hidden. Each
 * node follows the one that leads to it.
 */
export const visiblePart = ({ nodes, edges }: Network, hidden: ReadonlySet<string>): Network => {
  const shown = edges.filter(({ relation }) => !hidden.has(relation));
  const neighbors = new Map<string, string[]>();
  for (const { from, to } of shown) {
    neighbors.set(from, [...(neighbors.get(from) ?? []), to]);
    neighbors.set(to, [...(neighbors.get(to) ?? []), from]);
  }
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const reached = new Map(
    nodes.slice(0, 1).map((node) => [node.id, { ...node, parent: null as string | null }]),
  );
  // A map is walked in the order of its keys, including those that are added meanwhile.
  for (const id of reached.keys())
    for (const next of neighbors.get(id) ?? []) {
      const node = byId.get(next);
      if (node && !reached.has(next)) reached.set(next, { ...node, parent: id });
    }
  return { nodes: [...reached.values()], edges: shown.filter(({ from }) => reached.has(from)) };
};
