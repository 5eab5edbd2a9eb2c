import { claimRejectionSchema, decidedClaimsSchema } from '@open-discovery/model/schemas';
import type { Claim } from '@open-discovery/model';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { requireUser } from '../access/require-user.ts';
import { addAdminRoute } from '../admin-tool/add-admin-route.ts';
import { bodyOf } from '../admin-tool/body.ts';
import { changeAs } from '../admin-tool/change-as.ts';
import { getItem } from '../admin-tool/stored-items.ts';
import type { FieldsOf } from '../content/collections.ts';
import { listItems } from '../content/content.ts';
import type { Basis } from '../content/draft.ts';
import { CLAIM_ANSWERS, CLAIMS_TAG } from './claim-route.ts';
import type { ClaimsDependencies } from './claim-route.ts';
import { toClaim, toClaimPage, withoutWithdrawnTitles } from './claim-views.ts';
import { CLAIMS_QUERY } from './claims-query.ts';

const CURATE = { tag: CLAIMS_TAG, action: 'links.curate', targets: () => [null] } as const;

type Decision = Pick<FieldsOf['claim'], 'state' | 'reason'>;

type DecidedClaims = z.output<typeof decidedClaimsSchema>;

/** Returns the links of a request, each once. */
const basesOf = (given: DecidedClaims): readonly Basis[] => {
  const bases = given.map((one) =>
    typeof one === 'string' ? { id: one, version: null } : { id: one._id, version: one.version },
  );
  return [...new Map(bases.map((basis) => [basis.id, basis])).values()];
};

/**
 * Decides on all of the links or, if one no longer exists or has another decision than the caller has read, on
 * none.
 */
const decide = async (
  dependencies: ClaimsDependencies,
  caller: Caller,
  given: DecidedClaims,
  decision: Decision,
): Promise<Claim[]> => {
  const decidedAt = new Date(dependencies.clock()).toISOString();
  const decidedBy = requireUser(caller).id;
  const decided = await changeAs(dependencies, caller, (draft) =>
    basesOf(given).map((basis) => {
      const claim = getItem(draft.content(), 'claim', basis.id);
      // The first approval stays the date of the link.
      if (claim.fields.state === 'approved' && decision.state === 'approved') return toClaim(claim);
      return toClaim(draft.update(claim, basis, { ...claim.fields, ...decision, decidedBy, decidedAt }));
    }),
  );
  await dependencies.overlay.refresh();
  return decided;
};

/** Adds the calls for curators of links. */
export const addCurationRoutes = (app: FastifyInstance, dependencies: ClaimsDependencies): void => {
  addAdminRoute(app, dependencies, {
    ...CURATE,
    method: 'GET',
    url: '/all',
    summary: 'The links of all users, newest first',
    query: CLAIMS_QUERY,
    answer: CLAIM_ANSWERS.page,
    reply: async ({ content, query }) => {
      const hidden = await dependencies.withdrawals.current();
      return toClaimPage(withoutWithdrawnTitles(listItems(content, 'claim'), hidden), query);
    },
  });
  addAdminRoute(app, dependencies, {
    ...CURATE,
    method: 'POST',
    url: '/approve',
    summary: 'Approves links: they are relations of the graph from now on',
    body: bodyOf(decidedClaimsSchema),
    answer: CLAIM_ANSWERS.claims,
    reply: ({ caller, body }) => decide(dependencies, caller, body, { state: 'approved', reason: '' }),
  });
  addAdminRoute(app, dependencies, {
    ...CURATE,
    method: 'POST',
    url: '/reject',
    summary: 'Rejects links with a reason that their owners read; approved ones leave the graph',
    body: bodyOf(claimRejectionSchema),
    answer: CLAIM_ANSWERS.claims,
    reply: ({ caller, body: { ids, reason } }) =>
      decide(dependencies, caller, ids, { state: 'rejected', reason }),
  });
};
