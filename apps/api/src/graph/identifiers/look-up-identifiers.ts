import type { Kind } from '@open-discovery/model';
import type { QueryNode } from '@open-discovery/search-fields';
import type { EngineQuery } from '../../search/engine-query.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { parseQueryIdentifiers } from './query-identifiers.ts';
import { identifierClause, toRecognizedIdentifier } from './recognized-identifier.ts';
import type { RecognizedIdentifier } from './recognized-identifier.ts';

/** What became of several identifiers that were searched for at once. */
export interface IdentifierList {
  readonly found: readonly RecognizedIdentifier[];
  readonly missing: readonly RecognizedIdentifier[];
  /** How many were not looked up, because there are too many. */
  readonly left: number;
}

const carriers = (kind: Kind, text: QueryNode): EngineQuery => ({
  kind,
  text,
  filters: [],
  offset: 0,
  limit: 0,
});

/**
 * Which of several identifiers records of a kind carry, whatever else is asked of them: a filter hides a record, it is
 * not missing. `null` where words ask for anything else than a list of identifiers.
 */
export const lookUpIdentifiers = async (
  kind: Kind,
  words: QueryNode,
  engine: SearchEngine,
  signal?: AbortSignal,
): Promise<IdentifierList | null> => {
  const { identifiers, left } = parseQueryIdentifiers(words);
  if (identifiers.length < 2) return null;
  const counts = await engine.count(
    identifiers.map((identifier) => carriers(kind, identifierClause(identifier))),
    signal,
  );
  const isFound = (_identifier: unknown, position: number): boolean => (counts[position] ?? 0) > 0;
  return {
    found: identifiers.filter(isFound).map(toRecognizedIdentifier),
    missing: identifiers.filter((one, position) => !isFound(one, position)).map(toRecognizedIdentifier),
    left,
  };
};
