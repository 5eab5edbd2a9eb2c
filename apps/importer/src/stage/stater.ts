import type { Kind, KindedRecord } from '@open-discovery/model';

/** A record as one of its sources states it: a later statement of the same source replaces it. */
export interface Stater {
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

/** Returns by whom a record is stated. */
export const staterOf = (item: KindedRecord): Stater => ({
  id: item.record.id,
  kind: item.kind,
  sources: sourcesOf(item),
});

/**
 * Reports whether a new statement about an id replaces an earlier one: it is about the same kind of record, and has a source
 * in common with it, or one of them names none. Records of other sources stay, because sources share ids.
 */
export const replaces = (statement: Stater, earlier: Stater): boolean =>
  statement.id === earlier.id &&
  statement.kind === earlier.kind &&
  (statement.sources.length === 0 ||
    earlier.sources.length === 0 ||
    statement.sources.some((source) => earlier.sources.includes(source)));

/** Returns a text that is equal for equal statements. */
export const staterKey = ({ id, kind, sources }: Stater): string => JSON.stringify([id, kind, ...sources]);
