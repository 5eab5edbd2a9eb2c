import type { Kind, KindedRecord } from '@open-discovery/model';

/** Identifies a record among those that sources give: by its id, its kind and the names of its sources. */
export interface SourceRecord {
  readonly id: string;
  readonly kind: Kind;
  readonly sources: readonly string[];
}

type Source = { readonly key?: string | null; readonly value?: string | null } | null | undefined;

const namesOf = (sources: readonly Source[]): string[] => [
  ...new Set(sources.flatMap((source) => source?.key ?? source?.value ?? [])),
];

const sourcesOf = ({ kind, record }: KindedRecord): string[] => {
  if (kind === 'organization' || kind === 'dataSource') return namesOf(record.collectedFrom ?? []);
  if (kind !== 'product') return [];
  const own = namesOf(record.collectedFrom ?? []);
  return own.length > 0
    ? own
    : namesOf((record.instances ?? []).map(({ collectedFrom, hostedBy }) => collectedFrom ?? hostedBy));
};

/** Returns what identifies a record. */
export const sourceRecordOf = (item: KindedRecord): SourceRecord => ({
  id: item.record.id,
  kind: item.kind,
  sources: sourcesOf(item),
});

/**
 * Reports whether a new record replaces an earlier one: both have the same id and kind, and a source in common, or one of them
 * names no source. Records of other sources stay, because sources share ids.
 */
export const replaces = (record: SourceRecord, earlier: SourceRecord): boolean =>
  record.id === earlier.id &&
  record.kind === earlier.kind &&
  (record.sources.length === 0 ||
    earlier.sources.length === 0 ||
    record.sources.some((source) => earlier.sources.includes(source)));

/** Returns a text that is the same for equal source records. */
export const sourceRecordKey = ({ id, kind, sources }: SourceRecord): string =>
  JSON.stringify([id, kind, ...sources]);
