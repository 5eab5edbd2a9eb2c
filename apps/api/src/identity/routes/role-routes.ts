import { REFUSAL_SENTENCES } from '@open-discovery/model';
import { PORTAL_ADMINISTRATOR } from '@open-discovery/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pathParameter } from '../../http/add-route.ts';
import { ApiError } from '../../errors/api-error.ts';
import { problem } from '../../errors/problem.ts';
import { problemOfIssue } from '../../errors/problem-of-issue.ts';
import { LOGIN_REQUIRED } from '../../docs/security.ts';
import { inputSchema, outputSchema } from '../../http/json-schema.ts';
import { firstForbidden, isGrantable } from '../roles/first-forbidden.ts';
import type { RoleUpdate } from '../roles/role-grants.ts';
import { REFUSALS } from './refusals.ts';
import { roleManagerWith } from './role-manager.ts';
import { loginRouteSchema } from './login-route-schema.ts';
import type { LoginDependencies } from './route-dependencies.ts';

const MAX_SUBJECT = 500;
const MAX_ROLES = 100;
const BODY_BYTES = 32_768;

const rolesSchema = z
  .array(z.string().refine(isGrantable, REFUSAL_SENTENCES['not-grantable']))
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

const parseRoles = (body: unknown): readonly string[] => {
  const parsed = rolesSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue?.path[0];
  throw new ApiError(
    400,
    issue === undefined || place === undefined
      ? 'The body must be a list of roles'
      : { ...problemOfIssue(issue), message: `roles[${String(place)}] ${issue.message}` },
  );
};

const subjectOf = (request: FastifyRequest): string => {
  const subject = pathParameter(request, 'userId');
  if (subject.length > MAX_SUBJECT) throw new ApiError(400, 'userId is too long');
  return subject;
};

/** Adds the calls for roles granted here. An unknown user has none, which reveals nothing about users. */
export const addRoleRoutes = (app: FastifyInstance, dependencies: LoginDependencies): void => {
  const { grants } = dependencies;
  const managerOf = roleManagerWith(dependencies, 'roles.manage');

  app.get(
    '/roles/:userId',
    loginRouteSchema('The roles that a user was granted here', {
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
    change: (update: RoleUpdate) => Promise<readonly string[]>,
  ): void => {
    app.post(
      `/roles/:userId/${verb}`,
      {
        ...loginRouteSchema(summary, {
          ...LOGIN_REQUIRED,
          params: subjectPath,
          body: inputSchema(z.array(z.string()).max(MAX_ROLES).describe('Names of roles')),
          response: {
            200: { description: 'The roles afterwards', ...outputSchema(answerSchema) },
            ...REFUSALS,
            ...(verb === 'revoke' && { 409: { description: 'An administrator revokes their own role' } }),
          },
        }),
        bodyLimit: BODY_BYTES,
      },
      async (request) => {
        const manager = await managerOf(request);
        const roles = parseRoles(request.body);
        const subject = subjectOf(request);
        if (verb === 'revoke' && subject === manager.subject && roles.includes(PORTAL_ADMINISTRATOR))
          throw new ApiError(409, problem('last-administrator'));
        const permit = (granted: readonly string[]): void => {
          const forbidden = firstForbidden(manager.rolesWith(granted), roles);
          if (forbidden !== null) throw new ApiError(403, problem('grant-right', { role: forbidden }));
        };
        return change({ subject, roles, by: manager.subject, permit });
      },
    );
  };
  addChange('grant', 'Grants roles to a user', grants.grant);
  addChange('revoke', 'Revokes roles of a user', grants.revoke);
};
