import { isRecordId, stripKindPrefix } from '@open-discovery/graph-index';
import type { Filter, FilterCondition } from '../search/engine-query.ts';
import { mapConditions, simpleConditions } from '../search/simple-conditions.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { findRecords } from './find-records.ts';

/** Filter fields whose values are or end in ids of records. */
const ID_FIELDS: ReadonlySet<string> = new Set([
  'collectedFrom',
  'hostingSource',
  'id',
  'organization',
  'project',
  'relation',
]);

/** A value is an id, or a relation, a space and an id. */
const idIn = (value: string): string => value.slice(value.lastIndexOf(' ') + 1);

const idsIn = (condition: FilterCondition): string[] =>
  simpleConditions(condition)
    .flatMap((one) => (one.is === 'any' && ID_FIELDS.has(one.field) ? one.values.map(idIn) : []))
    .filter((id) => isRecordId(stripKindPrefix(id)));

const withIds = (condition: FilterCondition, kept: ReadonlyMap<string, string>): FilterCondition => {
  const replaced = (value: string): string => {
    const id = idIn(value);
    return `${value.slice(0, value.length - id.length)}${kept.get(id) ?? id}`;
  };
  return mapConditions(condition, (one) =>
    one.is === 'any' && ID_FIELDS.has(one.field) ? { ...one, values: one.values.map(replaced) } : one,
  );
};

/** Replaces ids of records that were merged into others by the ids of these, so that filters with them still apply. */
export const resolveMergedIds = async (
  filters: readonly Filter[],
  engine: SearchEngine,
): Promise<readonly Filter[]> => {
  const ids = [...new Set(filters.flatMap(idsIn))];
  if (ids.length === 0) return filters;
  const found = await findRecords(ids, engine);
  const kept = new Map(
    ids.flatMap((id, at): [string, string][] => {
      const survivor = found[at]?.record.id ?? id;
      return survivor === id ? [] : [[id, survivor]];
    }),
  );
  return kept.size === 0
    ? filters
    : filters.map((filter) => ({ name: filter.name, ...withIds(filter, kept) }));
};
