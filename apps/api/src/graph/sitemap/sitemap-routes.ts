import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { keepLatest } from '../../keep-latest.ts';
import { addRoute, pathParameter } from '../../http/add-route.ts';
import type { RouteDependencies } from '../../http/add-route.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { EngineStatus, SearchEngine } from '../../search/search-engine.ts';
import { FORMATS_TAG } from '../extension-tag.ts';
import { publishedStatus } from '../published-status.ts';
import { kindQuery, planParts, recordsPerPart, SITEMAP_KINDS } from './plan-parts.ts';
import type { SitemapPart } from './plan-parts.ts';

const kindName = z.enum(SITEMAP_KINDS);

const indexAnswer = z.object({
  publishedAt: z.string().describe('When the records were published'),
  parts: z.array(
    z.object({ kind: kindName, part: z.int().describe('Number of the part, from 1 for each kind') }),
  ),
});
const partAnswer = z.object({
  kind: kindName,
  records: z.array(
    z.object({
      id: z.string(),
      changed: z.string().describe('The day on which it came into the portal or changed in it'),
    }),
  ),
});

/** Caches the plan of the records of a generation that are not withdrawn. */
const cachePlan = (engine: SearchEngine) => {
  const latest = keepLatest<SitemapPart[]>();
  return ({ generation, withdrawals, records }: EngineStatus): Promise<SitemapPart[]> =>
    latest([generation, withdrawals?.revision], () => planParts(engine, recordsPerPart(records)));
};

/** Adds the routes for the portal's sitemaps: the ids of all records, in parts. */
export const addSitemapRoutes = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  const { engine } = dependencies;
  const partsOf = cachePlan(engine);
  addRoute(app, dependencies, {
    url: '/sitemap',
    tag: FORMATS_TAG,
    summary: 'The parts of the sitemap',
    answer: indexAnswer,
    reply: async () => {
      const status = publishedStatus(engine);
      const counts = new Map<string, number>();
      const parts = (await partsOf(status)).map(({ kind }) => {
        const part = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, part);
        return { kind, part };
      });
      return { publishedAt: status.publishedAt, parts };
    },
  });
  addRoute(app, dependencies, {
    url: '/sitemap/:kind/:part',
    tag: FORMATS_TAG,
    summary: 'The ids of the records in a part, with their dates of change',
    path: { kind: `One of ${SITEMAP_KINDS.join(', ')}`, part: 'Number of the part, from 1' },
    answer: partAnswer,
    reply: async (_query, request) => {
      const status = publishedStatus(engine);
      const kind = kindName.safeParse(pathParameter(request, 'kind')).data;
      const partNumber = Number(pathParameter(request, 'part'));
      const part = (await partsOf(status)).filter((one) => one.kind === kind)[partNumber - 1];
      if (kind === undefined || part === undefined) throw new ApiError(404, 'Unknown part');
      const page = { from: part.from, limit: part.records };
      const { records } = await engine.scan(kindQuery(kind), page);
      return {
        kind,
        records: records.map(({ record: { id, updatedHere } }) => ({
          id,
          changed: updatedHere ?? status.publishedAt,
        })),
      };
    },
  });
};
