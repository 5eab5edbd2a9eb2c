import type { z } from 'zod';
import type { PageHeader, Stored } from '../admin-tool/admin-tool.ts';
import { PRODUCT_RELATION_NAMES } from '../relations.ts';
import type { RelationName } from '../relations.ts';
import type { claimEndSchema, claimFieldsSchema, newClaimSchema } from './schemas.ts';
import type { ClaimState } from './words.ts';

/** The kinds of record that a research product can be linked to. */
export type ClaimTargetKind = 'product' | 'project' | 'community';

/** Relations that are computed and cannot be claimed. */
const COMPUTED: ReadonlySet<RelationName> = new Set([
  'HasAmongTopNSimilarDocuments',
  'IsAmongTopNSimilarDocuments',
]);

/**
 * The relations that a user can claim, from a research product to a record of each kind. The first is the default.
 * @example CLAIM_RELATIONS.project // ['isProducedBy']
 */
export const CLAIM_RELATIONS: Readonly<Record<ClaimTargetKind, readonly [RelationName, ...RelationName[]]>> =
  {
    product: [
      'IsRelatedTo',
      ...PRODUCT_RELATION_NAMES.filter((name) => name !== 'IsRelatedTo' && !COMPUTED.has(name)),
    ],
    project: ['isProducedBy'],
    community: ['isMemberOf'],
  };

/** One end of a claimed link: a record as it was when the link was claimed. */
export type ClaimEnd = z.output<typeof claimEndSchema>;

/** A new link, by the ids of both ends. */
export type NewClaim = z.input<typeof newClaimSchema>;

/** A link that a user has claimed, as its owner and the curators see it. */
export type Claim = Stored & Omit<z.output<typeof claimFieldsSchema>, 'decidedBy'>;

/** Number of links by their state. */
export type ClaimCounts = Readonly<Record<ClaimState, number>>;

/** A page of links. */
export interface ClaimPage {
  readonly header: PageHeader;
  /** Counts of the search without the chosen state. */
  readonly counts: ClaimCounts;
  readonly results: readonly Claim[];
}

/** The links that a request has added, and the requested ones that existed before. */
export interface AddedClaims {
  readonly added: readonly Claim[];
  /** Links that are in the graph, or that the user had claimed before. */
  readonly known: readonly NewClaim[];
}
