import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { publicUrls } from '../../formats/public-urls.ts';
import { kindOf } from '@open-discovery/model';
import type { LinkedRecord } from '@open-discovery/model';
import fc from 'fast-check';
import { z } from 'zod';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { addErrorHandlers } from '../../errors/add-error-handlers.ts';
import { goldenCorpus } from '../../search/testing/golden-corpus.ts';
import { ANONYMOUS } from '../../access/caller.ts';
import { NO_WITHDRAWALS } from '../../withdrawals/testing/no-withdrawals.ts';
import { NOW, setupTestApi } from '../../testing/start-test-api.ts';
import { kindQuery, planParts, recordsPerPart, SITEMAP_KINDS } from './plan-parts.ts';
import { addSitemapRoutes } from './sitemap-routes.ts';

const indexSchema = z.object({
  publishedAt: z.string(),
  parts: z.array(z.object({ kind: z.string(), part: z.number() })),
});
const partSchema = z.object({
  kind: z.string(),
  records: z.array(z.object({ id: z.string(), changed: z.string() })),
});

/** Returns the ids of all records with a landing page. */
const idsWithPages = (): string[] =>
  goldenCorpus()
    .filter(({ item }) => SITEMAP_KINDS.some((kind) => kindOf(kind) === item.kind))
    .map(({ item }) => item.record.id)
    .sort();

describe('the sitemap of all records', () => {
  const api = setupTestApi();
  let app: FastifyInstance;

  beforeAll(() => {
    app = Fastify();
    app.setValidatorCompiler(() => () => true);
    app.setSerializerCompiler(() => (value) => JSON.stringify(value));
    addErrorHandlers(app, () => NOW.getTime());
    addSitemapRoutes(app, {
      engine: api.engine,
      cacheSeconds: 60,
      clock: () => NOW.getTime(),
      identifyCaller: () => Promise.resolve(ANONYMOUS),
      withdrawals: NO_WITHDRAWALS,
      publicUrls: publicUrls({ PUBLIC_URL: 'https://portal.example' }),
    });
  });
  afterAll(() => app.close());

  test('has every record with a page once, with the day on which it came into the portal or changed in it', async () => {
    const { parts } = indexSchema.parse((await app.inject('/sitemap')).json());
    const listed = await Promise.all(
      parts.map(async ({ kind, part }) =>
        partSchema.parse((await app.inject(`/sitemap/${kind}/${part}`)).json()),
      ),
    );
    const ids = listed.flatMap(({ records }) => records.map(({ id }) => id));
    expect(ids.sort()).toEqual(idsWithPages());
    const ownDays = new Map(goldenCorpus().map(({ item: { record } }) => [record.id, record.updatedHere]));
    for (const { id, changed } of listed.flatMap(({ records }) => records))
      expect([id, changed]).toEqual([id, ownDays.get(id) ?? '2026-01-01']);
  });

  test('has every record once with parts of any size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (size) => {
        const found: LinkedRecord[] = [];
        for (const { kind, from, records: limit } of await planParts(api.engine, size)) {
          const { records } = await api.engine.scan(kindQuery(kind), { from, limit });
          expect([records.length, limit <= size]).toEqual([limit, true]);
          found.push(...records);
        }
        expect(found.map(({ record }) => record.id).sort()).toEqual(idsWithPages());
      }),
      { numRuns: 8 },
    );
  });

  test.each(['/sitemap/publication/0', '/sitemap/publication/99', '/sitemap/person/1', '/sitemap/x/y'])(
    'has no %s',
    async (address) => {
      expect((await app.inject(address)).statusCode).toBe(404);
    },
  );

  test('is the same until the records change', async () => {
    const { headers } = await app.inject('/sitemap');
    const again = await app.inject({
      url: '/sitemap',
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });
});

test.each([
  [0, 2_000],
  [50_000_000, 2_000],
  [250_000_000, 10_000],
])('parts of %d records have at most %d each', (records, size) => {
  expect(recordsPerPart(records)).toBe(size);
});
