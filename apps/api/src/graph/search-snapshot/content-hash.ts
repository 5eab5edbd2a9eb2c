import type { KindedRecord } from '@open-discovery/model';
import { createHash } from 'node:crypto';
import { isObject } from '../../http/json.ts';

/** Length of a record's hash, enough to distinguish two versions of one record. */
const RECORD_HASH_CHARS = 16;

/** The id of a record and the hash of its content. */
export type HashedRecord = readonly [id: string, content: string];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Serializes a value with its fields in alphabetical order, so that equal records have equal JSON. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/** Returns the id of a record and the hash of its content, to which the day of its import does not belong. */
export const hashRecord = ({ kind, record }: KindedRecord): HashedRecord => [
  record.id,
  sha256(canonicalJson([kind, { ...record, updatedHere: undefined }])).slice(0, RECORD_HASH_CHARS),
];

/** Sorts records by id, in the order of UTF-16 code units. */
export const sortById = (records: readonly HashedRecord[]): HashedRecord[] =>
  records.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/** Returns one hash of all records, independent of their order. */
export const hashRecords = (records: readonly HashedRecord[]): string =>
  sha256(
    sortById(records)
      .map(([id, content]) => `${id} ${content}\n`)
      .join(''),
  );
