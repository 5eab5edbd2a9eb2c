import type { LinkedRecord } from '@open-discovery/model';
import { groupValues } from '../group-values.ts';
import { recordKeys } from './identifier-key.ts';
import type { WorkOnRecord } from './orcid-api.ts';

export const WORK_STATES = ['missing', 'present', 'added'] as const;
/** Not on the ORCID record; there from another source; or added from here. */
type WorkState = (typeof WORK_STATES)[number];

/** A record of the graph compared with an ORCID record. */
export interface MatchedWork {
  readonly item: LinkedRecord;
  readonly state: WorkState;
  /** The put-code of a work that was added from here. */
  readonly putCode: string | null;
}

/**
 * Compares records with the works on an ORCID record. A work was added from here if its put-code was kept, which holds
 * even if the record has other identifiers by now, or if ORCID names this client as its source.
 */
export const matchWorks = (
  records: readonly LinkedRecord[],
  works: readonly WorkOnRecord[],
  putCodes: ReadonlyMap<string, string>,
): MatchedWork[] => {
  const onRecord = new Set(works.map(({ putCode }) => putCode));
  const byKey = groupValues(works.flatMap((work) => work.keys.map((key) => [key, work] as const)));
  return records.map((item) => {
    const kept = putCodes.get(item.record.id);
    if (kept !== undefined && onRecord.has(kept)) return { item, state: 'added', putCode: kept };
    const found = recordKeys(item).flatMap((key) => byKey.get(key) ?? []);
    const ours = found.find(({ isOurs }) => isOurs);
    if (ours) return { item, state: 'added', putCode: ours.putCode };
    return { item, state: found.length > 0 ? 'present' : 'missing', putCode: null };
  });
};
