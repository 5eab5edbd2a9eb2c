import type { PublicUrls } from '@open-discovery/export-formats';
import { isNotModified, weakEtag } from '@open-discovery/http-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPersonal, PERSONAL_HEADERS } from '../access/personal-answer.ts';
import type { IdentifyCaller } from '../access/caller.ts';
import { ApiError } from '../errors/api-error.ts';
import { LOGIN_OPTIONAL } from '../docs/security.ts';
import { failureResponse } from '../errors/failure-response.ts';
import { givenNames, NO_INPUT } from './input.ts';
import type { Input } from './input.ts';
import { outputSchema } from './json-schema.ts';
import { cachedReply } from './cached-reply.ts';
import { EngineError } from '../search/engine-error.ts';
import { overlaysOf } from '../search/engine-state.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { z } from 'zod';
import type { Json } from './json.ts';
import { withdrawnFailure, WITHDRAWN_RESPONSE } from '../withdrawals/withdrawal-notice.ts';
import type { WithdrawalOverlay } from '../withdrawals/withdrawal-overlay.ts';

/** The parameter of searches by the caller’s own role. */
const OWN_ROLE = 'role';

export interface RouteDependencies {
  readonly engine: SearchEngine;
  readonly cacheSeconds: number;
  /** Now, in ms. */
  readonly clock: () => number;
  /** Identifies the callers who search by their own roles. */
  readonly identifyCaller: IdentifyCaller;
  readonly withdrawals: WithdrawalOverlay;
  readonly publicUrls: PublicUrls;
}

/** The parameter of paths with the id of a record. */
const RECORD_ID = 'id';

/** The documentation and the input of a GET route. */
export interface DocumentedRoute<T> {
  readonly url: string;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  /** Parameters in the path, all required. */
  readonly path?: Readonly<Record<string, string>>;
  /** Default: no parameters. */
  readonly query?: Input<T>;
  /** True if no cache may store a response, because each is a snapshot of its own moment. */
  readonly isNeverStored?: boolean;
}

/** A GET route with a JSON response. */
export interface Route<T> extends DocumentedRoute<T> {
  readonly answer: z.ZodType;
  /** True if the server caches the answers until the records change, because many pages need them. */
  readonly isCached?: boolean;
  readonly reply: (query: T, request: FastifyRequest) => Promise<unknown>;
}

const pathSchema = (path: Readonly<Record<string, string>>): Json => ({
  type: 'object',
  required: Object.keys(path),
  properties: Object.fromEntries(
    Object.entries(path).map(([name, description]) => [name, { type: 'string', description }]),
  ),
});

/**
 * Returns the validators of all responses that are made from the current records. The tag is weak because responses
 * contain times.
 */
const validatorsOf = (engine: SearchEngine): { etag: string; lastModified: string } | null => {
  const status = engine.about();
  if (status === null) return null;
  const { generation, publishedAt } = status;
  const { revisions, changedAt } = overlaysOf(status);
  return {
    etag: weakEtag(generation, publishedAt, ...revisions),
    lastModified: new Date(changedAt).toUTCString(),
  };
};

/** Names the parameters whose words the engine refuses: it knows the words only. */
const namingWords = (error: unknown, ofWords: readonly string[], query: unknown): unknown => {
  if (!(error instanceof EngineError) || error.reason !== 'words') return error;
  const names = givenNames(query).filter((name) => ofWords.includes(name));
  if (names.length === 0) return error;
  const message = `Invalid words in ${names.map((name) => `'${name}'`).join(', ')}. ${error.message}`;
  return new EngineError('words', message, { cause: error, word: error.word });
};

/** Throws a 410 for the id of a withdrawn record. */
const refuseWithdrawn = async (
  request: FastifyRequest,
  withdrawals: Pick<WithdrawalOverlay, 'current'>,
): Promise<void> => {
  const withdrawn = (await withdrawals.current()).withdrawalOf(pathParameter(request, RECORD_ID));
  if (withdrawn) throw withdrawnFailure(withdrawn);
};

/**
 * Adds a route whose responses depend on the records alone. They may be cached until the records change, and a
 * conditional request is answered without a search. Personal responses are the exception: nothing keeps them.
 */
export const addCachedRoute = <T>(
  app: FastifyInstance,
  { engine, cacheSeconds, withdrawals }: RouteDependencies,
  route: DocumentedRoute<T>,
  /** The JSON schema of the response with status 200, and the function that creates its body. */
  success: {
    readonly schema: Json;
    readonly reply: (query: T, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  },
): void => {
  const input = route.query ?? NO_INPUT;
  const cacheControl = `public, max-age=${cacheSeconds}, stale-while-revalidate=300`;
  app.get(
    route.url,
    {
      schema: {
        summary: route.summary,
        description: route.description,
        tags: [route.tag],
        ...(input.properties[OWN_ROLE] && LOGIN_OPTIONAL),
        ...(route.path ? { params: pathSchema(route.path) } : {}),
        querystring: { type: 'object', properties: input.properties, required: input.required },
        response: {
          200: { description: 'Success', ...success.schema },
          400: failureResponse('A parameter is invalid; the message explains it'),
          ...(input.properties[OWN_ROLE] && { 401: failureResponse('A search by role needs a login') }),
          404: failureResponse('The record does not exist'),
          ...(route.path?.[RECORD_ID] !== undefined && { 410: WITHDRAWN_RESPONSE }),
          504: failureResponse('The search took too long'),
          503: failureResponse('There are no records yet, or too many searches are queued'),
        },
      },
    },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const query = input.parse(request.query);
      if (route.path?.[RECORD_ID] !== undefined) await refuseWithdrawn(request, withdrawals);
      const validators = route.isNeverStored === true ? null : validatorsOf(engine);
      const headers: Record<string, string> =
        validators === null
          ? { 'cache-control': 'no-store' }
          : {
              etag: validators.etag,
              'last-modified': validators.lastModified,
              'cache-control': cacheControl,
            };
      if (validators !== null && isNotModified(request.headers, validators))
        return reply.status(304).headers(headers).send();
      const answer = await success.reply(query, request, reply).catch((error: unknown) => {
        throw namingWords(error, input.ofWords ?? [], request.query);
      });
      reply.headers(isPersonal(request) ? PERSONAL_HEADERS : headers);
      return answer;
    },
  );
};

/** Adds a route with a JSON response. */
export const addRoute = <T>(app: FastifyInstance, dependencies: RouteDependencies, route: Route<T>): void =>
  addCachedRoute(app, dependencies, route, {
    schema: outputSchema(route.answer),
    reply: route.isCached ? cachedReply(route.reply, dependencies) : route.reply,
  });

/** Returns a parameter of the path. The router guarantees that it is present. */
export const pathParameter = (request: FastifyRequest, name: string): string => {
  const { params } = request;
  const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : null;
  if (typeof value !== 'string' || value === '') throw new ApiError(404, `No ${name} given`);
  return value;
};
