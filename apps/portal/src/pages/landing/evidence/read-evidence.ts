import type { GraphRecord } from '@open-discovery/model';
import { isShownField } from './field-names.ts';

type Evidence = NonNullable<GraphRecord['mergeEvidence']>;

/** A record of which another one was made. */
export type Part = NonNullable<Evidence['parts']>[number];

/** Returns the names of a part's sources. */
export const partNames = ({ sources }: Part): readonly string[] => sources ?? [];

const distinctBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

/** Returns parts without those that a reader cannot tell from another one. */
export const distinctParts = (parts: readonly Part[]): readonly Part[] =>
  distinctBy(parts, (part) => JSON.stringify([partNames(part), part.url]));

const distinct = (names: readonly string[]): string[] => [...new Set(names)];

/** The names of sources under one reason or field. */
interface Named {
  readonly sources: readonly string[];
}

/** Adds names to those under a key. */
const addTo = (named: Map<string, string[]>, key: string, names: readonly string[]): void => {
  named.set(key, [...(named.get(key) ?? []), ...names]);
};

/** Returns the reasons for merging, each with the names of the sources whose records it joined. */
export const joinsByReason = ({
  mergeEvidence,
}: GraphRecord): readonly (Named & { readonly by: string })[] => {
  const { parts, joins } = mergeEvidence ?? {};
  const namesById = new Map<string, string[]>();
  for (const part of parts ?? []) addTo(namesById, part.id, partNames(part));
  const reasons = new Map<string, string[]>();
  for (const { a, b, by } of joins ?? [])
    addTo(reasons, by, [...(namesById.get(a) ?? []), ...(namesById.get(b) ?? [])]);
  return [...reasons].map(([by, names]) => ({ by, sources: distinct(names) }));
};

/**
 * Returns the fields that parts gave by their names, each with the sources that gave it; '' for an unknown source. Fields
 * of one name are one.
 */
export const fieldsOfParts = (
  parts: readonly Part[],
  nameOf: (field: string) => string,
): readonly (Named & { readonly name: string })[] => {
  const sources = new Map<string, string[]>();
  for (const part of parts)
    for (const name of (part.fields ?? []).filter(isShownField).map(nameOf))
      addTo(sources, name, partNames(part).length === 0 ? [''] : partNames(part));
  return [...sources].map(([name, names]) => ({ name, sources: distinct(names) }));
};

/** Returns the records that were not merged with this one, with the reasons. */
export const apartFrom = (record: GraphRecord): readonly { readonly id: string; readonly by: string }[] => {
  const { parts, apart } = record.mergeEvidence ?? {};
  const own = new Set([record.id, ...(parts ?? []).map(({ id }) => id)]);
  const others = (apart ?? []).map(({ a, b, by }) => ({ id: own.has(a) ? b : a, by }));
  return distinctBy(others, ({ id, by }) => `${id} ${by}`);
};
