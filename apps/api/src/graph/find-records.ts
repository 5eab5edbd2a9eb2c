import { isRecordId, keywordValues, stripKindPrefix } from '@open-discovery/graph-index';
import type { LinkedRecord } from '@open-discovery/model';
import { groupValues } from '../group-values.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { ALL_RECORDS } from '../search/engine-query.ts';

/** Maximum number of ids per search, so that the filter stays small. */
const IDS_PER_SEARCH = 100;

const originalIdsOf = ({ record }: LinkedRecord): string[] =>
  ('originalIds' in record ? (record.originalIds ?? []) : []).map((id) => stripKindPrefix(id).toLowerCase());

/** Returns the records that carry each id as an original id, by the id in lower case. */
const findCarriers = async (
  ids: readonly string[],
  engine: SearchEngine,
): Promise<ReadonlyMap<string, readonly LinkedRecord[]>> => {
  const { hits } = await engine.search({
    ...ALL_RECORDS,
    filters: [
      {
        name: 'originalId',
        is: 'any',
        field: 'originalId',
        values: ids.flatMap((id) => keywordValues('originalId', id)),
      },
    ],
    limit: ids.length * 2,
  });
  return groupValues(hits.flatMap((hit) => [...new Set(originalIdsOf(hit))].map((id) => [id, hit] as const)));
};

/**
 * Returns the records in the order of the ids, which may have the prefix of a kind. The id of a record that was merged
 * into another one gives that one, unless several records carry the id. Other unknown ids give `null`.
 */
export const findRecords = async (
  ids: readonly string[],
  engine: SearchEngine,
): Promise<(LinkedRecord | null)[]> => {
  const plain = ids.map(stripKindPrefix);
  const found = await engine.get(plain);
  const missing = [...new Set(plain.filter((id, at) => !found[at] && isRecordId(id)))];
  const carriers = new Map<string, readonly LinkedRecord[]>();
  for (let from = 0; from < missing.length; from += IDS_PER_SEARCH) {
    const some = await findCarriers(missing.slice(from, from + IDS_PER_SEARCH), engine);
    for (const [id, items] of some) carriers.set(id, items);
  }
  return plain.map((id, at) => {
    const [first, ...others] = carriers.get(id.toLowerCase()) ?? [];
    return found[at] ?? (others.length === 0 ? (first ?? null) : null);
  });
};

/** Returns the record with an id, or the one that it was merged into; `null` for an unknown id. */
export const findRecord = async (id: string, engine: SearchEngine): Promise<LinkedRecord | null> =>
  (await findRecords([id], engine))[0] ?? null;
