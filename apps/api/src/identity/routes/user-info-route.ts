import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error.ts';
import { errorBodySchema } from '../../error-body.ts';
import { loginInfoSchema, toLoginInfo } from '../login-info.ts';
import { documented, toJsonSchema } from './documentation.ts';
import type { LoginDependencies } from './route-dependencies.ts';

const ANSWERS = {
  200: { description: 'Who is logged in', ...toJsonSchema(loginInfoSchema) },
  401: { description: 'Nobody is', ...toJsonSchema(errorBodySchema) },
};

/** Who is logged in. Spec §7 "Identity": exactly its fields. */
export const addUserInfoRoute = (app: FastifyInstance, dependencies: LoginDependencies): void => {
  const { cookies, currentSession, grants } = dependencies;
  app.get('/userInfo', documented('Who is logged in', { response: ANSWERS }), async (request, reply) => {
    const session = await currentSession(request);
    if (session !== null) return toLoginInfo(session, await grants.rolesOf(session.claims.sub));
    // One answer for no cookie, a forged and an expired one; cookies that are good for nothing go.
    if (cookies.session(request) !== null) cookies.clearSession(reply);
    throw new ApiError(401, 'Nobody is logged in');
  });
};
