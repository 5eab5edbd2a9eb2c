import { isSameIdentifier, parseIdentifier } from '@open-discovery/identifiers';
import type { Identifier } from '@open-discovery/identifiers';
import type { GraphRecord } from '@open-discovery/model';
import type { QueryNode } from '@open-discovery/search-fields';

/** The persistent identifier that the words of a search are, when they are nothing else. */
export const identifierOf = (words: QueryNode): Identifier | null =>
  words.op === 'word' && words.field === null ? parseIdentifier(words.text) : null;

/**
 * The words, or the record that they identify: an address such as `https://doi.org/10.…` stands in no record's text.
 */
export const orIdentified = (words: QueryNode): QueryNode => {
  const identifier = identifierOf(words);
  if (identifier === null) return words;
  const field = identifier.scheme === 'orcid' ? 'author' : 'pid';
  return { op: 'or', nodes: [words, { op: 'word', field, text: identifier.value }] };
};

export interface Recognised {
  readonly scheme: string;
  readonly value: string;
  readonly display: string;
}

/** The identifier that was searched for, when the first record carries it. */
export const recognised = (words: QueryNode, first: GraphRecord | undefined): Recognised | null => {
  const identifier = identifierOf(words);
  if (identifier === null || first === undefined) return null;
  const carried = identifiersOf(first).some((value) => isSameIdentifier(identifier, value));
  const { scheme, value, display } = identifier;
  return carried ? { scheme, value, display } : null;
};

const identifiersOf = (record: GraphRecord): string[] => [
  ...('pids' in record ? (record.pids ?? []).map(({ value }) => value ?? '') : []),
  ...('authors' in record ? (record.authors ?? []).map(({ pid }) => pid?.id?.value ?? '') : []),
];
