import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Target } from '../access/permissions.ts';
import { ApiError } from '../api-error.ts';
import { findPortal } from '../content/content.ts';
import { readHistory, restoreChange } from '../content/history.ts';
import { toStored } from '../content/item.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies, Asked, ChosenAction } from './add-admin-route.ts';
import { changeAs } from './change-as.ts';
import { ANSWERS } from './answer-schemas.ts';
import { NO_BODY } from './body.ts';
import { QUERIES } from './query.ts';

const TAG = 'History';
/** Ids and pids; whatever else comes is not looked up. */
const KEY = /^[\w.:-]{1,100}$/;

const keyIn = ({ path }: Asked<unknown, unknown>, name: string): string => {
  if (KEY.test(path(name))) return path(name);
  throw new ApiError(404, `There is no such ${name}: ${path(name)}`);
};

interface Scope {
  readonly url: string;
  readonly what: string;
  /** The portal whose changes they are; null for shared things. */
  readonly portalPid: (asked: Asked<unknown, unknown>) => string | null;
}

const SCOPES: readonly Scope[] = [
  { url: '', what: 'what all portals share', portalPid: () => null },
  { url: '/:type/:pid', what: 'a portal', portalPid: (asked) => keyIn(asked, 'pid') },
];

/** A portal's changes are its editors'. Those of a deleted one are the administrators': its type is not known for certain. */
const ACTION: ChosenAction<unknown, unknown> = {
  among: ['content.history', 'shared.history'],
  choose: (asked) => (isAboutPortal(asked) ? 'content.history' : 'shared.history'),
};

const isAboutPortal = ({ content, type, path }: Asked<unknown, unknown>): boolean =>
  type !== null && findPortal(content, path('pid'))?.fields.type === type;

const about = (asked: Asked<unknown, unknown>): Target[] => [
  asked.type !== null && isAboutPortal(asked) ? { type: asked.type, pid: asked.path('pid') } : null,
];

/** Who did what, and taking it back. Ours, beyond Spec §7. */
export const addHistoryRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  const { store, clock } = dependencies;
  for (const { url, what, portalPid } of SCOPES) {
    addAdminRoute(app, dependencies, {
      method: 'GET',
      url: `${url}/history`,
      summary: `The changes of ${what}, newest first`,
      tag: TAG,
      action: ACTION,
      about,
      query: QUERIES.history,
      body: NO_BODY,
      answer: z.array(ANSWERS.change),
      reply: (asked) => readHistory(store.database.query, portalPid(asked), asked.query.limit),
    });
    addAdminRoute(app, dependencies, {
      method: 'POST',
      url: `${url}/history/:changeId/restore`,
      summary: 'Puts a thing back into the state before a change; deleted things for 30 days',
      tag: TAG,
      action: ACTION,
      about,
      query: QUERIES.none,
      body: NO_BODY,
      answer: ANSWERS.stored,
      reply: (asked) => {
        const changeId = keyIn(asked, 'changeId');
        return changeAs(dependencies, asked.caller, async (draft, transaction) =>
          toStored(
            await restoreChange(draft, transaction, {
              changeId,
              portalPid: portalPid(asked),
              nowMs: clock(),
            }),
          ),
        );
      },
    });
  }
};
