import { stripKindPrefix, toIndexDocument } from '@open-discovery/graph-index';
import type { LinkedRecord } from '@open-discovery/model';
import type { FieldsOf } from '../content/collections.ts';
import type { EngineQuery } from '../search/engine-query.ts';
import type { Suggestion } from '../search/search-engine.ts';

type Fields = FieldsOf['withdrawal'];

/** A withdrawal with the current records that it is about. */
export interface ResolvedWithdrawal {
  readonly fields: Fields;
  readonly records: readonly LinkedRecord[];
}

/** The current records that are withdrawn. */
export interface HiddenRecords {
  readonly isEmpty: boolean;
  readonly withdrawals: readonly ResolvedWithdrawal[];
  readonly ids: ReadonlySet<string>;
  /** The ids in the form of a filter. */
  readonly idList: readonly string[];
  /** Returns the withdrawal of a record by its id, or by one of its source; an id may have the prefix of a kind. */
  readonly withdrawalOf: (id: string) => Fields | null;
  /** Returns the current record of a withdrawal, for administrators only. */
  readonly recordOf: (recordId: string) => LinkedRecord | null;
  /** Returns how many withdrawn records have a completion. */
  readonly countSuggestion: (suggestion: Pick<Suggestion, 'text' | 'group'>) => number;
}

const suggestionKey = ({ text, group }: Pick<Suggestion, 'text' | 'group'>): string =>
  `${group} ${text.trim()}`;

/** Counts the completions of records, as the index has them. */
const countSuggestions = (records: readonly LinkedRecord[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const record of records) {
    const suggestions = toIndexDocument(record, []).suggest ?? [];
    for (const key of new Set(suggestions.map(suggestionKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

const lookUpKey = (id: string): string => stripKindPrefix(id).toLowerCase();

/** Creates the lookup of the records that are withdrawn. */
export const createHiddenRecords = (withdrawals: readonly ResolvedWithdrawal[]): HiddenRecords => {
  const byId = new Map<string, Fields>();
  const current = new Map<string, LinkedRecord>();
  for (const { fields, records } of withdrawals) {
    for (const id of [...fields.ids, ...records.map(({ record }) => record.id)])
      byId.set(lookUpKey(id), fields);
    const own = records.find(({ record }) => record.id === fields.recordId) ?? records[0];
    if (own) current.set(fields.recordId, own);
  }
  for (const { fields } of withdrawals) byId.set(lookUpKey(fields.recordId), fields);
  const records = withdrawals.flatMap((one) => one.records);
  const ids = new Set([
    ...withdrawals.map(({ fields }) => fields.recordId),
    ...records.map(({ record }) => record.id),
  ]);
  let suggestions: ReadonlyMap<string, number> | null = null;
  return {
    isEmpty: ids.size === 0,
    withdrawals,
    ids,
    idList: [...ids],
    withdrawalOf: (id) => byId.get(lookUpKey(id)) ?? null,
    recordOf: (recordId) => current.get(recordId) ?? null,
    countSuggestion: (suggestion) => {
      suggestions ??= countSuggestions(records);
      return suggestions.get(suggestionKey(suggestion)) ?? 0;
    },
  };
};

/** Returns a query that does not find withdrawn records. */
export const withoutHidden = (query: EngineQuery, { isEmpty, idList }: HiddenRecords): EngineQuery =>
  isEmpty
    ? query
    : {
        ...query,
        filters: [
          ...query.filters,
          { name: 'withdrawn', is: 'not', condition: { is: 'any', field: 'id', values: idList } },
        ],
      };

/** Returns a record without its links to withdrawn ones. */
export const withoutHiddenLinks = <T extends LinkedRecord>(item: T, { ids }: HiddenRecords): T =>
  item.links?.some(({ id }) => ids.has(id))
    ? { ...item, links: item.links.filter(({ id }) => !ids.has(id)) }
    : item;
