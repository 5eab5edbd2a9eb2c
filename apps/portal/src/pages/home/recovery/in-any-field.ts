import {
  isWordField,
  parseQueryText,
  printQueryText,
  searchField,
  withFilter,
  withText,
} from '@open-discovery/search-fields';
import type { QueryNode, SearchQuery } from '@open-discovery/search-fields';
import { withWordNodes, wordNodes } from './word-nodes.ts';

const withoutFields = (node: QueryNode): QueryNode => {
  if ('nodes' in node) return { ...node, nodes: node.nodes.map(withoutFields) };
  if (node.op === 'not') return { ...node, node: withoutFields(node.node) };
  // Values of other fields are codes, which are found in no other.
  const isWords = 'text' in node && node.field !== null && isWordField(node.field);
  return isWords ? { ...node, field: null } : node;
};

/**
 * Returns the query with its words searched in any field; `null` when no word is restricted to a field.
 * @example inAnyField(withText(EMPTY_QUERY, 'title:sea'))?.text // 'sea'
 */
export const inAnyField = (query: SearchQuery): SearchQuery | null => {
  const text = query.text === '' ? '' : printQueryText(withoutFields(parseQueryText(query.text).tree));
  const moved = Object.entries(query.filters).filter(
    ([name]) => searchField(query.kind, name)?.type === 'keyword',
  );
  if (moved.length === 0 && (text === '' || text === printQueryText(parseQueryText(query.text).tree)))
    return null;
  const values = moved.flatMap(([name, all]) => all.map((value) => ({ name, value })));
  const rest = values.reduce((left, { name, value }) => withFilter(left, name, value, false), query);
  const words = values.flatMap(({ value }) => wordNodes(value));
  return withWordNodes(text === '' ? rest : withText(rest, text), [...wordNodes(query.keyword), ...words]);
};
