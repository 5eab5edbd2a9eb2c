import { parseQueryText } from '@open-discovery/search-fields';
import type { QueryNode } from '@open-discovery/search-fields';
import { textOfTree } from '../builder/query-draft.ts';

const namesField = (node: QueryNode): boolean => {
  if (node.op === 'all') return false;
  if ('nodes' in node) return node.nodes.some(namesField);
  return 'node' in node ? namesField(node.node) : node.field !== null;
};

/**
 * Returns the query text of words that name a field, such as `author:Berg`; `null` if they name none. The search box looks
 * for the name of the field as well.
 */
export const textWithFields = (keyword: string): string | null => {
  const { tree } = parseQueryText(keyword);
  return namesField(tree) ? textOfTree(tree) : null;
};
