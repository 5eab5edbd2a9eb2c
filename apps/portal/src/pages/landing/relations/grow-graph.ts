import type { RelatedGroup } from '@open-discovery/graph-client';
import { landingAddress } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { recordTitle } from '../../../components/record-title.ts';
import { recordKindOf } from './record-kind-of.ts';

/** A record in the drawing. */
export interface GraphNode {
  readonly id: string;
  readonly kind: RecordKind;
  /** Marked text. */
  readonly title: string;
  readonly address: string;
}

/** `relation` points from `from` to `to`; `kind` is that of the target. */
interface GraphEdge extends Pick<RelatedGroup, 'relation' | 'kind'> {
  readonly from: string;
  readonly to: string;
}

/** A record, the records related to it, and the records related to those, without duplicates. */
export interface RecordGraph {
  readonly center: GraphNode;
  readonly first: readonly GraphNode[];
  readonly second: readonly (GraphNode & { readonly parent: string })[];
  readonly edges: readonly GraphEdge[];
}

/** More nodes would be indistinguishable in a drawing. */
export const LIMITS = { first: 16, second: 3 } as const;

/**
 * Returns related records round-robin over the groups (first of each group, then second, …), so that every
 * relation is represented.
 */
const nextTo = (id: string, groups: readonly RelatedGroup[]): { node: GraphNode; edge: GraphEdge }[] => {
  const longest = Math.max(0, ...groups.map(({ results }) => results.length));
  return Array.from({ length: longest }, (_none, row) =>
    groups.flatMap(({ relation, kind, results }) => {
      const related = results[row];
      const recordKind = related && recordKindOf(related);
      if (!recordKind) return [];
      const { record } = related;
      const address = landingAddress(recordKind, record.id);
      const node = { id: record.id, kind: recordKind, title: recordTitle(record), address };
      return [{ node, edge: { from: id, to: record.id, relation, kind } }];
    }),
  ).flat();
};

/** Returns the graph of the records one step from a record. */
export const firstStep = (center: GraphNode, groups: readonly RelatedGroup[]): RecordGraph => {
  const found = new Map<string, { node: GraphNode; edge: GraphEdge }>();
  for (const next of nextTo(center.id, groups)) {
    if (next.node.id !== center.id && found.size < LIMITS.first && !found.has(next.node.id))
      found.set(next.node.id, next);
  }
  const steps = [...found.values()];
  return { center, first: steps.map(({ node }) => node), second: [], edges: steps.map(({ edge }) => edge) };
};

/** Adds the relations of one node to a graph: new records around it, and links between known ones. */
export const growGraph = (
  graph: RecordGraph,
  parent: string,
  groups: readonly RelatedGroup[],
): RecordGraph => {
  const known = new Set([graph.center, ...graph.first, ...graph.second].map(({ id }) => id));
  const linked = new Set(graph.edges.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const second = [...graph.second];
  const edges = [...graph.edges];
  let added = 0;
  for (const { node, edge } of nextTo(parent, groups)) {
    const isKnown = known.has(node.id);
    if (linked.has(`${edge.from} ${edge.to}`) || node.id === parent) continue;
    if (!isKnown && added === LIMITS.second) continue;
    if (!isKnown) {
      known.add(node.id);
      second.push({ ...node, parent });
      added += 1;
    }
    linked.add(`${edge.from} ${edge.to}`).add(`${edge.to} ${edge.from}`);
    edges.push(edge);
  }
  return { ...graph, second, edges };
};
