import { isSameIdentifier } from '@open-discovery/identifiers';
import type { Identifier } from '@open-discovery/identifiers';
import type { GraphRecord } from '@open-discovery/model';
import type { QueryNode } from '@open-discovery/search-fields';
import { parseQueryIdentifiers } from './query-identifiers.ts';

/** The persistent identifier that the words of a search are, when they are one and nothing else. */
export const soleIdentifier = (words: QueryNode): Identifier | null => {
  const { identifiers } = parseQueryIdentifiers(words);
  return identifiers.length === 1 ? (identifiers[0] ?? null) : null;
};

const inField = (field: string, { value }: Identifier): QueryNode => ({ op: 'word', field, text: value });

/** The record that carries an identifier. */
export const identifierClause = (identifier: Identifier): QueryNode => {
  if (identifier.scheme === 'orcid') return inField('author', identifier);
  if (identifier.scheme !== 'pmid') return inField('pid', identifier);
  // A bare number may as well be that of a grant.
  return { op: 'or', nodes: [inField('pid', identifier), inField('code', identifier)] };
};

/**
 * The words, or the record that they identify: an address such as `https://doi.org/10.…` stands in no record's text.
 * A list of identifiers asks for all of their records.
 */
export const withIdentifierClause = (words: QueryNode): QueryNode => {
  const { identifiers } = parseQueryIdentifiers(words);
  const [first, ...others] = identifiers.map(identifierClause);
  if (first === undefined) return words;
  return { op: 'or', nodes: others.length === 0 ? [words, first] : [first, ...others] };
};

export interface RecognizedIdentifier {
  readonly scheme: string;
  readonly value: string;
  readonly display: string;
}

export const toRecognizedIdentifier = ({ scheme, value, display }: Identifier): RecognizedIdentifier => ({
  scheme,
  value,
  display,
});

/** The identifier that was searched for, when the first record carries it. */
export const recognizeIdentifier = (
  words: QueryNode,
  first: GraphRecord | undefined,
): RecognizedIdentifier | null => {
  const identifier = soleIdentifier(words);
  if (identifier === null || first === undefined) return null;
  const carried = identifiersOf(first).some((value) => isSameIdentifier(identifier, value));
  return carried ? toRecognizedIdentifier(identifier) : null;
};

const identifiersOf = (record: GraphRecord): string[] => [
  ...('pids' in record ? (record.pids ?? []).map(({ value }) => value ?? '') : []),
  ...('authors' in record ? (record.authors ?? []).map(({ pid }) => pid?.id?.value ?? '') : []),
];
