import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { kindOf } from '@open-discovery/model';
import fc from 'fast-check';
import { z } from 'zod';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { addErrorHandlers } from '../../add-error-handlers.ts';
import { goldenCorpus } from '../../search/testing/golden-corpus.ts';
import type { SearchAnswer } from '../../search/search-engine.ts';
import { NOW, startTestApi } from '../../testing/start-test-api.ts';
import type { TestApi } from '../../testing/start-test-api.ts';
import { changedAt } from './changed-at.ts';
import { partQuery, planParts, SITEMAP_KINDS, SITEMAP_LIMITS } from './plan-parts.ts';
import { addSitemapRoutes } from './sitemap-routes.ts';

const indexSchema = z.object({
  publishedAt: z.string(),
  parts: z.array(z.object({ kind: z.string(), part: z.number() })),
});
const partSchema = z.object({ kind: z.string(), records: z.array(z.object({ id: z.string() })) });

/** Returns the ids of all records with a landing page. */
const idsWithPages = (): string[] =>
  goldenCorpus()
    .filter(({ item }) => SITEMAP_KINDS.some((kind) => kindOf(kind) === item.kind))
    .map(({ item }) => item.record.id)
    .sort();

describe('the sitemap of all records', () => {
  let api: TestApi;
  let app: FastifyInstance;

  beforeAll(async () => {
    api = await startTestApi();
    app = Fastify();
    app.setValidatorCompiler(() => () => true);
    app.setSerializerCompiler(() => (value) => JSON.stringify(value));
    addErrorHandlers(app, () => NOW.getTime());
    addSitemapRoutes(app, { engine: api.engine, cacheSeconds: 60, clock: () => NOW.getTime() });
  });
  afterAll(async () => {
    await app.close();
    await api.stop();
  });

  test('has every record with a page once', async () => {
    const { parts } = indexSchema.parse((await app.inject('/sitemap')).json());
    const listed = await Promise.all(
      parts.map(async ({ kind, part }) =>
        partSchema.parse((await app.inject(`/sitemap/${kind}/${part}`)).json()),
      ),
    );
    const ids = listed.flatMap(({ records }) => records.map(({ id }) => id));
    expect(ids.sort()).toEqual(idsWithPages());
    expect(listed.every(({ records }) => records.length <= SITEMAP_LIMITS.recordsPerPart)).toBe(true);
  });

  test('has every record once with any limits', async () => {
    const limits = fc.record({
      recordsPerPart: fc.integer({ min: 1, max: 9 }),
      maxOffset: fc.integer({ min: 1, max: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(limits, async (limit) => {
        const parts = await planParts(api.engine, limit);
        const found: SearchAnswer[] = [];
        for (const part of parts) found.push(await api.engine.search(partQuery(part)));
        expect(found.every(({ hits }) => hits.length > 0 && hits.length <= limit.recordsPerPart)).toBe(true);
        expect(found.flatMap(({ hits }) => hits.map(({ record }) => record.id)).sort()).toEqual(
          idsWithPages(),
        );
        expect(parts.every(({ offset, limit: size }) => offset + size <= limit.maxOffset)).toBe(true);
      }),
      { numRuns: 12 },
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
  [{ lastUpdateTimeStamp: 1_700_000_000_000 }, { changed: '2023-11-14T22:13:20.000Z' }],
  [{ lastUpdateTimeStamp: 0 }, {}],
  [{ lastUpdateTimeStamp: null }, {}],
  [{}, {}],
])('the date of change of %j is %j', (record, expected) => {
  expect(changedAt(record)).toEqual(expected);
});
