import type { QueryNode } from '@open-discovery/search-fields';
import { parseQueryIdentifiers } from '../identifiers/query-identifiers.ts';

/** A word of letters. Words with digits are numbers or names, not misspellings. */
const WORD = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]{3,}(?![\p{L}\p{M}\p{N}])/gu;

/** A word of two letters, or of letters and digits that meet once, such as `covid19`. */
const IRREGULAR =
  /(?<![\p{L}\p{M}\p{N}])(?:\p{L}{2}|[\p{L}\p{M}]+\p{N}+|\p{N}+\p{L}[\p{L}\p{M}]*)(?![\p{L}\p{M}\p{N}])/gu;

const mapTexts = (node: QueryNode, change: (text: string) => string): QueryNode => {
  if ('nodes' in node) return { ...node, nodes: node.nodes.map((part) => mapTexts(part, change)) };
  const isCorrectable =
    node.op === 'phrase' || (node.op === 'word' && parseQueryIdentifiers(node).identifiers.length === 0);
  if (!isCorrectable) return node;
  const text = change(node.text);
  if (node.op === 'phrase' || text === node.text) return { ...node, text };
  // One word can become several.
  return { op: 'and', nodes: text.split(' ').map((word) => ({ ...node, text: word })) };
};

const distinctWords = (query: QueryNode, pattern: RegExp): string[] => {
  const words = new Set<string>();
  mapTexts(query, (text) => {
    for (const [word] of text.matchAll(pattern)) words.add(word);
    return text;
  });
  return [...words];
};

/**
 * Returns the distinct words of a query that can be corrected. Excluded words, prefixes, numbers and identifiers are not
 * included: a mistake in them hides no results or cannot be detected.
 */
export const correctableWords = (query: QueryNode): string[] => distinctWords(query, WORD);

/**
 * Returns the distinct words of a query of which similar ones say nothing, but that may be written in another way: those of
 * two letters, and of letters and digits.
 */
export const irregularWords = (query: QueryNode): string[] => distinctWords(query, IRREGULAR);

/** Replaces some of the {@link correctableWords} and {@link irregularWords} of a query. */
export const replaceWords = (query: QueryNode, others: ReadonlyMap<string, string>): QueryNode =>
  mapTexts(query, (text) =>
    [WORD, IRREGULAR].reduce(
      (replaced, pattern) => replaced.replace(pattern, (word) => others.get(word) ?? word),
      text,
    ),
  );
