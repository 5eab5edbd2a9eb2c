import type { FastifyInstance } from 'fastify';
import type { Target } from '../access/permissions.ts';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import { findPortal } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import type { Draft } from '../content/draft.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies, AdminRoute, AdminRequest } from './admin-route.ts';
import { changeAs } from './change-as.ts';
import type { PortalItem } from './views.ts';

/** A request about an existing portal. */
export interface PortalRequest<Q, B> extends AdminRequest<Q, B> {
  readonly portal: PortalItem;
}

/** A call below `{type}/{pid}`, whose target is that portal. */
export type PortalRoute<Q, B> = Omit<AdminRoute<Q, B>, 'targets' | 'reply'> & {
  readonly reply: (request: PortalRequest<Q, B>) => unknown;
};

const getPortal = (content: Content, { type, path }: AdminRequest<unknown, unknown>): PortalItem => {
  const portal = findPortal(content, path('pid'));
  if (portal?.fields.type !== type)
    throw new ApiError(404, problem('gone', { kind: 'portal', id: `${type ?? ''}/${path('pid')}` }));
  return portal;
};

/** Returns the portal in the path as a target, even if it does not exist. */
export const portalTarget = ({ type, path }: AdminRequest<unknown, unknown>): Target[] => [
  type === null ? null : { type, pid: path('pid') },
];

/** Adds a call below `{type}/{pid}`. It responds with 404 if no portal of that type has that pid. */
export const addPortalRoute = <Q, B>(
  app: FastifyInstance,
  dependencies: AdminDependencies,
  { url, reply, ...route }: PortalRoute<Q, B>,
): void => {
  addAdminRoute<Q, B>(app, dependencies, {
    ...route,
    url: `/:type/:pid${url}`,
    targets: portalTarget,
    reply: (request) => reply({ ...request, portal: getPortal(request.content, request) }),
  });
};

/**
 * Changes content of the portal in the path. `make` gets the portal as it is when the change runs, after earlier ones.
 */
export const changePortal = <Q, B, T>(
  dependencies: AdminDependencies,
  request: PortalRequest<Q, B>,
  make: (draft: Draft, portal: PortalItem) => T,
): Promise<T> =>
  changeAs(dependencies, request.caller, (draft) => make(draft, getPortal(draft.content(), request)));
