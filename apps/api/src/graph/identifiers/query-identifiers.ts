import { parseIdentifier } from '@open-discovery/identifiers';
import type { Identifier } from '@open-discovery/identifiers';
import type { QueryNode } from '@open-discovery/search-fields';
import { LIMITS } from '../parameters/limits.ts';

/** The identifiers that the words of a search are, when they are nothing else. */
export interface QueryIdentifiers {
  /** Each once, as many as are looked up. */
  readonly identifiers: readonly Identifier[];
  /** How many more there are. */
  readonly left: number;
}

const NONE: QueryIdentifiers = { identifiers: [], left: 0 };

/** What of an identifier people write as a word of its own: `PMID 31452104`. */
const PREFIX = /^(?:doi|pmid|pubmed|pmcid|orcid|isni|ror|arxiv|hdl|handle)[:#]?$/i;
/** In a list these are years or numbers of something, however well they would do as PMIDs. */
const SHORT_NUMBER = /^\d{1,5}$/;

/** The words that are asked for side by side; `null` for a query that says more. */
const wordsOf = (query: QueryNode): readonly string[] | null => {
  if (query.op === 'word') return query.field === null ? [query.text] : null;
  if (query.op !== 'and' && query.op !== 'or') return null;
  const words = query.nodes.map((node) => (node.op === 'word' && node.field === null ? node.text : null));
  return words.every((word) => word !== null) ? words : null;
};

const withPrefixes = (words: readonly string[]): readonly string[] => {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1) ?? '';
    if (PREFIX.test(last)) joined[joined.length - 1] = `${last} ${word}`;
    else joined.push(word);
  }
  return joined;
};

/** A word, or what its commas and semicolons separate: real DOIs have both, so that every part must be an identifier. */
const identifiersIn = (word: string): readonly (Identifier | null)[] => {
  const parts = word
    .split(/[,;]/)
    .filter((part) => part !== '')
    .map(parseIdentifier);
  return parts.length > 0 && parts.every((part) => part !== null) ? parts : [parseIdentifier(word)];
};

/**
 * The identifiers that words are: one, or a list separated by spaces, commas or semicolons; none, where one of the words
 * is anything else.
 *
 * @example
 * parseQueryIdentifiers(parseQueryText('10.5281/zenodo.1, 10.5281/zenodo.2').tree).identifiers.length; // 2
 */
export const parseQueryIdentifiers = (query: QueryNode): QueryIdentifiers => {
  const words = withPrefixes(wordsOf(query) ?? []);
  const found = words.flatMap(identifiersIn);
  const isList = found.length > 1;
  const known = found.filter((identifier) => identifier !== null);
  if (known.length < found.length || (isList && words.some((word) => SHORT_NUMBER.test(word)))) return NONE;
  const distinct = [...new Map(known.map((one) => [`${one.scheme} ${one.value}`, one])).values()];
  return {
    identifiers: distinct.slice(0, LIMITS.identifiers),
    left: Math.max(0, distinct.length - LIMITS.identifiers),
  };
};
