import { parseIdentifier } from '@open-discovery/identifiers';
import type { Identifier } from '@open-discovery/identifiers';
import type { QueryNode } from '@open-discovery/search-fields';
import { LIMITS } from '../parameters/limits.ts';

/** The identifiers in a search that consists of nothing but identifiers. */
interface QueryIdentifiers {
  /** Distinct, at most `LIMITS.identifiers`. */
  readonly identifiers: readonly Identifier[];
  /** Number of further identifiers. */
  readonly left: number;
}

const NONE: QueryIdentifiers = { identifiers: [], left: 0 };

/** Scheme names that users write as a separate word: `PMID 31452104`. */
const SCHEME_NAME = /^(?:doi|pmid|pubmed|pmcid|orcid|isni|ror|arxiv|hdl|handle)[:#]?$/i;
/** Short numbers in a list are years or counts, although they would be valid PMIDs. */
const SHORT_NUMBER = /^\d{1,5}$/;

/** Returns the words of a query without fields and operators, or `null` for any other query. */
const plainWords = (query: QueryNode): readonly string[] | null => {
  if (query.op === 'word') return query.field === null ? [query.text] : null;
  if (query.op !== 'and' && query.op !== 'or') return null;
  const words = query.nodes.map((node) => (node.op === 'word' && node.field === null ? node.text : null));
  return words.every((word) => word !== null) ? words : null;
};

const joinSchemeNames = (words: readonly string[]): readonly string[] => {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1) ?? '';
    if (SCHEME_NAME.test(last)) joined[joined.length - 1] = `${last} ${word}`;
    else joined.push(word);
  }
  return joined;
};

/**
 * Parses a word as a list separated by commas or semicolons, or as one identifier. Every part of a list must be an
 * identifier, because DOIs contain commas and semicolons: an older one ends in `2.0.CO;2`.
 */
const identifiersIn = (word: string): readonly (Identifier | null)[] => {
  const parts = word
    .split(/[,;]/)
    .filter((part) => part !== '')
    .map((part) => (SHORT_NUMBER.test(part) ? null : parseIdentifier(part)));
  return parts.length > 0 && parts.every((part) => part !== null) ? parts : [parseIdentifier(word)];
};

/**
 * Parses the words of a search as one identifier or a list separated by spaces, commas or semicolons. Returns none if
 * any word is not an identifier.
 *
 * @example
 * parseQueryIdentifiers(parseQueryText('10.5281/zenodo.1, 10.5281/zenodo.2').tree).identifiers.length; // 2
 */
export const parseQueryIdentifiers = (query: QueryNode): QueryIdentifiers => {
  const words = joinSchemeNames(plainWords(query) ?? []);
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
