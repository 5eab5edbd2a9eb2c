import { isDeepStrictEqual } from 'node:util';
import type { KindedRecord } from '@open-discovery/model';
import { isEmpty } from '../fields.ts';
import type { EvidenceRow } from '../merge/find-merges.ts';
import type { Join, Refusal } from '../merge/group-records.ts';
import { addressAtSource, sourceNames } from './part-source.ts';

const MOST_PARTS = 50;
const MOST_APART = 20;
/** Fields about how a record came about, not about its subject. */
const NOT_CONTRIBUTED: ReadonlySet<string> = new Set([
  'id',
  'originalIds',
  'mergeEvidence',
  'statements',
  'updatedHere',
]);

/** A field of a merged record, and the items of a list as JSON. */
interface MergedField {
  readonly value: unknown;
  readonly items: ReadonlySet<string> | null;
}

/** Reports whether a field of the merged record is that of a part, or a list that has one of its items. */
const comesFrom = ({ value, items }: MergedField, part: unknown): boolean => {
  if (items === null || !Array.isArray(part)) return value === part || isDeepStrictEqual(value, part);
  return part.some((item) => items.has(JSON.stringify(item)));
};

/** Returns the fields of a record that have content, except those that say how it came about. */
const contentOf = ({ record }: KindedRecord): (readonly [string, unknown])[] =>
  Object.entries<unknown>({ ...record }).flatMap(([name, field]) => {
    return NOT_CONTRIBUTED.has(name) || isEmpty(field) ? [] : [[name, field] as const];
  });

const mergedFields = (merged: KindedRecord): ReadonlyMap<string, MergedField> =>
  new Map(
    contentOf(merged).map(([name, value]) => {
      const items = Array.isArray(value) ? new Set(value.map((item) => JSON.stringify(item))) : null;
      return [name, { value, items }];
    }),
  );

/** Returns the names of the fields whose value in the merged record is from a part. */
const fieldsFrom = (merged: ReadonlyMap<string, MergedField>, part: KindedRecord): string[] =>
  contentOf(part).flatMap(([name, value]) => {
    const field = merged.get(name);
    return field !== undefined && comesFrom(field, value) ? [name] : [];
  });

const byIds = <T extends { readonly a: string; readonly b: string; readonly by: string }>(
  a: T,
  b: T,
): number => {
  const [first, second] = [a, b].map((pair) => `${pair.a} ${pair.b} ${pair.by}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
};

const distinctBy = <T extends Refusal>(pairs: readonly T[]): T[] => [
  ...new Map(pairs.map((pair) => [`${pair.a} ${pair.b} ${pair.by}`, pair])).values(),
];

/**
 * Sets what a record was made of, why, and what was kept apart from it; removes what an earlier import said of that.
 */
export const withEvidence = (
  item: KindedRecord,
  parts: readonly KindedRecord[],
  evidence: readonly EvidenceRow[],
): KindedRecord => {
  if (parts.length < 2 && evidence.length === 0 && item.record.mergeEvidence === undefined) return item;
  const { mergeEvidence: _before, ...record } = item.record;
  const joins = evidence.flatMap(({ join }): Join[] => (join ? [join] : []));
  const apart = distinctBy(evidence.flatMap(({ refusal }): Refusal[] => (refusal ? [refusal] : [])));
  if (parts.length < 2 && apart.length === 0) return { kind: item.kind, record } as KindedRecord;
  const merged = mergedFields(item);
  const mergeEvidence = {
    parts:
      parts.length < 2
        ? []
        : parts.slice(0, MOST_PARTS).map((part) => ({
            id: part.record.id,
            sources: sourceNames(part),
            fields: fieldsFrom(merged, part),
            url: addressAtSource(part),
          })),
    joins: joins.sort(byIds).slice(0, MOST_PARTS),
    apart: apart.sort(byIds).slice(0, MOST_APART),
  };
  return { kind: item.kind, record: { ...record, mergeEvidence } } as KindedRecord;
};
