import { KINDS, RECORD_KINDS } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { SAVED_PATH } from '../runtime/paths.ts';
import type { SelectedRecord } from './saved-items.ts';

/** The fields that identify a record. */
export type RecordKey = Pick<SelectedRecord, 'kind' | 'id'>;

/** Maximum number of records in an address; some servers refuse longer ones. */
export const SHARED_MAX = 200;

/**
 * Returns an address that shows these records to anyone. Ids are in the parameters of their landing pages.
 * @example sharedAddress([{ kind: 'project', id: 'corda::1' }]) // '/saved?projectId=corda%3A%3A1'
 */
export const sharedAddress = (records: readonly RecordKey[]): string => {
  const parameters = new URLSearchParams();
  for (const { kind, id } of records.slice(0, SHARED_MAX)) parameters.append(KINDS[kind].idParam, id);
  return `${SAVED_PATH}?${parameters.toString()}`;
};

const KIND_OF_PARAM: ReadonlyMap<string, RecordKind> = new Map(
  RECORD_KINDS.map((kind) => [KINDS[kind].idParam, kind]),
);

/** Returns the records that an address names, without duplicates; other parameters are ignored. */
export const sharedRecords = (parameters: URLSearchParams): readonly RecordKey[] => {
  const records = new Map<string, RecordKey>();
  for (const [name, id] of parameters) {
    const kind = KIND_OF_PARAM.get(name);
    if (kind !== undefined && id !== '' && id.length <= 300) records.set(id, { kind, id });
  }
  return [...records.values()].slice(0, SHARED_MAX);
};
