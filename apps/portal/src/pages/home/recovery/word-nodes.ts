import { parseQueryText, printQueryText, withKeyword } from '@open-discovery/search-fields';
import type { QueryNode, SearchQuery } from '@open-discovery/search-fields';

/** The search box knows no fields. */
const NO_FIELDS = { fields: [] };

/** What the words of a search box ask for, in parts that must all hold. */
export const wordNodes = (keyword: string): readonly QueryNode[] => {
  const { tree } = parseQueryText(keyword, NO_FIELDS);
  if (tree.op === 'all') return [];
  return tree.op === 'and' ? tree.nodes : [tree];
};

/** The query with these parts as the words of its search box. */
export const withWordNodes = (query: SearchQuery, nodes: readonly QueryNode[]): SearchQuery =>
  withKeyword(query, nodes.length === 0 ? '' : printQueryText({ op: 'and', nodes }, NO_FIELDS));
