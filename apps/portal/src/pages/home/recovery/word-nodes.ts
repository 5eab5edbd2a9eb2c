import { parseQueryText, printQueryText, withKeyword } from '@open-discovery/search-fields';
import type { QueryNode, SearchQuery } from '@open-discovery/search-fields';

/** The search box has no field syntax. */
const NO_FIELDS = { fields: [] };

/** Returns the parts of a query text that must all match. */
export const conjuncts = (tree: QueryNode): readonly QueryNode[] => {
  if (tree.op === 'all') return [];
  return tree.op === 'and' ? tree.nodes : [tree];
};

/** Parses the words of a search box into parts that must all match. */
export const wordNodes = (keyword: string): readonly QueryNode[] =>
  conjuncts(parseQueryText(keyword, NO_FIELDS).tree);

/** Returns the query with these parts as its words. */
export const withWordNodes = (query: SearchQuery, nodes: readonly QueryNode[]): SearchQuery =>
  withKeyword(query, nodes.length === 0 ? '' : printQueryText({ op: 'and', nodes }, NO_FIELDS));
