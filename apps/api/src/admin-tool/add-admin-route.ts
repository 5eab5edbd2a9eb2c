import { isNotModified, weakEtag } from '@open-discovery/http-server';
import { isPortalType } from '@open-discovery/model';
import type { PortalType } from '@open-discovery/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { requirePermission } from '../access/authorize.ts';
import type { Caller, IdentifyCaller } from '../access/caller.ts';
import type { Action, Target } from '../access/permissions.ts';
import { ApiError } from '../api-error.ts';
import type { Content } from '../content/content.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Input } from '../input.ts';
import type { Body } from './body.ts';
import { documentation } from './documentation.ts';

export interface AdminDependencies {
  readonly store: ContentStore;
  readonly identifyCaller: IdentifyCaller;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

/** One request, read. */
export interface Asked<Q, B> {
  readonly caller: Caller;
  readonly query: Q;
  readonly body: B;
  /** The present content, as far as the caller may be shown an older state. */
  readonly content: Content;
  /** The type in the address; null when there is none. */
  readonly type: PortalType | null;
  /** A parameter of the address. */
  readonly path: (name: string) => string;
}

/** Which of several actions a call is depends on what is asked. */
export interface ChosenAction<Q, B> {
  readonly among: readonly Action[];
  readonly choose: (asked: Asked<Q, B>) => Action;
}

/** A call of the admin tool: who may make it, what it takes, what it answers. */
export interface AdminRoute<Q, B> {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly summary: string;
  readonly tag: string;
  readonly action: Action | ChosenAction<Q, B>;
  /** What the call is about: the caller needs the permission for each of them. */
  readonly about: (asked: Asked<Q, B>) => readonly Target[];
  readonly query: Input<Q>;
  readonly body: Body<B>;
  readonly answer: z.ZodType;
  readonly bodyLimit?: number;
  readonly reply: (asked: Asked<Q, B>) => Promise<unknown> | unknown;
}

const BODY_LIMIT_BYTES = 256 * 1_024;
/** With the moments that another process's change stays unseen, less than a minute. */
const FOR_VISITORS = 'public, max-age=30, stale-while-revalidate=25';
/** Whoever is logged in may be the one who has just edited. */
const FOR_USERS = 'private, no-cache';

const paramsOf = ({ params }: FastifyRequest): Readonly<Record<string, unknown>> =>
  typeof params === 'object' && params !== null ? { ...params } : {};

const typeOf = (text: unknown): PortalType | null => {
  if (text === undefined) return null;
  if (typeof text === 'string' && isPortalType(text)) return text;
  throw new ApiError(404, `There is no such type of portal: ${String(text)}`);
};

/** Sends an answer that may be kept: by visitors for a moment, by users as long as it is the present one. */
const sendPublic = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { caller, content }: Asked<unknown, unknown>,
  answer: () => unknown,
): Promise<FastifyReply> => {
  const etag = weakEtag(content.revision);
  reply.headers({ etag, vary: 'cookie', 'cache-control': caller.user ? FOR_USERS : FOR_VISITORS });
  return isNotModified(request.headers, { etag }) ? reply.status(304).send() : reply.send(await answer());
};

/**
 * Adds a call. The order is fixed: who asks, what is asked, may they, then the answer; nothing is looked up for
 * somebody who may not know it.
 */
export const addAdminRoute = <Q, B>(
  app: FastifyInstance,
  { store, identifyCaller }: AdminDependencies,
  route: AdminRoute<Q, B>,
): void => {
  const read = async (request: FastifyRequest): Promise<Asked<Q, B>> => {
    const caller = await identifyCaller(request);
    if (route.method === 'POST' && caller.user === null) throw new ApiError(401, 'Please log in first');
    const params = paramsOf(request);
    return {
      caller,
      type: typeOf(params['type']),
      query: route.query.parse(request.query),
      body: route.body.parse(request.body),
      content: await store.read({ isFresh: caller.user !== null }),
      path: (name) => String(params[name] ?? ''),
    };
  };
  app.route({
    method: route.method,
    url: route.url,
    bodyLimit: route.bodyLimit ?? BODY_LIMIT_BYTES,
    schema: documentation(route),
    handler: async (request, reply) => {
      const asked = await read(request);
      const action = typeof route.action === 'string' ? route.action : route.action.choose(asked);
      requirePermission(asked.caller, action, route.about(asked));
      if (route.method === 'GET' && action === 'content.read')
        return sendPublic(request, reply, asked, () => route.reply(asked));
      reply.header('cache-control', 'no-store');
      return route.reply(asked);
    },
  });
};
