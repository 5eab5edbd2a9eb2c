import type { QueryNode } from '@open-discovery/search-fields';
import type { FilterCondition } from '../../search/engine-query.ts';
import { simpleConditions } from '../../search/simple-conditions.ts';

/** Returns the values of a field in a query text, including negated ones. */
const inText = (node: QueryNode, field: string): readonly string[] => {
  if ('nodes' in node) return node.nodes.flatMap((part) => inText(part, field));
  if (node.op === 'not') return inText(node.node, field);
  return (node.op === 'word' || node.op === 'phrase') && node.field === field ? [node.text] : [];
};

/** Returns the values of a field in the filters and in a query text, including negated ones. */
export const mentionedValues = (
  filters: readonly FilterCondition[],
  text: QueryNode,
  field: string,
): readonly string[] => [
  ...filters
    .flatMap(simpleConditions)
    .flatMap((one) => (one.is === 'any' && one.field === field ? one.values : [])),
  ...inText(text, field),
];
