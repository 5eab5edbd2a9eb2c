import { SEARCHED_KINDS } from '@open-discovery/model';
import type { Kind } from '@open-discovery/model';
import type { QueryNode } from '@open-discovery/search-fields';
import type { SearchEngine } from '../../search/search-engine.ts';
import { soleIdentifier } from './recognized-identifier.ts';
import { toKindedRecord } from '../to-kinded-record.ts';
import { ALL_RECORDS } from '../../search/engine-query.ts';

/** Records can share an identifier; a number can be that of a grant and of an article. */
const MAX_RECORDS = 3;

/**
 * Returns the records whose identifier or number is the text: the project with the grant number, the organization with
 * the ROR id, the work with the DOI in any of its forms.
 */
export const recordsWithIdentifier = async (
  text: string,
  kinds: readonly Kind[],
  engine: SearchEngine,
): Promise<ReturnType<typeof toKindedRecord>[]> => {
  if (text.trim() === '') return [];
  const { hits } = await engine.search({
    ...ALL_RECORDS,
    text: { op: 'word', field: 'pid', text: text.trim() },
    filters: [{ name: 'kind', is: 'any', field: 'kind', values: kinds }],
    limit: MAX_RECORDS,
  });
  return hits.map(toKindedRecord);
};

/** Returns the records of other kinds with the identifier in the search; none unless it is exactly one identifier. */
export const matchesInOtherKinds = async (
  kind: Kind,
  words: QueryNode,
  engine: SearchEngine,
): Promise<ReturnType<typeof toKindedRecord>[]> => {
  const identifier = soleIdentifier(words);
  if (identifier === null) return [];
  const others = SEARCHED_KINDS.filter((other) => other !== kind);
  return recordsWithIdentifier(identifier.value, others, engine);
};
