import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { LOGIN_REQUIRED } from '../../docs/security.ts';
import { failureResponse } from '../../errors/failure-response.ts';
import { outputSchema } from '../../http/json-schema.ts';
import { loginInfoSchema, toLoginInfo } from '../login-info.ts';
import { loginRouteSchema } from './login-route-schema.ts';
import type { LoginDependencies } from './route-dependencies.ts';

const ANSWERS = {
  200: { description: 'The logged-in user', ...outputSchema(loginInfoSchema) },
  401: failureResponse('The caller is not logged in'),
};

/** Adds the call that returns the logged-in user. Spec §7 "Identity" has the exact fields. */
export const addUserInfoRoute = (app: FastifyInstance, dependencies: LoginDependencies): void => {
  const { cookies, currentSession, grants } = dependencies;
  app.get(
    '/userInfo',
    loginRouteSchema('The logged-in user', { ...LOGIN_REQUIRED, response: ANSWERS }),
    async (request, reply) => {
      const session = await currentSession(request);
      if (session !== null) return toLoginInfo(session, await grants.rolesOf(session.claims.sub));
      // A missing, a forged and an expired cookie get the same response. Invalid cookies are deleted.
      if (cookies.session(request) !== null) cookies.clearSession(reply);
      throw new ApiError(401, 'You are not logged in');
    },
  );
};
