import type { KindedRecord } from '@open-discovery/model';
import { createHash } from 'node:crypto';

/** Of a record's hash: enough to tell two states of one record apart. */
const RECORD_HASH_CHARS = 16;

/** Id and content of a record, the content as a hash. */
export type HashedRecord = readonly [id: string, content: string];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON in which the order of fields, which says nothing, makes no difference. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/** What a record says now. */
export const hashRecord = ({ kind, record }: KindedRecord): HashedRecord => [
  record.id,
  sha256(canonicalJson([kind, record])).slice(0, RECORD_HASH_CHARS),
];

/** The records by their ids, in the order of their characters' codes. */
export const byId = (records: readonly HashedRecord[]): HashedRecord[] =>
  records.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/** One hash for all of the records, whatever their order. */
export const hashRecords = (records: readonly HashedRecord[]): string =>
  sha256(
    byId(records)
      .map(([id, content]) => `${id} ${content}\n`)
      .join(''),
  );
