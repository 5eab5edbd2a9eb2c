import type { FastifyInstance } from 'fastify';
import type { AdminChange } from '@open-discovery/model';
import { z } from 'zod';
import { authorize } from '../access/authorize.ts';
import type { Target } from '../access/permissions.ts';
import { ApiError } from '../errors/api-error.ts';
import { findPortal, listItems } from '../content/content.ts';
import { readHistory, restoreChange } from '../content/history.ts';
import type { HistoryFilter } from '../content/history.ts';
import type { HistoryScope, PresentPortal } from '../content/history-scope.ts';
import { toStored } from '../content/item.ts';
import type { Item } from '../content/item.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminRequest, AdminToolDependencies, ChosenAction } from './admin-route.ts';
import { changeAs } from './change-as.ts';
import { ANSWERS } from './answer-schemas.ts';
import { QUERIES } from './queries.ts';

const TAG = 'History';
/** The valid ids and pids; others are not looked up. */
const KEY = /^[\w.:-]{1,100}$/;

const keyIn = ({ path }: AdminRequest<unknown, unknown>, name: string): string => {
  if (KEY.test(path(name))) return path(name);
  throw new ApiError(404, `There is no such ${name}: ${path(name)}`);
};

const toPresent = ({ id, fields: { pid } }: Item<'portal'>): PresentPortal => ({ id, pid });

/** Returns the portal of the path; null if it does not exist any more. */
const portalIn = ({ content, type, path }: AdminRequest<unknown, unknown>): PresentPortal[] | null => {
  const portal = findPortal(content, path('pid'));
  return portal !== null && portal.fields.type === type ? [toPresent(portal)] : null;
};

interface Scope {
  readonly url: string;
  readonly title: string;
  /** Returns the changes that the route is about. */
  readonly of: (request: AdminRequest<unknown, unknown>) => HistoryScope;
}

const SCOPES: readonly Scope[] = [
  { url: '', title: 'shared content', of: () => null },
  { url: '/all', title: 'all portals and of shared content', of: () => undefined },
  { url: '/:type/:pid', title: 'a portal', of: (request) => portalIn(request) ?? keyIn(request, 'pid') },
];

/** Editors may see the changes of their portal. Those of a deleted portal, whose type is uncertain, are for administrators. */
const ACTION: ChosenAction<unknown, unknown> = {
  among: ['content.history', 'shared.history'],
  choose: (request) => (isAboutPortal(request) ? 'content.history' : 'shared.history'),
};

const isAboutPortal = (request: AdminRequest<unknown, unknown>): boolean => portalIn(request) !== null;

const targets = (request: AdminRequest<unknown, unknown>): Target[] => [
  request.type !== null && isAboutPortal(request) ? { type: request.type, pid: request.path('pid') } : null,
];

/** Returns the portals whose changes the caller may read. */
const ownPortals = ({ content, caller }: AdminRequest<unknown, unknown>): PresentPortal[] =>
  listItems(content, 'portal')
    .filter(({ fields: { type, pid } }) => authorize(caller, 'content.history', { type, pid }) === 'allowed')
    .map(toPresent);

type HistoryDependencies = Pick<AdminToolDependencies, 'store' | 'identifyCaller' | 'clock' | 'namesOf'>;

/** Returns the changes of a scope with the names of the users who made them. */
const readNamed = async (
  { store, namesOf }: HistoryDependencies,
  scope: HistoryScope,
  { limit, ...filter }: HistoryFilter & { readonly limit: number },
): Promise<AdminChange[]> => {
  const changes = await readHistory(store, scope, limit, filter);
  const names = await namesOf(changes.flatMap(({ by }) => by ?? []));
  return changes.map((change) => ({ ...change, byName: names.get(change.by ?? '') ?? null }));
};

/** Adds the history of all portals that the caller edits. What it lists is restored by portal. */
const addOwnHistory = (app: FastifyInstance, dependencies: HistoryDependencies): void =>
  addAdminRoute(app, dependencies, {
    method: 'GET',
    url: '/own/history',
    summary: 'The changes of all portals that the caller edits, newest first',
    tag: TAG,
    action: 'own.history',
    targets: () => [null],
    query: QUERIES.history,
    answer: z.array(ANSWERS.change),
    reply: (request) => readNamed(dependencies, ownPortals(request), request.query),
  });

/** Adds the history of changes and their reversal. An extension of Spec §7. */
export const addHistoryRoutes = (app: FastifyInstance, dependencies: HistoryDependencies): void => {
  const { clock } = dependencies;
  addOwnHistory(app, dependencies);
  for (const { url, title, of } of SCOPES) {
    addAdminRoute(app, dependencies, {
      method: 'GET',
      url: `${url}/history`,
      summary: `The changes of ${title}, newest first`,
      tag: TAG,
      action: ACTION,
      targets,
      query: QUERIES.history,
      answer: z.array(ANSWERS.change),
      reply: (request) => readNamed(dependencies, of(request), request.query),
    });
    addAdminRoute(app, dependencies, {
      method: 'POST',
      url: `${url}/history/:changeId/restore`,
      summary: 'Restores an item to the state before a change; deleted items for 30 days',
      tag: TAG,
      action: ACTION,
      targets,
      answer: ANSWERS.stored,
      reply: (request) => {
        const changeId = keyIn(request, 'changeId');
        return changeAs(dependencies, request.caller, async (draft, transaction) =>
          toStored(
            await restoreChange(draft, transaction, {
              changeId,
              portalPid: of(request),
              nowMs: clock(),
            }),
          ),
        );
      },
    });
  }
};
