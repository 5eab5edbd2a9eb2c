import type { RelationName, SearchedKind } from '@open-discovery/model';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { MessageId } from '../../../messages/message-id.ts';
import type { ComparedKind } from './compare-address.ts';

/** The counts of compared records: of the records that have a relation to one of them, or to two. */
interface Figure {
  readonly relation: RelationName;
  /** The kind of the related records. */
  readonly of: SearchedKind;
  readonly name: MessageId;
}

/** Two figures for each kind: with five records, one request counts them of each record and of each pair. */
const FIGURES = {
  product: [
    { relation: 'Cites', of: 'product', name: 'compare.cited' },
    { relation: 'IsCitedBy', of: 'product', name: 'compare.citing' },
  ],
  project: [
    { relation: 'produces', of: 'product', name: 'compare.works' },
    { relation: 'hasParticipant', of: 'organization', name: 'compare.participants' },
  ],
  organization: [
    { relation: 'isAuthorInstitutionOf', of: 'product', name: 'compare.works' },
    { relation: 'isParticipant', of: 'project', name: 'kind.project' },
  ],
} as const satisfies Record<ComparedKind, readonly Figure[]>;

/** A count of records related to one or two of the compared ones, and the search for them. */
export interface CountedOverlap {
  readonly name: MessageId;
  /** Positions of the compared records. */
  readonly records: readonly number[];
  readonly query: SearchQuery;
}

/** Returns the pairs of positions of a number of records. */
export const pairsOf = (count: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_none, one) =>
    Array.from({ length: count - one - 1 }, (_other, more) => [one, one + 1 + more] as const),
  ).flat();

/** Returns what is counted of records: the figures of each, then those of each pair. */
export const overlapQueries = (kind: ComparedKind, ids: readonly string[]): readonly CountedOverlap[] =>
  [...ids.map((_id, position) => [position]), ...pairsOf(ids.length)].flatMap((records) =>
    FIGURES[kind].map(({ relation, of, name }) => ({
      name,
      records,
      query: {
        ...EMPTY_QUERY,
        kind: of,
        filters: { related: records.map((position) => `${relation}:${ids[position] ?? ''}`) },
      },
    })),
  );
