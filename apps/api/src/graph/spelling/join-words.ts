import type { QueryNode } from '@open-discovery/search-fields';

/** A word of letters and digits that may be half of another one. */
const HALF = /^[\p{L}\p{M}\p{N}]+$/u;
/** Shorter words have no halves. */
const JOINED_MIN_CHARS = 5;
const MAX_PAIRS = 9;

const joined = (first: string, second: string): string | null =>
  HALF.test(first) && HALF.test(second) && `${first}${second}`.length >= JOINED_MIN_CHARS
    ? `${first}${second}`
    : null;

/** Two neighboring words of a query, joined. */
export interface JoinedWords {
  readonly word: string;
  /** Returns the query with this word, or its correction, instead of the two. */
  readonly replacedBy: (word: string) => QueryNode;
}

/**
 * Returns every way to join two neighboring words of a query that has nothing but words and conditions that must all
 * match.
 *
 * @example joinWords(parseQueryText('alpha fold protein').tree).map(({ word }) => word) // ['alphafold', 'foldprotein']
 */
export const joinWords = (query: QueryNode): JoinedWords[] => {
  if (query.op !== 'and') return [];
  const { nodes } = query;
  const pairs = nodes.slice(1).flatMap((second, at): JoinedWords[] => {
    const first = nodes[at];
    if (first?.op !== 'word' || second.op !== 'word' || first.field !== null || second.field !== null)
      return [];
    const word = joined(first.text, second.text);
    const replacedBy = (text: string): QueryNode => ({
      op: 'and',
      nodes: [...nodes.slice(0, at), { ...first, text }, ...nodes.slice(at + 2)],
    });
    return word === null ? [] : [{ word, replacedBy }];
  });
  return pairs.slice(0, MAX_PAIRS);
};
