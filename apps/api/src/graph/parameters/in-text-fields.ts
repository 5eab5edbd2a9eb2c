import type { TextField } from '@open-discovery/graph-index';
import type { QueryNode } from '@open-discovery/search-fields';

/** Restricts every word of a query to the fields, any of them. */
export const inTextFields = (node: QueryNode, fields: readonly TextField[]): QueryNode => {
  if ('nodes' in node) return { ...node, nodes: node.nodes.map((child) => inTextFields(child, fields)) };
  if (node.op === 'not') return { op: 'not', node: inTextFields(node.node, fields) };
  if (!('text' in node)) return node;
  const [first, ...others] = fields.map((field): QueryNode => ({ ...node, field }));
  if (first === undefined) return node;
  return others.length === 0 ? first : { op: 'or', nodes: [first, ...others] };
};
