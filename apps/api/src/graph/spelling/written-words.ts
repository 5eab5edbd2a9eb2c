import type { QueryNode } from '@open-discovery/search-fields';
import { parseQueryIdentifiers } from '../identifiers/query-identifiers.ts';

/** A run of letters; one with a digit in it is a number or a name, and no slip of another word. */
const WORD = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]{3,}(?![\p{L}\p{M}\p{N}])/gu;

const mapTexts = (node: QueryNode, change: (text: string) => string): QueryNode => {
  if ('nodes' in node) return { ...node, nodes: node.nodes.map((part) => mapTexts(part, change)) };
  const isWritten =
    node.op === 'phrase' || (node.op === 'word' && parseQueryIdentifiers(node).identifiers.length === 0);
  if (!isWritten) return node;
  const text = change(node.text);
  if (node.op === 'phrase' || text === node.text) return { ...node, text };
  // One word may have become several.
  return { op: 'and', nodes: text.split(' ').map((word) => ({ ...node, text: word })) };
};

/**
 * The words that a query asks for, each once, as they are written. Excluded words, beginnings of words, numbers and
 * identifiers are not among them: a slip in these hides no results, or cannot be told.
 */
export const writtenWords = (query: QueryNode): string[] => {
  const words = new Set<string>();
  mapTexts(query, (text) => {
    for (const [word] of text.matchAll(WORD)) words.add(word);
    return text;
  });
  return [...words];
};

/** The query with other words in place of some of its {@link writtenWords}. */
export const withWords = (query: QueryNode, others: ReadonlyMap<string, string>): QueryNode =>
  mapTexts(query, (text) => text.replace(WORD, (word) => others.get(word) ?? word));
