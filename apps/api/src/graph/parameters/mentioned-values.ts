import type { QueryNode } from '@open-discovery/search-fields';
import type { FilterCondition } from '../../search/engine-query.ts';

/** Returns the values of a field in a query text, including negated ones. */
const inText = (node: QueryNode, field: string): readonly string[] => {
  if ('nodes' in node) return node.nodes.flatMap((part) => inText(part, field));
  if (node.op === 'not') return inText(node.node, field);
  return (node.op === 'word' || node.op === 'phrase') && node.field === field ? [node.text] : [];
};

const inCondition = (condition: FilterCondition, field: string): readonly string[] => {
  if (condition.is === 'any') return condition.field === field ? condition.values : [];
  if (condition.is === 'not') return inCondition(condition.condition, field);
  return 'conditions' in condition ? condition.conditions.flatMap((one) => inCondition(one, field)) : [];
};

/** Returns the values of a field in the filters and in a query text, including negated ones. */
export const mentionedValues = (
  filters: readonly FilterCondition[],
  text: QueryNode,
  field: string,
): readonly string[] => [...filters.flatMap((filter) => inCondition(filter, field)), ...inText(text, field)];
