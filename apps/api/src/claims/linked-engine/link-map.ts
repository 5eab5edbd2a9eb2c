import { relatedCard, relationValue } from '@open-discovery/graph-index';
import { inverseRelation } from '@open-discovery/model';
import type { KindedRecord, RelationName } from '@open-discovery/model';
import type { ApprovedLink, LinkedEnd } from './approved-link.ts';

/** The fields of the index in which a product lists the records to which approved links lead. */
export const LINKED_FIELDS = ['project', 'community'] as const;
export type LinkedField = (typeof LINKED_FIELDS)[number];

const fieldOf = ({ card: { kind } }: LinkedEnd): LinkedField | null =>
  LINKED_FIELDS.find((field) => field === kind) ?? null;

/** The approved links of the current records, by both ends. */
export interface LinkMap {
  readonly isEmpty: boolean;
  readonly endsOf: (id: string) => readonly LinkedEnd[];
  /** Returns the ids of the records that are linked by a value of the index field `relation`. */
  readonly withRelation: (value: string) => readonly string[];
  /** Returns the ids of the products that are linked to a project or a community, by its value in the index. */
  readonly withValue: (field: LinkedField, value: string) => readonly string[];
  /** Returns the ids of all products that are linked to projects or to communities. */
  readonly withField: (field: LinkedField) => readonly string[];
}

/** Lists of distinct ids by key. */
const createLists = () => {
  const lists = new Map<string, Set<string>>();
  return {
    add: (key: string, id: string): void => {
      lists.set(key, (lists.get(key) ?? new Set()).add(id));
    },
    of: (key: string): readonly string[] => [...(lists.get(key) ?? [])],
  };
};

const valueKey = (field: LinkedField, value: string): string => JSON.stringify([field, value]);

/**
 * Creates the map of the links whose ends are among the current records. An end that was merged into another record is
 * that record.
 */
export const createLinkMap = (
  links: readonly ApprovedLink[],
  recordOf: (id: string) => KindedRecord | null,
): LinkMap => {
  const ends = new Map<string, LinkedEnd[]>();
  const relations = createLists();
  const values = createLists();
  const addEnd = (from: KindedRecord, relation: RelationName, to: KindedRecord, approvedAt: string): void => {
    const { id } = from.record;
    const known = ends.get(id) ?? [];
    // Two users may have claimed the same link.
    if (known.some((one) => one.relation === relation && one.other.record.id === to.record.id)) return;
    const end: LinkedEnd = { relation, other: to, card: relatedCard(to), approvedAt };
    ends.set(id, [...known, end]);
    relations.add(relationValue(relation, to.record.id), id);
    const field = from.kind === 'product' ? fieldOf(end) : null;
    if (field === null) return;
    values.add(valueKey(field, end.card.value), id);
    values.add(field, id);
  };
  for (const { source, relation, target, approvedAt } of links) {
    const from = recordOf(source);
    const to = recordOf(target);
    if (!from || !to || from.record.id === to.record.id) continue;
    addEnd(from, relation, to, approvedAt);
    addEnd(to, inverseRelation(relation), from, approvedAt);
  }
  return {
    isEmpty: ends.size === 0,
    endsOf: (id) => ends.get(id) ?? [],
    withRelation: relations.of,
    withValue: (field, value) => values.of(valueKey(field, value)),
    withField: values.of,
  };
};
