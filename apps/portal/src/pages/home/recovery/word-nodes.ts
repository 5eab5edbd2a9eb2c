import { parseQueryText, printQueryText, withKeyword } from '@open-discovery/search-fields';
import type { QueryNode, SearchQuery } from '@open-discovery/search-fields';

/** The search box has no field syntax. */
const NO_FIELDS = { fields: [] };

/** Parses the words of a search box into parts that must all match. */
export const wordNodes = (keyword: string): readonly QueryNode[] => {
  const { tree } = parseQueryText(keyword, NO_FIELDS);
  if (tree.op === 'all') return [];
  return tree.op === 'and' ? tree.nodes : [tree];
};

/** Returns the query with these parts as its words. */
export const withWordNodes = (query: SearchQuery, nodes: readonly QueryNode[]): SearchQuery =>
  withKeyword(query, nodes.length === 0 ? '' : printQueryText({ op: 'and', nodes }, NO_FIELDS));
