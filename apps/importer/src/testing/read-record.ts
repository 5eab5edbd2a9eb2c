import { cleanRecord } from '../clean/clean-record.ts';
import { isFields } from '../fields.ts';
import type { Fields } from '../fields.ts';
import { readValue } from '../formats/read-value.ts';
import { readLink } from '../graph/read-link.ts';
import { reasonText } from '../report/skip-reason.ts';

/** A value as the importer reads it: its first record, the relations, and the fields left out. */
export interface ReadRecord {
  readonly kind: string;
  readonly record: Fields;
  /** `Cites doi_________::…` */
  readonly relations: readonly string[];
  readonly leftOut: readonly string[];
}

/** Reads a value as an import does, and returns its first record; throws if there is none. */
export const readRecord = (value: unknown): ReadRecord => {
  const all = readValue(value);
  const found = all.find(({ type }) => type === 'record');
  const cleaned = found?.type === 'record' ? cleanRecord(found.kind, found.record) : null;
  if (found?.type !== 'record' || cleaned === null || 'problem' in cleaned)
    throw new Error(`no record: ${JSON.stringify(all)}`);
  const record: unknown = cleaned.item.record;
  return {
    kind: cleaned.item.kind,
    record: isFields(record) ? record : {},
    relations: [
      ...new Set(
        all.flatMap((other) => {
          if (other.type !== 'relation') return [];
          const read = readLink(other.relation);
          return 'link' in read ? [`${read.link.relation} ${read.link.target}`] : [reasonText(read.problem)];
        }),
      ),
    ],
    leftOut: found.origin?.leftOut ?? [],
  };
};

/** Returns the reasons for which nothing of a value is imported. */
export const reasonsFor = (value: unknown): string[] =>
  readValue(value).flatMap((found) => (found.type === 'nothing' ? [reasonText(found.reason)] : []));
