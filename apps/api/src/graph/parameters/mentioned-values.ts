import type { QueryNode } from '@open-discovery/search-fields';
import type { FilterCondition } from '../../search/engine-query.ts';

/** The values of a field that a query text names, wanted or not. */
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

/** The values of a field that filters and a query text name, wanted or not. */
export const mentionedValues = (
  filters: readonly FilterCondition[],
  text: QueryNode,
  field: string,
): readonly string[] => [...filters.flatMap((filter) => inCondition(filter, field)), ...inText(text, field)];
