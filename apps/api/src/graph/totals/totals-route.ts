import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EngineQuery } from '../../search/engine-query.ts';
import { addRoute } from '../../http/add-route.ts';
import type { RouteDependencies } from '../../http/add-route.ts';
import { inputOf } from '../../http/input.ts';
import { EXTENSION_TAG } from '../extension-tag.ts';
import { collectionRequest } from '../collection-request.ts';
import { LIMITS } from '../parameters/limits.ts';
import { countEach, nullIfRefused } from './count-each.ts';
import { createSearchPathParser } from './parse-search-path.ts';

const totalsInput = inputOf(
  z.object({
    of: z
      .array(z.string().min(1), "Parameter '{name}' is required")
      .max(LIMITS.totals, `Parameter '{name}' may be given at most ${LIMITS.totals} times`)
      .meta({
        description: 'A search as a path below /graph/v3, URL-encoded: research-products?search=sea',
      }),
  }),
);

const totalsAnswer = z.object({
  totals: z
    .array(z.int().nullable())
    .describe(
      'One total per search, in their order; null for an invalid search, and where counting costs too much',
    ),
});

/** Adds the route that counts the results of several searches in one request. */
export const addTotalsRoute = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  const { engine } = dependencies;
  const parseSearchPath = createSearchPathParser();
  const queryOf = async (path: string, request: FastifyRequest): Promise<EngineQuery> => {
    const { collection, parameters } = parseSearchPath(path);
    return (await collectionRequest(collection, parameters, dependencies, request)).query;
  };
  addRoute(app, dependencies, {
    url: '/totals',
    tag: EXTENSION_TAG,
    summary: 'Number of results of several searches',
    query: totalsInput,
    answer: totalsAnswer,
    isCached: true,
    reply: async ({ of }, request) => {
      // Each would be a request to another server.
      if (!engine.capabilities.has('cheap-counts')) return { totals: of.map(() => null) };
      const queries = await Promise.all(of.map((path) => nullIfRefused(() => queryOf(path, request))));
      const validQueries = queries.filter((query) => query !== null);
      const totals = new Map<EngineQuery | null, number | null>();
      for (const [position, total] of (await countEach(validQueries, engine)).entries())
        totals.set(validQueries[position] ?? null, total);
      return { totals: queries.map((query) => totals.get(query) ?? null) };
    },
  });
};
