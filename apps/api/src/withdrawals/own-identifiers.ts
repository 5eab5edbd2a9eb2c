import { toIndexDocument } from '@open-discovery/graph-index';
import type { LinkedRecord } from '@open-discovery/model';
import type { FieldsOf } from '../content/collections.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { hasIdentifier } from './resolve-withdrawals.ts';
import { ALL_RECORDS } from '../search/engine-query.ts';

type Identifiers = Pick<FieldsOf['withdrawal'], 'ids' | 'pids'>;

/** Records that were merged from hundreds of others have more ids than are needed to find them again. */
const MOST_IDENTIFIERS = 200;

/**
 * Returns the identifiers that no other record of the kind has. A later import can give the record another id, but not
 * without one of these; an identifier of several records would hide the others, too.
 */
export const ownIdentifiers = async (item: LinkedRecord, engine: SearchEngine): Promise<Identifiers> => {
  if (!engine.capabilities.has('exclusions')) return { ids: [], pids: [] };
  const { keyword } = toIndexDocument(item, []);
  const onlyHere = async (field: 'originalId' | 'pid'): Promise<string[]> => {
    const values = (keyword[field] ?? [])
      .map((one) => (typeof one === 'string' ? one : one.value))
      .slice(0, MOST_IDENTIFIERS);
    const counts = await engine.count(
      values.map((value) => ({
        ...ALL_RECORDS,
        kind: item.kind,
        filters: [{ name: field, ...hasIdentifier(field, value) }],
      })),
    );
    return values.filter((_value, at) => counts[at] === 1);
  };
  const [ids, pids] = await Promise.all([onlyHere('originalId'), onlyHere('pid')]);
  return { ids, pids };
};
