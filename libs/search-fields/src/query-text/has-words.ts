import type { QueryNode } from '../types.ts';
import { isGroup, isLeaf } from './normalize-query.ts';

const WORD_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'abstract',
  'author',
  'subject',
  'venue',
  'identifier',
  'related',
  'other',
]);

/**
 * Reports whether a field of query texts is searched by words. In other fields, signs can be a value.
 * @example isWordField('title') // true
 */
export const isWordField = (field: string): boolean => WORD_FIELDS.has(field);

const WORD = /[\p{L}\p{N}]/u;

/**
 * Reports whether a query has anything to search for. Search engines ignore words of signs only.
 * @example hasWords(parseQueryText('title:"!!!"').tree) // false
 */
export const hasWords = (node: QueryNode): boolean => {
  if (isGroup(node)) return node.nodes.some(hasWords);
  if (!isLeaf(node)) return node.op === 'all' || hasWords(node.node);
  return node.op === 'range' || (node.field !== null && !isWordField(node.field)) || WORD.test(node.text);
};
