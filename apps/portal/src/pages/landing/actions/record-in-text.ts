import { plainText } from '@open-discovery/model';
import type { GraphRecord } from '@open-discovery/model';
import { recordTitle } from '../../../records/record-title.ts';

/** Mail programs truncate longer texts or refuse to open them. */
const MOST_CHARACTERS = 1500;

/** Describes a record for an email: its identifiers and origin, one fact per line. */
export const recordInText = (record: GraphRecord, address: string): string => {
  const pids = 'pids' in record ? (record.pids ?? []) : [];
  const sources = 'collectedFrom' in record ? (record.collectedFrom ?? []) : [];
  const instances = 'instances' in record ? (record.instances ?? []) : [];
  return [
    plainText(recordTitle(record)),
    address,
    record.id,
    ...pids.map(({ scheme, value }) => `${scheme ?? 'pid'}: ${value}`),
    ...sources.map(({ key, value }) => [value, key].filter(Boolean).join(' · ')),
    ...instances.flatMap(({ urls }) => urls ?? []),
  ]
    .join('\n')
    .slice(0, MOST_CHARACTERS);
};
