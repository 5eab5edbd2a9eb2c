import { keywordValues } from '@open-discovery/graph-index';
import { kindOf } from '@open-discovery/model';
import type { LinkedRecord } from '@open-discovery/model';
import type { FieldsOf } from '../content/collections.ts';
import { ALL_RECORDS } from '../search/engine-query.ts';
import type { EngineQuery, FilterCondition } from '../search/engine-query.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { ResolvedWithdrawal } from './hidden-records.ts';

type Fields = FieldsOf['withdrawal'];

/** Number of withdrawals per request to the engine. */
const AT_ONCE = 100;
/** More records than one that was withdrawn can have become. */
const MOST_RECORDS = 20;

/** Returns the condition of the records with an identifier. */
export const hasIdentifier = (field: 'originalId' | 'pid', text: string): FilterCondition => ({
  is: 'any',
  field,
  values: keywordValues(field, text),
});

const recordsQuery = ({ recordId, kind, ids, pids }: Fields): EngineQuery => ({
  ...ALL_RECORDS,
  kind: kindOf(kind),
  filters: [
    {
      name: 'identity',
      is: 'any-of',
      conditions: [
        { is: 'any', field: 'id', values: [recordId, ...ids] },
        ...[recordId, ...ids].map((id) => hasIdentifier('originalId', id)),
        ...pids.map((pid) => hasIdentifier('pid', pid)),
      ],
    },
  ],
  limit: MOST_RECORDS,
});

/**
 * Finds the current records of withdrawals: an import can have given them another id, or have merged them into other
 * records. An engine without the capability `exclusions` knows a record by its id alone.
 */
export const resolveWithdrawals = async (
  withdrawals: readonly Fields[],
  engine: SearchEngine,
): Promise<ResolvedWithdrawal[]> => {
  if (!engine.capabilities.has('exclusions')) return withdrawals.map((fields) => ({ fields, records: [] }));
  const resolved: ResolvedWithdrawal[] = [];
  for (let from = 0; from < withdrawals.length; from += AT_ONCE) {
    const part = withdrawals.slice(from, from + AT_ONCE);
    const answers = await engine.searchEach(part.map(recordsQuery));
    resolved.push(
      ...part.map((fields, at): ResolvedWithdrawal => ({
        fields,
        records: (answers[at]?.hits ?? []).map(toRecord),
      })),
    );
  }
  return resolved;
};

const toRecord = ({ score: _score, ...item }: { readonly score: number } & LinkedRecord): LinkedRecord =>
  item;
