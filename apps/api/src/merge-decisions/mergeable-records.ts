import { kindOf } from '@open-discovery/model';
import type { DecidedRecord, Kind, LinkedRecord, MergeableRecord } from '@open-discovery/model';
import { findRecords } from '../graph/find-records.ts';
import { findNamedRecords, pageKind, sourcesOf, titleOf } from '../graph/named-records.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** The kinds of which imports merge records that describe the same; those of other kinds are the same by their id alone. */
const MERGED_KINDS: ReadonlySet<Kind> = new Set(['product', 'organization', 'dataSource']);

export type CurrentRecord = NonNullable<DecidedRecord['current']>;

/** Reports whether imports may merge these records. */
export const areMergeable = (records: readonly CurrentRecord[]): boolean => {
  const [kind, ...others] = new Set(records.map((record) => kindOf(record.kind)));
  return kind !== undefined && others.length === 0 && MERGED_KINDS.has(kind);
};

/** The records about which people can decide. */
export interface MergeableRecords {
  /** Finds the records that an id, an identifier such as a DOI, or the address of a page names. */
  readonly find: (text: string) => Promise<MergeableRecord[]>;
  /** Returns the records that have the ids, or were made of records with the ids; null for unknown ones. */
  readonly current: (ids: readonly string[]) => Promise<(CurrentRecord | null)[]>;
  /** Reports whether another service has the records, so that no import merges them. */
  readonly areElsewhere: () => boolean;
}

const partsOf = ({ record: { mergeEvidence } }: LinkedRecord): MergeableRecord['parts'] => {
  const parts = mergeEvidence?.parts ?? [];
  if (parts.length < 2) return [];
  return parts.map(({ id, sources, url }) => ({ id, sources: sources ?? [], url: url ?? null }));
};

const toMergeable = (item: LinkedRecord): MergeableRecord[] => {
  const kind = pageKind(item);
  if (kind === null || !MERGED_KINDS.has(item.kind)) return [];
  return [{ id: item.record.id, kind, title: titleOf(item), sources: sourcesOf(item), parts: partsOf(item) }];
};

const toCurrent = (item: LinkedRecord): CurrentRecord | null => {
  const kind = pageKind(item);
  return kind && { id: item.record.id, kind, title: titleOf(item) };
};

/** Opens the records of an engine, which has the withdrawn ones, too. */
export const openMergeableRecords = (engine: SearchEngine): MergeableRecords => ({
  find: async (text) => (await findNamedRecords(text, engine)).flatMap(toMergeable),
  current: async (ids) => (await findRecords(ids, engine)).map((item) => item && toCurrent(item)),
  areElsewhere: () => engine.about()?.isLive === true,
});
