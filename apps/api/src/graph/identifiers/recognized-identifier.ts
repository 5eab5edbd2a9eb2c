import { isSameIdentifier } from '@open-discovery/identifiers';
import type { Identifier } from '@open-discovery/identifiers';
import type { GraphRecord } from '@open-discovery/model';
import type { QueryNode } from '@open-discovery/search-fields';
import { parseQueryIdentifiers } from './query-identifiers.ts';

/** Returns the identifier if the search consists of exactly one, or else `null`. */
export const soleIdentifier = (words: QueryNode): Identifier | null => {
  const { identifiers } = parseQueryIdentifiers(words);
  return identifiers.length === 1 ? (identifiers[0] ?? null) : null;
};

const inField = (field: string, { value }: Identifier): QueryNode => ({ op: 'word', field, text: value });

/** Returns a query for the records with the identifier. */
export const identifierClause = (identifier: Identifier): QueryNode => {
  if (identifier.scheme === 'orcid') return inField('author', identifier);
  if (identifier.scheme !== 'pmid') return inField('pid', identifier);
  // A plain number can also be a grant number.
  return { op: 'or', nodes: [inField('pid', identifier), inField('code', identifier)] };
};

/**
 * Adds a clause for the records with the identifiers in the search, because no record's text contains a URL such as
 * `https://doi.org/10.…`. A list of identifiers matches all of their records.
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

/** Returns the identifier in the search if the first record has it, or else `null`. */
export const recognizeIdentifier = (
  words: QueryNode,
  first: GraphRecord | undefined,
): RecognizedIdentifier | null => {
  const identifier = soleIdentifier(words);
  if (identifier === null || first === undefined) return null;
  const hasIdentifier = identifiersOf(first).some((value) => isSameIdentifier(identifier, value));
  return hasIdentifier ? toRecognizedIdentifier(identifier) : null;
};

const identifiersOf = (record: GraphRecord): string[] => [
  ...('pids' in record ? (record.pids ?? []).map(({ value }) => value) : []),
  ...('authors' in record ? (record.authors ?? []).map(({ pid }) => pid?.id.value ?? '') : []),
];
