import type { FastifyInstance } from 'fastify';
import type { Target } from '../access/permissions.ts';
import { ApiError } from '../api-error.ts';
import { findPortal } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import type { Draft } from '../content/draft.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies, AdminRoute, Asked } from './add-admin-route.ts';
import { changeAs } from './change-as.ts';
import type { PortalItem } from './views.ts';

/** A request about one portal that is there. */
export interface PortalAsked<Q, B> extends Asked<Q, B> {
  readonly portal: PortalItem;
}

/** A call below `{type}/{pid}`: it is about that portal. */
export type PortalRoute<Q, B> = Omit<AdminRoute<Q, B>, 'about' | 'reply'> & {
  readonly reply: (asked: PortalAsked<Q, B>) => Promise<unknown> | unknown;
};

const portalIn = (content: Content, { type, path }: Asked<unknown, unknown>): PortalItem => {
  const portal = findPortal(content, path('pid'));
  if (portal?.fields.type !== type)
    throw new ApiError(404, `There is no such portal: ${type}/${path('pid')}`);
  return portal;
};

/** The portal of the address, whether or not it is there. */
export const portalTarget = ({ type, path }: Asked<unknown, unknown>): Target[] => [
  type === null ? null : { type, pid: path('pid') },
];

/** Adds a call below `{type}/{pid}`; a portal that is not there, or of another type, is answered 404. */
export const addPortalRoute = <Q, B>(
  app: FastifyInstance,
  dependencies: AdminDependencies,
  { url, reply, ...route }: PortalRoute<Q, B>,
): void => {
  addAdminRoute<Q, B>(app, dependencies, {
    ...route,
    url: `/:type/:pid${url}`,
    about: portalTarget,
    reply: (asked) => reply({ ...asked, portal: portalIn(asked.content, asked) }),
  });
};

/** Changes something of the portal that a request is about, as it is when it is the request's turn. */
export const changePortal = <Q, B, T>(
  dependencies: AdminDependencies,
  asked: PortalAsked<Q, B>,
  make: (draft: Draft, portal: PortalItem) => T,
): Promise<T> =>
  changeAs(dependencies, asked.caller, (draft) => make(draft, portalIn(draft.content(), asked)));
