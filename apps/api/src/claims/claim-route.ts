import { claimFieldsSchema, newClaimSchema } from '@open-discovery/model/schemas';
import { z } from 'zod';
import type { AdminDependencies } from '../admin-tool/admin-route.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { WithdrawalOverlay } from '../withdrawals/withdrawal-overlay.ts';
import type { LinkOverlay } from './linked-engine/link-overlay.ts';

export interface ClaimsDependencies extends AdminDependencies {
  /** The engine without the links that users made. */
  readonly engine: SearchEngine;
  readonly overlay: LinkOverlay;
  readonly withdrawals: WithdrawalOverlay;
  readonly pendingLimit: number;
}

export const CLAIMS_TAG = 'Links of users';

const claimAnswer = claimFieldsSchema
  .omit({ decidedBy: true })
  .extend({ _id: z.string(), version: z.int() })
  .meta({ title: 'Claim' });

/** The responses of the calls for links. */
export const CLAIM_ANSWERS = {
  claims: z.array(claimAnswer),
  page: z.object({
    header: z.object({ numFound: z.int(), page: z.int(), pageSize: z.int() }),
    counts: z
      .object({ pending: z.int(), approved: z.int(), rejected: z.int() })
      .describe('By state, whatever state was requested'),
    results: z.array(claimAnswer),
  }),
  added: z.object({
    added: z.array(claimAnswer),
    known: z
      .array(newClaimSchema)
      .describe('Links that are in the graph, or that the user had added before; they are not added again'),
  }),
} as const;
