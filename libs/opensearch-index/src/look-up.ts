import type { CallOptions, IndexClause, IndexQuery } from '@open-discovery/search-index';
import { valueOfGroupName } from '@open-discovery/search-index/text';
import type { Cluster } from './cluster.ts';
import { findFurther } from './further-values.ts';
import type { FurtherDocuments } from './further-values.ts';
import type { OpenGeneration } from './generation.ts';
import type { Labels } from './labels.ts';

/** The groups and documents of the values in queries, each by `<field> <value>`. */
export interface LookedUp {
  /** The groups that are named. */
  readonly groups: ReadonlyMap<string, string>;
  readonly further: FurtherDocuments;
}

/** Returns the names of groups in a clause, with their fields. */
const groupsIn = (node: IndexClause): { field: string; value: string }[] => {
  if ('nodes' in node) return node.nodes.flatMap(groupsIn);
  if ('node' in node) return groupsIn(node.node);
  if (node.op !== 'value') return [];
  return node.values
    .filter((value) => valueOfGroupName(value) !== null)
    .map((value) => ({ field: node.field, value }));
};

/** Looks up the groups that queries name, and the documents of which their values are further ones. */
export const lookUp = async (
  { cluster, manifest, labels }: { cluster: Cluster; manifest: OpenGeneration; labels: Labels },
  queries: readonly IndexQuery[],
  call: CallOptions | undefined,
): Promise<LookedUp> => {
  const nodes = queries.flatMap(({ node, filters }) => [node, ...filters.map((filter) => filter.node)]);
  const [rows, further] = await Promise.all([
    labels.of(nodes.flatMap(groupsIn), call),
    findFurther(cluster, manifest, nodes, call),
  ]);
  return { groups: new Map([...rows].map(([key, { group }]) => [key, group])), further };
};
