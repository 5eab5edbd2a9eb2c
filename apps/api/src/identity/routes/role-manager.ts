import type { FastifyRequest } from 'fastify';
import { requirePermission } from '../../access/authorize.ts';
import type { Action } from '../../access/permissions.ts';
import { ApiError } from '../../errors/api-error.ts';
import { problem } from '../../errors/problem.ts';
import { userOf } from '../login-info.ts';
import type { LoginDependencies } from './route-dependencies.ts';

/** The sender of a request that concerns the roles of others. */
interface RoleManager {
  readonly subject: string;
  readonly roles: readonly string[];
  /** Returns their roles if these are the ones that they are granted here. */
  readonly rolesWith: (granted: readonly string[]) => readonly string[];
}

/** Creates a function that returns the sender of a request. It throws a 401 or 403 without the permission. */
export const roleManagerWith =
  ({ currentSession, grants }: LoginDependencies, action: Action) =>
  async (request: FastifyRequest): Promise<RoleManager> => {
    const session = await currentSession(request);
    if (session === null) throw new ApiError(401, problem('login'));
    const { sub } = session.claims;
    const granted = await grants.rolesOf(sub);
    requirePermission({ user: userOf(session, granted) }, action, [null]);
    const rolesWith: RoleManager['rolesWith'] = (roles) => userOf(session, roles)?.role ?? [];
    return { subject: sub, roles: rolesWith(granted), rolesWith };
  };
