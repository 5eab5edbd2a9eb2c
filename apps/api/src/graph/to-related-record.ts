import type { KindedRecord } from '@open-discovery/model';
import type { LinkedByUser, SearchHit } from '../search/search-engine.ts';
import { toKindedRecord } from './to-kinded-record.ts';

/** A related record, with the provenance of its relation if users added it. */
export type RelatedItem = KindedRecord & { readonly linkedByUser?: LinkedByUser };

/** Removes the fields of a hit that are specific to its search, but not the provenance of its relation. */
export const toRelatedRecord = (hit: SearchHit): RelatedItem => ({
  ...toKindedRecord(hit),
  ...(hit.linkedByUser ? { linkedByUser: hit.linkedByUser } : {}),
});
