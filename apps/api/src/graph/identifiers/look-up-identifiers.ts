import type { Kind } from '@open-discovery/model';
import type { QueryNode } from '@open-discovery/search-fields';
import { ALL_RECORDS } from '../../search/engine-query.ts';
import type { EngineQuery } from '../../search/engine-query.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { parseQueryIdentifiers } from './query-identifiers.ts';
import { identifierClause, toRecognizedIdentifier } from './recognized-identifier.ts';
import type { RecognizedIdentifier } from './recognized-identifier.ts';

/** The result of a search for a list of identifiers. */
export interface IdentifierList {
  readonly found: readonly RecognizedIdentifier[];
  readonly missing: readonly RecognizedIdentifier[];
  /** Number of identifiers that exceed the limit and were not looked up. */
  readonly left: number;
}

const countQuery = (kind: Kind, text: QueryNode): EngineQuery => ({
  ...ALL_RECORDS,
  kind,
  text,
});

/**
 * Looks up which identifiers of a list belong to records of the kind. The filters of the search do not apply, because a
 * filtered-out record is not missing. Returns `null` if the search is not a list of identifiers.
 */
export const lookUpIdentifiers = async (
  kind: Kind,
  words: QueryNode,
  engine: SearchEngine,
): Promise<IdentifierList | null> => {
  const { identifiers, left } = parseQueryIdentifiers(words);
  // Counting each of them may cost too much.
  if (identifiers.length < 2 || !engine.capabilities.has('cheap-counts')) return null;
  const counts = await engine.count(
    identifiers.map((identifier) => countQuery(kind, identifierClause(identifier))),
  );
  const isFound = (_identifier: unknown, position: number): boolean => (counts[position] ?? 0) > 0;
  return {
    found: identifiers.filter(isFound).map(toRecognizedIdentifier),
    missing: identifiers.filter((one, position) => !isFound(one, position)).map(toRecognizedIdentifier),
    left,
  };
};
