import { REFUSAL_SENTENCES } from '@open-discovery/model';
import { isUserManager, isPortalAdministrator } from '@open-discovery/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pathParameter } from '../../http/add-route.ts';
import { ApiError } from '../../errors/api-error.ts';
import { problem } from '../../errors/problem.ts';
import { problemOfIssue } from '../../errors/problem-of-issue.ts';
import { LOGIN_REQUIRED } from '../../docs/security.ts';
import { inputSchema, outputSchema } from '../../http/json-schema.ts';
import { INVITATION_STATES, invitationSchema } from '../people/invitations.ts';
import type { Invitation } from '../people/invitations.ts';
import { firstForbidden, isGrantable } from '../roles/first-forbidden.ts';
import type { Session } from '../session/session.ts';
import { REFUSALS } from './refusals.ts';
import { roleManagerWith } from './role-manager.ts';
import { loginRouteSchema } from './login-route-schema.ts';
import type { LoginDependencies } from './route-dependencies.ts';

const DAY_MS = 24 * 3_600_000;
const MOST_DAYS = 90;
const DEFAULT_DAYS = 14;
const MAX_EMAIL = 254;
const MAX_NOTE = 200;
const MAX_SECRET = 100;
const BODY_BYTES = 4_096;

const newInvitationSchema = z.strictObject({
  role: z.string().refine(isGrantable, REFUSAL_SENTENCES['not-grantable']),
  email: z.email(REFUSAL_SENTENCES.email).max(MAX_EMAIL).nullable().default(null),
  note: z
    .string()
    .max(MAX_NOTE)
    // PostgreSQL stores no NUL.
    .refine((text) => !text.includes('\0'), 'must not contain NUL')
    .default(''),
  days: z.int().min(1).max(MOST_DAYS).default(DEFAULT_DAYS),
});
const madeSchema = invitationSchema.extend({
  secret: z.string().describe('The secret of the link. It is shown once.'),
});
const secretSchema = z.strictObject({ secret: z.string().min(1).max(MAX_SECRET) });

/** The state of an invitation for its reader; only `open` can be accepted. */
const STATES_FOR_READER = [...INVITATION_STATES, 'otherAddress', 'held'] as const;
const readSchema = z.object({
  state: z.enum(STATES_FOR_READER).describe('Only `open` may be accepted by the caller'),
  role: z.string(),
  expiresAt: z.string(),
});
type ReadInvitation = z.output<typeof readSchema>;

const parseBody = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ApiError(
    400,
    issue === undefined || issue.path.length === 0 ? 'The body must be an invitation' : problemOfIssue(issue),
  );
};

const WHY_NOT = {
  used: 'This invitation has been used',
  expired: 'This invitation has expired',
  revoked: 'This invitation has been withdrawn',
  otherAddress: 'This invitation is for another e-mail address',
  held: 'You already have this role',
} as const satisfies Record<Exclude<ReadInvitation['state'], 'open'>, string>;

const addManaging = (app: FastifyInstance, dependencies: LoginDependencies): void => {
  const { invitations } = dependencies;
  const managerOf = roleManagerWith(dependencies, 'invitations.manage');
  const requireRight = (roles: readonly string[], role: string): void => {
    if (firstForbidden(roles, [role]) !== null) throw new ApiError(403, problem('invite-right', { role }));
  };
  app.post(
    '/invitations',
    {
      ...loginRouteSchema('Makes an invitation to a role', {
        ...LOGIN_REQUIRED,
        body: inputSchema(newInvitationSchema),
        response: { 200: { description: 'The invitation', ...outputSchema(madeSchema) }, ...REFUSALS },
      }),
      bodyLimit: BODY_BYTES,
    },
    async (request) => {
      const manager = await managerOf(request);
      const { days, ...rest } = parseBody(newInvitationSchema, request.body);
      requireRight(manager.roles, rest.role);
      const made = await invitations.create({ ...rest, by: manager.subject, lifeMs: days * DAY_MS });
      return { ...made.invitation, secret: made.secret };
    },
  );
  app.post(
    '/invitations/:invitationId/revoke',
    loginRouteSchema('Withdraws an open invitation', {
      ...LOGIN_REQUIRED,
      params: {
        type: 'object',
        required: ['invitationId'],
        properties: { invitationId: { type: 'string', description: 'Id of the invitation' } },
      },
      response: {
        200: { description: 'The invitation afterwards', ...outputSchema(invitationSchema) },
        ...REFUSALS,
        404: { description: 'The invitation does not exist' },
        409: { description: 'The invitation is not open any more' },
      },
    }),
    async (request) => {
      const manager = await managerOf(request);
      const id = pathParameter(request, 'invitationId');
      const invitation = id.includes('\0') ? null : await invitations.find(id);
      if (invitation === null) throw new ApiError(404, problem('gone', { kind: 'invitation', id }));
      requireRight(manager.roles, invitation.role);
      if (!(await invitations.revoke(id, manager.subject)))
        throw new ApiError(409, problem('invitation-closed'));
      return { ...invitation, state: 'revoked' };
    },
  );
};

/** Creates the function that finds what a secret invites a user to. Throws a 404 for an unknown secret. */
const readerFor = ({ invitations, people, grants }: LoginDependencies) => {
  /** Reports whether the one who made an invitation may still grant its role. */
  const isStillBacked = async ({ createdBy, role }: Invitation): Promise<boolean> => {
    const maker = await people.find(createdBy);
    const roles = maker === null ? [] : [...maker.providerRoles, ...maker.roles];
    return (isPortalAdministrator(roles) || isUserManager(roles)) && firstForbidden(roles, [role]) === null;
  };
  const stateFor = async (invitation: Invitation, { claims }: Session): Promise<ReadInvitation['state']> => {
    const { state, role, email } = invitation;
    if (state !== 'open') return state;
    // Anybody can write the address of another person into an account that does not check it.
    const ownEmail = claims.email_verified === false ? null : claims.email?.toLowerCase();
    if (email !== null && email !== ownEmail) return 'otherAddress';
    if ([...claims.roles, ...(await grants.rolesOf(claims.sub))].includes(role)) return 'held';
    return (await isStillBacked(invitation)) ? 'open' : 'revoked';
  };
  return async (body: unknown, session: Session) => {
    const { secret } = parseBody(secretSchema, body);
    const invitation = await invitations.findBySecret(secret);
    if (invitation === null) throw new ApiError(404, 'There is no such invitation');
    const { id, role, expiresAt } = invitation;
    return { id, answer: { state: await stateFor(invitation, session), role, expiresAt } };
  };
};

const addAccepting = (app: FastifyInstance, dependencies: LoginDependencies): void => {
  const { currentSession, invitations, grants } = dependencies;
  const read = readerFor(dependencies);
  const sessionOf = async (request: FastifyRequest): Promise<Session> => {
    const session = await currentSession(request);
    if (session === null) throw new ApiError(401, problem('login'));
    return session;
  };
  const documented = (summary: string, answer: z.ZodType) =>
    loginRouteSchema(summary, {
      ...LOGIN_REQUIRED,
      body: inputSchema(secretSchema),
      response: {
        200: { description: 'Success', ...outputSchema(answer) },
        401: REFUSALS[401],
        404: { description: 'There is no such invitation' },
        409: { description: 'The invitation cannot be accepted; the message and the state say why' },
      },
    });
  // The secret is in the body, because addresses end up in logs and histories.
  app.post(
    '/invitations/read',
    documented('What the link of an invitation offers the caller', readSchema),
    async (request) => {
      const session = await sessionOf(request);
      return (await read(request.body, session)).answer;
    },
  );
  app.post(
    '/invitations/accept',
    documented('Accepts an invitation', z.array(z.string()).describe('The roles granted here')),
    async (request) => {
      const session = await sessionOf(request);
      const { id, answer } = await read(request.body, session);
      const refuse = (state: Exclude<ReadInvitation['state'], 'open'>) =>
        new ApiError(409, WHY_NOT[state], { details: { state } });
      if (answer.state !== 'open') throw refuse(answer.state);
      const { sub } = session.claims;
      if (!(await invitations.accept(id, sub))) throw refuse('used');
      return grants.rolesOf(sub);
    },
  );
};

/** Adds the calls that make, withdraw, read and accept invitations to a role. */
export const addInvitationRoutes = (app: FastifyInstance, dependencies: LoginDependencies): void => {
  addManaging(app, dependencies);
  addAccepting(app, dependencies);
};
