import type { GraphRecord } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import type { QueryResult, QueryRunner } from '@open-discovery/portal-state';
import { idsByKind } from '../../../saved/ids-by-kind.ts';
import type { RecordKey } from '../../../saved/saved-addresses.ts';
import { COMPARED_MAX, isComparedKind } from './compare-address.ts';
import type { ComparedKind } from './compare-address.ts';
import { overlapQueries } from './overlap-queries.ts';

/** The records that an address compares, and the counts of {@link overlapQueries}. */
export interface Comparison {
  readonly kind: ComparedKind;
  readonly records: QueryResult<readonly GraphRecord[]>;
  readonly totals: QueryResult<readonly (number | null)[]>;
  /** Number of records of the address that are not compared: too many, of another kind, or not here. */
  readonly left: number;
}

/** Loads the first records of one kind of an address; `null` if fewer than two of it can be compared. */
export const loadComparison = async (
  names: readonly RecordKey[],
  fetchQuery: QueryRunner,
): Promise<Comparison | null> => {
  const [group] = idsByKind(names);
  if (group === undefined || !isComparedKind(group.kind)) return null;
  const { kind } = group;
  const asked = group.ids.slice(0, COMPARED_MAX);
  const found = await fetchQuery('records', { kind, ids: asked });
  const records = (foundValue(found) ?? []).toSorted((a, b) => asked.indexOf(a.id) - asked.indexOf(b.id));
  if (found.state === 'found' && records.length < 2) return null;
  const queries = overlapQueries(
    kind,
    records.map(({ id }) => id),
  ).map(({ query }) => query);
  return {
    kind,
    records: found.state === 'found' ? { state: 'found', value: records } : found,
    totals: await fetchQuery('totals', queries),
    left: names.length - records.length,
  };
};
