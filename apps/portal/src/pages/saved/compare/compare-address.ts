import { kindOf } from '@open-discovery/model';
import type { SearchedKind } from '@open-discovery/model';
import { sharedAddress } from '../../../saved/saved-addresses.ts';
import type { RecordKey } from '../../../saved/saved-addresses.ts';

/** URL parameter that shows the named records side by side. */
export const COMPARE = 'compare';
/** Number of records that fit side by side. */
export const COMPARED_MAX = 5;

/** The kinds of records that can be compared. */
export type ComparedKind = Extract<SearchedKind, 'product' | 'project' | 'organization'>;

const KINDS: readonly SearchedKind[] = ['product', 'project', 'organization'] satisfies ComparedKind[];
export const isComparedKind = (kind: SearchedKind): kind is ComparedKind => KINDS.includes(kind);

/** Returns the address that compares records; `null` unless they are two to five of one kind that can be compared. */
export const compareAddress = (records: readonly RecordKey[]): string | null => {
  const [first, second] = records;
  if (first === undefined || second === undefined || records.length > COMPARED_MAX) return null;
  const kind = kindOf(first.kind);
  const isOneKind = records.every((record) => kindOf(record.kind) === kind);
  return isOneKind && isComparedKind(kind) ? `${sharedAddress(records)}&${COMPARE}=1` : null;
};
