import type { WithdrawableRecord } from '@open-discovery/model';
import type { FieldsOf } from '../content/collections.ts';
import { findRecord } from '../graph/find-records.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { pageKind } from '../graph/named-records.ts';
import { findWithdrawable } from './find-withdrawable.ts';
import type { KnownWithdrawals } from './find-withdrawable.ts';
import { ownIdentifiers } from './own-identifiers.ts';

/** The identifiers by which a withdrawal knows a record again. */
export type RecordIdentity = Pick<FieldsOf['withdrawal'], 'recordId' | 'kind' | 'ids' | 'pids'>;

/** The records that can be withdrawn, with those that are. */
export interface WithdrawableRecords {
  /** Finds the records that an id, an identifier such as a DOI, or the address of a page names. */
  readonly find: (text: string, known: KnownWithdrawals) => Promise<WithdrawableRecord[]>;
  /** Returns the identity of the record with an id; null if there is none that has a page. */
  readonly identify: (id: string) => Promise<RecordIdentity | null>;
}

/** Opens the records of an engine, which has the withdrawn ones, too. */
export const openWithdrawableRecords = (engine: SearchEngine): WithdrawableRecords => ({
  find: (text, known) => findWithdrawable(text, engine, known),
  identify: async (id) => {
    const found = await findRecord(id, engine);
    const kind = found && pageKind(found);
    return found && kind && { recordId: found.record.id, kind, ...(await ownIdentifiers(found, engine)) };
  },
});
