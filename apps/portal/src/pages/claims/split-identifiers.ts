import { findIdentifiers } from '@open-discovery/identifiers';
import type { Identifier, IdentifierScheme } from '@open-discovery/identifiers';

/** Maximum number of identifiers that are looked up. */
export const MOST_IDENTIFIERS = 500;
/** Limits of one search. */
const MOST_AT_ONCE = 50;
const MOST_CHARS = 1_900;

/** The words that tell what an identifier is, where it is a number or a path without them. */
const PREFIX: Partial<Record<IdentifierScheme, string>> = { pmid: 'pmid:', handle: 'hdl:', arxiv: 'arXiv:' };

const toWord = ({ scheme, value }: Identifier): string => `${PREFIX[scheme] ?? ''}${value}`;

/**
 * Finds the identifiers in a text, and splits them into lists that one search each can look up.
 * @example splitIdentifiers('10.5555/a, 10.5555/b') // { lists: ['10.5555/a 10.5555/b'], count: 2, left: 0 }
 */
export const splitIdentifiers = (
  text: string,
): { readonly lists: readonly string[]; readonly count: number; readonly left: number } => {
  const found = [...new Set(findIdentifiers(text).map(({ identifier }) => toWord(identifier)))];
  const wanted = found.slice(0, MOST_IDENTIFIERS);
  const lists: string[][] = [[]];
  let chars = 0;
  for (const value of wanted) {
    const last = lists.at(-1) ?? [];
    chars += value.length + 1;
    if (last.length > 0 && (last.length >= MOST_AT_ONCE || chars > MOST_CHARS)) {
      lists.push([value]);
      chars = value.length + 1;
    } else last.push(value);
  }
  return {
    lists: lists.filter((list) => list.length > 0).map((list) => list.join(' ')),
    count: wanted.length,
    left: found.length - wanted.length,
  };
};
