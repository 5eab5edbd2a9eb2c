import { SEARCHED_KINDS } from '@open-discovery/model';
import type { Kind } from '@open-discovery/model';
import type { QueryNode } from '@open-discovery/search-fields';
import type { SearchEngine } from '../../search/search-engine.ts';
import { soleIdentifier } from './recognized-identifier.ts';
import { toKindedRecord } from '../to-kinded-record.ts';

/** Several records may share an identifier; a bare number may be that of a grant and of an article. */
const CARRIERS_MAX = 3;

/**
 * The records of some kinds that carry a text as their identifier or as their number: the project of a grant, the
 * organization of a ROR id, the work of a DOI however it is written.
 */
export const recordsWithIdentifier = async (
  text: string,
  kinds: readonly Kind[],
  engine: SearchEngine,
  signal?: AbortSignal,
): Promise<ReturnType<typeof toKindedRecord>[]> => {
  if (text.trim() === '') return [];
  const { hits } = await engine.search(
    {
      kind: null,
      text: { op: 'word', field: 'pid', text: text.trim() },
      filters: [{ name: 'kind', is: 'any', field: 'kind', values: kinds }],
      offset: 0,
      limit: CARRIERS_MAX,
    },
    signal,
  );
  return hits.map(toKindedRecord);
};

/** The records of other kinds that carry what is searched for; none where it is more than one identifier. */
export const matchesInOtherKinds = async (
  kind: Kind,
  words: QueryNode,
  engine: SearchEngine,
  signal?: AbortSignal,
): Promise<ReturnType<typeof toKindedRecord>[]> => {
  const identifier = soleIdentifier(words);
  if (identifier === null) return [];
  const others = SEARCHED_KINDS.filter((other) => other !== kind);
  return recordsWithIdentifier(identifier.value, others, engine, signal);
};
