import type { RelatedCard } from '@open-discovery/graph-index';
import type { KindedRecord, RelationName } from '@open-discovery/model';
import type { Item } from '../../content/item.ts';

/** A link that a curator has approved. */
export interface ApprovedLink {
  readonly source: string;
  readonly relation: RelationName;
  readonly target: string;
  /** ISO 8601. */
  readonly approvedAt: string;
}

/** A record at the other end of an approved link. */
export interface LinkedEnd {
  readonly relation: RelationName;
  readonly other: KindedRecord;
  readonly card: RelatedCard;
  /** ISO 8601. */
  readonly approvedAt: string;
}

/** Returns the approved links among all claimed ones, the oldest decision first. */
export const approvedLinks = (claims: ReadonlyMap<string, Item<'claim'>>): ApprovedLink[] =>
  [...claims.values()]
    .flatMap(({ fields: { source, relation, target, state, decidedAt } }) =>
      state === 'approved' && decidedAt !== null
        ? [{ source: source.id, relation, target: target.id, approvedAt: decidedAt }]
        : [],
    )
    .sort((a, b) => a.approvedAt.localeCompare(b.approvedAt));
