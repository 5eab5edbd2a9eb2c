import type { QueryNode } from '../types.ts';
import { isGroup, isLeaf } from './normalize-query.ts';

/** The fields that are searched by words. In other fields, signs can be a value. */
const FIELDS_OF_WORDS: ReadonlySet<string> = new Set([
  'title',
  'abstract',
  'author',
  'subject',
  'venue',
  'identifier',
  'related',
  'other',
]);

const WORD = /[\p{L}\p{N}]/u;

/**
 * Reports whether a query has anything to search for. Search engines ignore words of signs only.
 * @example hasWords(parseQueryText('title:"!!!"').tree) // false
 */
export const hasWords = (node: QueryNode): boolean => {
  if (isGroup(node)) return node.nodes.some(hasWords);
  if (!isLeaf(node)) return node.op === 'all' || hasWords(node.node);
  const isOfWords = node.field === null || FIELDS_OF_WORDS.has(node.field);
  return node.op === 'range' || !isOfWords || WORD.test(node.text);
};
