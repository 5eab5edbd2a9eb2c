import { claimIdsSchema, newClaimsSchema } from '@open-discovery/model/schemas';
import type { NewClaim } from '@open-discovery/model';
import type { User } from '@open-discovery/roles';
import type { FastifyInstance } from 'fastify';
import { requireUser } from '../access/require-user.ts';
import { addAdminRoute } from '../admin-tool/add-admin-route.ts';
import { bodyOf } from '../admin-tool/body.ts';
import { changeAs } from '../admin-tool/change-as.ts';
import { ApiError } from '../errors/api-error.ts';
import { COLLECTIONS } from '../content/collections.ts';
import { listItems } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import { findDeletedItems } from '../content/deleted.ts';
import { KEPT_DAYS } from '../content/kept-days.ts';
import type { Draft } from '../content/draft.ts';
import type { AnyItem, Item } from '../content/item.ts';
import { CLAIM_ANSWERS, CLAIMS_TAG } from './claim-route.ts';
import type { ClaimsDependencies } from './claim-route.ts';
import { toClaim, toClaimPage, withoutWithdrawnTitles } from './claim-views.ts';
import { CLAIMS_QUERY } from './claims-query.ts';
import { createDailyLimit } from './daily-limit.ts';
import type { DailyLimit } from './daily-limit.ts';
import { resolveNewClaims } from './resolve-new-claims.ts';
import type { ResolvedClaim } from './resolve-new-claims.ts';

const OWN = { tag: CLAIMS_TAG, action: 'links.own', targets: () => [null] } as const;
const NEW_CLAIMS = bodyOf(newClaimsSchema);
const CLAIM_IDS = bodyOf(claimIdsSchema);

const ownClaims = (content: Content, { id }: User): Item<'claim'>[] =>
  listItems(content, 'claim').filter(({ fields }) => fields.createdBy === id);

/** The most links that a user adds or restores in a day, as a multiple of those that may wait for a decision. */
const PENDING_PER_DAY = 10;

const isClaim = (item: AnyItem): item is Item<'claim'> => item.collection === 'claim';

/** Returns a link of the user. Links of others do not exist for them. */
const getOwn = (content: Content, user: User, id: string): Item<'claim'> => {
  const found = content.items.claim.get(id);
  if (found?.fields.createdBy === user.id) return found;
  throw new ApiError(404, `There is no such link: ${id}`);
};

interface OwnClaimsDependencies extends ClaimsDependencies {
  readonly countToday: DailyLimit;
}

interface Addition {
  readonly user: User;
  readonly at: string;
  readonly pendingLimit: number;
  readonly countToday: DailyLimit;
}

/** Adds the links that are new, and returns them with those that were known. */
const addNew = (
  draft: Draft,
  claims: readonly ResolvedClaim[],
  { user, at, pendingLimit, countToday }: Addition,
) => {
  const keyOf = COLLECTIONS.claim.naturalKey;
  const own = ownClaims(draft.content(), user);
  const keys = new Set(own.map(({ fields }) => keyOf(fields, null)));
  let pending = own.filter(({ fields }) => fields.state === 'pending').length;
  const known: NewClaim[] = [];
  const added: Item<'claim'>[] = [];
  for (const { given, isInGraph, source, relation, target, note } of claims) {
    const fields = {
      ...{ source, relation, target, note },
      createdBy: user.id,
      createdByName: user.fullname.slice(0, 500),
      createdAt: at,
      state: 'pending' as const,
      reason: '',
      decidedBy: null,
      decidedAt: null,
    };
    const key = keyOf(fields, null);
    if (isInGraph || keys.has(key)) known.push(given);
    else {
      pending += 1;
      if (pending > pendingLimit)
        throw new ApiError(
          429,
          `You have ${pendingLimit} links that wait for a decision; more can be added when some are decided or deleted`,
        );
      keys.add(key);
      added.push(draft.create('claim', null, fields));
    }
  }
  countToday(user.id, added.length);
  return { added: added.map(toClaim), known };
};

const addList = (app: FastifyInstance, dependencies: ClaimsDependencies): void => {
  addAdminRoute(app, dependencies, {
    ...OWN,
    method: 'GET',
    url: '/mine',
    summary: 'The links of the user, newest first',
    query: CLAIMS_QUERY,
    answer: CLAIM_ANSWERS.page,
    reply: async ({ caller, content, query }) => {
      const hidden = await dependencies.withdrawals.current();
      const own = ownClaims(content, requireUser(caller));
      return toClaimPage(withoutWithdrawnTitles(own, hidden), query);
    },
  });
};

const addSave = (app: FastifyInstance, dependencies: OwnClaimsDependencies): void => {
  const { engine, pendingLimit, clock, countToday } = dependencies;
  addAdminRoute(app, dependencies, {
    ...OWN,
    method: 'POST',
    url: '/save',
    summary: 'Adds links from research products to products, projects and communities: all or none',
    body: NEW_CLAIMS,
    answer: CLAIM_ANSWERS.added,
    reply: async ({ caller, body }) => {
      const user = requireUser(caller);
      const claims = await resolveNewClaims(body, engine);
      const at = new Date(clock()).toISOString();
      return changeAs(dependencies, caller, (draft) =>
        addNew(draft, claims, { user, at, pendingLimit, countToday }),
      );
    },
  });
};

const addDelete = (app: FastifyInstance, dependencies: ClaimsDependencies): void => {
  addAdminRoute(app, dependencies, {
    ...OWN,
    method: 'POST',
    url: '/delete',
    summary: 'Deletes links of the user; approved ones leave the graph',
    body: CLAIM_IDS,
    answer: CLAIM_ANSWERS.claims,
    reply: async ({ caller, body }) => {
      const deleted = await changeAs(dependencies, caller, (draft) => {
        const claims = [...new Set(body)].map((id) => getOwn(draft.content(), requireUser(caller), id));
        draft.remove(claims);
        return claims.map(toClaim);
      });
      await dependencies.overlay.refresh();
      return deleted;
    },
  });
};

const addRestore = (app: FastifyInstance, dependencies: OwnClaimsDependencies): void => {
  const { clock, overlay, countToday } = dependencies;
  addAdminRoute(app, dependencies, {
    ...OWN,
    method: 'POST',
    url: '/restore',
    summary: `Restores links that the user has deleted in the last ${KEPT_DAYS} days, in their earlier state`,
    body: CLAIM_IDS,
    answer: CLAIM_ANSWERS.claims,
    reply: async ({ caller, body }) => {
      const user = requireUser(caller);
      const restored = await changeAs(dependencies, caller, async (draft, transaction) => {
        const found: Item<'claim'>[] = [];
        for (const id of new Set(body)) {
          const item = (await findDeletedItems(transaction, id, clock())).find((one) => one.id === id);
          if (!item || !isClaim(item) || item.fields.createdBy !== user.id)
            throw new ApiError(404, `There is no such deleted link: ${id}`);
          found.push(item);
        }
        countToday(user.id, found.length);
        draft.restore(found);
        return found.map(toClaim);
      });
      await overlay.refresh();
      return restored;
    },
  });
};

/** Adds the calls for the links of the logged-in user. */
export const addOwnClaimsRoutes = (app: FastifyInstance, dependencies: ClaimsDependencies): void => {
  const { pendingLimit, clock } = dependencies;
  const countToday = createDailyLimit(PENDING_PER_DAY * pendingLimit, clock);
  addList(app, dependencies);
  addSave(app, { ...dependencies, countToday });
  addDelete(app, dependencies);
  addRestore(app, { ...dependencies, countToday });
};
