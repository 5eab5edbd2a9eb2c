import { isNotModified, weakEtag } from '@open-discovery/http-server';
import { isPortalType } from '@open-discovery/model';
import type { PortalType } from '@open-discovery/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireAnyPermission, requirePermission } from '../access/authorize.ts';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import { NO_INPUT } from '../http/input.ts';
import type { AdminDependencies, AdminRequest, AdminRoute } from './admin-route.ts';
import { adminRouteSchema } from './admin-route-schema.ts';
import { NO_BODY } from './body.ts';
import { createKeptAnswers } from './kept-answers.ts';

const BODY_LIMIT_BYTES = 256 * 1_024;
/** Visitors see a change within seconds: this time, and the time until another process notices it. */
const FOR_VISITORS = 'public, max-age=2, must-revalidate';
/** A logged-in user may have just edited the content. */
const FOR_USERS = 'private, no-cache';

/** Returns the parameters of the path, which the router has filled with texts. */
const pathParameters = ({ params }: FastifyRequest): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(typeof params === 'object' && params !== null ? params : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const parseType = (text: string | undefined): PortalType | null => {
  if (text === undefined) return null;
  if (isPortalType(text)) return text;
  throw new ApiError(404, `There is no such portal type: ${text}`);
};

/** Sends public content. Visitors may cache it for a moment; users must revalidate it. */
const sendPublic = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { caller, content }: AdminRequest<unknown, unknown>,
  createBody: () => unknown,
): Promise<FastifyReply> => {
  // Dashboards in it depend on the caller's roles, which other requests of the same browser may not have.
  const etag = weakEtag(content.revision, ...(caller.user?.role ?? []));
  reply.headers({ etag, vary: 'cookie', 'cache-control': caller.user ? FOR_USERS : FOR_VISITORS });
  return isNotModified(headers, { etag }) ? reply.status(304).send() : reply.send(await createBody());
};

const lazily = <T>(create: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: create() }).value;
};

/**
 * Adds a call. The order is fixed: identify the caller, check the permission, parse the request, create the response.
 * Query and body are parsed when they are needed, so that only the permissions that depend on them see them earlier.
 * Without the permission, nothing is looked up.
 */
export const addAdminRoute = <Q, B>(
  app: FastifyInstance,
  { store, identifyCaller }: AdminDependencies,
  route: AdminRoute<Q, B>,
): void => {
  const actions = typeof route.action === 'string' ? [route.action] : route.action.among;
  const parse = async (request: FastifyRequest): Promise<AdminRequest<Q, B>> => {
    const caller = await identifyCaller(request);
    if (route.method === 'POST' && caller.user === null) throw new ApiError(401, problem('login'));
    const parameters = pathParameters(request);
    const query = lazily(() => (route.query ?? NO_INPUT).parse(request.query));
    const body = lazily(() => (route.body ?? NO_BODY).parse(request.body));
    return {
      caller,
      type: parseType(parameters.get('type')),
      get query() {
        return query();
      },
      get body() {
        return body();
      },
      content: await store.read({ isFresh: caller.user !== null }),
      log: request.log,
      path: (name) => parameters.get(name) ?? '',
    };
  };
  const keptAnswer = createKeptAnswers();
  app.route({
    method: route.method,
    url: route.url,
    bodyLimit: route.bodyLimit ?? BODY_LIMIT_BYTES,
    config: { isPieceOfFile: route.isPieceOfFile === true },
    schema: adminRouteSchema(route),
    handler: async (httpRequest, reply) => {
      const given = await parse(httpRequest);
      requireAnyPermission(given.caller, actions);
      const action = typeof route.action === 'string' ? route.action : route.action.choose(given);
      requirePermission(given.caller, action, route.targets(given));
      // Copying parses what has not been parsed yet.
      const request = { ...given };
      if (route.method === 'GET' && action === 'content.read')
        return sendPublic(httpRequest, reply, request, () => {
          if (!route.isKept || request.caller.user !== null) return route.reply(request);
          reply.type('application/json; charset=utf-8');
          return keptAnswer(request.content, request.type ?? '', () => route.reply(request));
        });
      reply.header('cache-control', 'no-store');
      return route.reply(request);
    },
  });
};
