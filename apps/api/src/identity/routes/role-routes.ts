import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requirePermission } from '../../access/authorize.ts';
import { pathParameter } from '../../add-route.ts';
import { ApiError } from '../../api-error.ts';
import { LOGIN_REQUIRED } from '../../docs/security.ts';
import { inputSchema, outputSchema } from '../../json-schema.ts';
import { userOf } from '../login-info.ts';
import { firstForbidden, isGrantable } from '../roles/first-forbidden.ts';
import type { RoleChange } from '../roles/role-grants.ts';
import { routeSchema } from './route-schema.ts';
import type { LoginDependencies } from './route-dependencies.ts';

const MAX_SUBJECT = 500;
const MAX_ROLES = 100;
const BODY_BYTES = 32_768;

const rolesSchema = z
  .array(z.string().refine(isGrantable, 'is not a role that can be granted'))
  .max(MAX_ROLES);
const answerSchema = z.array(z.string()).describe('The roles granted here');
const subjectPath = {
  type: 'object',
  required: ['userId'],
  properties: {
    userId: {
      type: 'string',
      maxLength: MAX_SUBJECT,
      description: 'Subject of the user at the provider, in full',
    },
  },
};

const REFUSALS = {
  401: { description: 'The caller is not logged in' },
  403: { description: 'The roles of the caller are not sufficient' },
};

const parseRoles = (body: unknown): readonly string[] => {
  const parsed = rolesSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue?.path[0];
  throw new ApiError(
    400,
    issue === undefined || place === undefined
      ? 'The body must be a list of roles'
      : `roles[${String(place)}] ${issue.message}`,
  );
};

const subjectOf = (request: FastifyRequest): string => {
  const subject = pathParameter(request, 'userId');
  if (subject.length > MAX_SUBJECT) throw new ApiError(400, 'userId is too long');
  return subject;
};

/** Adds the calls for roles granted here. An unknown user has none, which reveals nothing about users. */
export const addRoleRoutes = (app: FastifyInstance, dependencies: LoginDependencies): void => {
  const { currentSession, grants } = dependencies;
  const managerOf = async (request: FastifyRequest) => {
    const session = await currentSession(request);
    if (session === null) throw new ApiError(401, 'Please log in first');
    const { sub } = session.claims;
    const user = userOf(session, await grants.rolesOf(sub));
    requirePermission({ user }, 'roles.manage', [null]);
    return { subject: sub, roles: user?.role ?? [] };
  };

  app.get(
    '/roles/:userId',
    routeSchema('The roles that a user was granted here', {
      ...LOGIN_REQUIRED,
      params: subjectPath,
      response: { 200: { description: 'The roles', ...outputSchema(answerSchema) }, ...REFUSALS },
    }),
    async (request) => {
      await managerOf(request);
      return grants.rolesOf(subjectOf(request));
    },
  );

  const addChange = (
    verb: 'grant' | 'revoke',
    summary: string,
    change: (roleChange: RoleChange) => Promise<readonly string[]>,
  ): void => {
    app.post(
      `/roles/:userId/${verb}`,
      {
        ...routeSchema(summary, {
          ...LOGIN_REQUIRED,
          params: subjectPath,
          body: inputSchema(z.array(z.string()).max(MAX_ROLES).describe('Names of roles')),
          response: {
            200: { description: 'The roles afterwards', ...outputSchema(answerSchema) },
            ...REFUSALS,
          },
        }),
        bodyLimit: BODY_BYTES,
      },
      async (request) => {
        const manager = await managerOf(request);
        const roles = parseRoles(request.body);
        const forbidden = firstForbidden(manager.roles, roles);
        if (forbidden !== null)
          throw new ApiError(403, `Only portal administrators may grant and revoke ${forbidden}`);
        return change({ subject: subjectOf(request), roles, by: manager.subject });
      },
    );
  };
  addChange('grant', 'Grants roles to a user', grants.grant);
  addChange('revoke', 'Revokes roles of a user', grants.revoke);
};
