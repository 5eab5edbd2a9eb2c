import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { EngineQuery } from '../../search/engine-query.ts';
import { addRoute } from '../../add-route.ts';
import type { RouteDependencies } from '../../add-route.ts';
import { inputOf } from '../../input.ts';
import { EXTENSION_TAG } from '../extension-tag.ts';
import { collectionRequest } from '../collection-request.ts';
import { LIMITS } from '../parameters/limits.ts';
import { countEach, nullIfRefused } from './count-each.ts';
import { createSearchPathParser } from './parse-search-path.ts';

const totalsInput = inputOf(
  z.object({
    of: z
      .array(z.string(), "Parameter '{name}' is required")
      .max(LIMITS.totals, `Parameter '{name}' may be given at most ${LIMITS.totals} times`)
      .meta({
        description: 'A search as it is asked for below /graph/v3, encoded: research-products?search=sea',
      }),
  }),
);

const totalsAnswer = z.object({
  totals: z
    .array(z.int().nullable())
    .describe('One a search, in their order; null for one that would be answered 400'),
});

/** How many records several searches find, in one request. */
export const addTotalsRoute = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  const { engine } = dependencies;
  const readAddress = createSearchPathParser();
  const queryOf = async (address: string, signal: AbortSignal): Promise<EngineQuery> => {
    const { collection, parameters } = readAddress(address);
    return (await collectionRequest(collection, parameters, engine, signal)).query;
  };
  addRoute(app, dependencies, {
    url: '/totals',
    tag: EXTENSION_TAG,
    summary: 'How many records each of several searches finds',
    query: totalsInput,
    answer: totalsAnswer,
    reply: async ({ of }, { signal }) => {
      const queries = await Promise.all(of.map((address) => nullIfRefused(() => queryOf(address, signal))));
      const asked = queries.filter((query) => query !== null);
      const totals = new Map<EngineQuery | null, number | null>();
      for (const [position, total] of (await countEach(asked, engine, signal)).entries())
        totals.set(asked[position] ?? null, total);
      return { totals: queries.map((query) => totals.get(query) ?? null) };
    },
  });
};
