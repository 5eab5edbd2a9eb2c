import type { GraphRecord } from '@open-discovery/model';
import type { QueryResult } from '@open-discovery/portal-state';
import type { Comparison } from './compare/load-comparison.ts';
import type { RecordGroup } from '../../saved/ids-by-kind.ts';

/** Records that are fetched together. */
export interface SharedGroup extends RecordGroup {
  readonly records: QueryResult<readonly GraphRecord[]>;
}

/** The data of the loader of the page of saved items: the records that the address names. */
export interface SavedData {
  readonly shows: 'saved';
  readonly shared: readonly SharedGroup[];
  /** The records side by side, if the address compares them. */
  readonly comparison?: Comparison | null;
}
