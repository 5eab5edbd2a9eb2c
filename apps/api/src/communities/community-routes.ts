import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COMMUNITY_JOINING } from '@open-discovery/model';
import { z } from 'zod';
import { requirePermission } from '../access/authorize.ts';
import { pathParameter } from '../http/add-route.ts';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import { listItems } from '../content/content.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Item } from '../content/item.ts';
import { COMMUNITY_TYPES } from '../content/stakeholder-fields.ts';
import { LOGIN_OPTIONAL, LOGIN_REQUIRED } from '../docs/security.ts';
import type { Identity } from '../identity/add-identity.ts';
import { inputOf } from '../http/input.ts';
import { outputSchema } from '../http/json-schema.ts';
import { listPageSchema, PAGE_PARAMETERS } from '../identity/people/page-request.ts';
import { COMMUNITY_PARTS, memberRoleOf, partsOf } from './community-roles.ts';

export interface CommunityDependencies extends Identity {
  readonly store: ContentStore;
}

type Community = Item<'portal'>;

const communitySchema = z.object({
  pid: z.string(),
  type: z.string(),
  name: z.string(),
  joining: z.enum(COMMUNITY_JOINING).describe('Whether users join by themselves'),
  parts: z.array(z.enum(COMMUNITY_PARTS)).describe('What the caller is in the community'),
  mayLeave: z.boolean().describe('Whether the caller may end their membership here'),
});
const memberSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });
const membersSchema = listPageSchema(memberSchema);
const MEMBERS_INPUT = inputOf(z.object(PAGE_PARAMETERS));

const TAG = 'Communities';
const pidPath = {
  type: 'object',
  required: ['pid'],
  properties: { pid: { type: 'string', description: 'Id of the community' } },
};
const ANSWERS = {
  401: { description: 'The caller is not logged in' },
  403: { description: 'The caller may not do this' },
  404: { description: 'There is no such community' },
};

const isCommunity = ({ fields }: Community): boolean => COMMUNITY_TYPES.includes(fields.type);

/** Creates the functions that read communities as the sender of a request. */
const createReader = ({ store, identifyCaller, subjectOf, grants }: CommunityDependencies) => {
  const viewerOf = async (request: FastifyRequest) => {
    const subject = await subjectOf(request);
    const { user } = await identifyCaller(request);
    const granted = subject === null ? [] : await grants.rolesOf(subject);
    return { subject, user, granted };
  };
  type Viewer = Awaited<ReturnType<typeof viewerOf>>;
  return {
    viewerOf,
    communities: async (): Promise<Community[]> =>
      listItems(await store.read({ isFresh: true }), 'portal').filter(isCommunity),
    answerFor: (
      { fields: { pid, type, name, joining = 'invited' } }: Community,
      { user, granted }: Viewer,
    ) => ({
      pid,
      type,
      name,
      joining,
      parts: partsOf(user?.role ?? [], pid),
      mayLeave: partsOf(granted, pid).includes('member'),
    }),
  };
};
type Reader = ReturnType<typeof createReader>;

const findCommunity = async ({ communities }: Reader, request: FastifyRequest): Promise<Community> => {
  const pid = pathParameter(request, 'pid').toLowerCase();
  const found = (await communities()).find(({ fields }) => fields.pid.toLowerCase() === pid);
  if (!found) throw new ApiError(404, 'There is no such community');
  return found;
};

const addReading = (app: FastifyInstance, reader: Reader): void => {
  app.get(
    '/login-service/communities',
    {
      schema: {
        summary: 'The communities, and what the caller is in them',
        tags: [TAG],
        ...LOGIN_OPTIONAL,
        response: { 200: { description: 'The communities', ...outputSchema(z.array(communitySchema)) } },
      },
    },
    async (request) => {
      const viewer = await reader.viewerOf(request);
      return (await reader.communities()).map((community) => reader.answerFor(community, viewer));
    },
  );
  app.get(
    '/login-service/communities/:pid',
    {
      schema: {
        summary: 'One community, and what the caller is in it',
        tags: [TAG],
        ...LOGIN_OPTIONAL,
        params: pidPath,
        response: {
          200: { description: 'The community', ...outputSchema(communitySchema) },
          404: ANSWERS[404],
        },
      },
    },
    async (request) => reader.answerFor(await findCommunity(reader, request), await reader.viewerOf(request)),
  );
};

const addJoining = (app: FastifyInstance, reader: Reader, { grants }: CommunityDependencies): void => {
  const addChange = (
    word: 'join' | 'leave',
    summary: string,
    change: (community: Community, subject: string, roles: readonly string[]) => Promise<unknown>,
  ): void => {
    app.post(
      `/login-service/communities/:pid/${word}`,
      {
        schema: {
          summary,
          tags: [TAG],
          ...LOGIN_REQUIRED,
          params: pidPath,
          response: {
            200: { description: 'The community afterwards', ...outputSchema(communitySchema) },
            ...ANSWERS,
            409: { description: 'The login provider decides about the membership' },
          },
        },
      },
      async (request) => {
        const { subject, user } = await reader.viewerOf(request);
        if (subject === null || user === null) throw new ApiError(401, problem('login'));
        const community = await findCommunity(reader, request);
        await change(community, subject, user.role);
        const granted = await grants.rolesOf(subject);
        const held = user.role.filter((role) => role !== memberRoleOf(community.fields.pid));
        return reader.answerFor(community, {
          subject,
          granted,
          user: { ...user, role: [...(word === 'leave' ? held : user.role), ...granted] },
        });
      },
    );
  };
  addChange('join', 'Makes the caller a member of a community', async ({ fields }, subject, roles) => {
    const role = memberRoleOf(fields.pid);
    if (partsOf(roles, fields.pid).includes('member')) return;
    if (fields.joining !== 'open' || role === null)
      throw new ApiError(403, 'One joins this community by invitation only');
    await grants.grant({ subject, roles: [role], by: subject });
  });
  addChange('leave', 'Ends the caller’s membership of a community', async ({ fields }, subject, roles) => {
    const own = (await grants.rolesOf(subject)).filter((role) =>
      partsOf([role], fields.pid).includes('member'),
    );
    await grants.revoke({ subject, roles: own, by: subject });
    const others = roles.filter((role) => !own.includes(role));
    if (partsOf(others, fields.pid).includes('member'))
      throw new ApiError(409, 'Your membership comes from the login provider; end it there');
  });
};

const addMembers = (
  app: FastifyInstance,
  reader: Reader,
  { people, identifyCaller }: CommunityDependencies,
): void => {
  app.get(
    '/login-service/communities/:pid/members',
    {
      schema: {
        summary: 'The members of a community who have logged in so far',
        tags: [TAG],
        ...LOGIN_REQUIRED,
        params: pidPath,
        querystring: { type: 'object', properties: MEMBERS_INPUT.properties },
        response: { 200: { description: 'The members', ...outputSchema(membersSchema) }, ...ANSWERS },
      },
    },
    async (request) => {
      const { fields } = await findCommunity(reader, request);
      const { pid, type } = fields;
      requirePermission(await identifyCaller(request), 'community.members', [{ type, pid }]);
      const role = memberRoleOf(pid);
      const query = MEMBERS_INPUT.parse(request.query);
      const found = await people.list({ ...query, role, search: '', sort: 'name' });
      return { ...found, results: found.results.map(({ id, name, email }) => ({ id, name, email })) };
    },
  );
};

/** Adds the calls by which users see, join and leave communities, and managers see who belongs to them. Spec §6. */
export const addCommunities = (app: FastifyInstance, dependencies: CommunityDependencies): void => {
  const reader = createReader(dependencies);
  addReading(app, reader);
  addJoining(app, reader, dependencies);
  addMembers(app, reader, dependencies);
};
