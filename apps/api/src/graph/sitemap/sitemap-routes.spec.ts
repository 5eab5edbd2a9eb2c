import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { kindOf } from '@open-discovery/model';
import fc from 'fast-check';
import { z } from 'zod';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { addErrorHandlers } from '../../add-error-handlers.ts';
import { goldenCorpus } from '../../search/golden-corpus.ts';
import { NOW, startTestApi } from '../../testing/start-test-api.ts';
import type { TestApi } from '../../testing/start-test-api.ts';
import { changedAt } from './changed-at.ts';
import { PART_RECORDS, SITEMAP_KINDS, yearSpans } from './plan-parts.ts';
import { addSitemapRoutes } from './sitemap-routes.ts';

const indexSchema = z.object({
  publishedAt: z.string(),
  parts: z.array(z.object({ kind: z.string(), part: z.number() })),
});
const partSchema = z.object({ kind: z.string(), records: z.array(z.object({ id: z.string() })) });

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

  test('has every record that has a page, once', async () => {
    const { parts } = indexSchema.parse((await app.inject('/sitemap')).json());
    const listed = await Promise.all(
      parts.map(async ({ kind, part }) =>
        partSchema.parse((await app.inject(`/sitemap/${kind}/${part}`)).json()),
      ),
    );
    const ids = listed.flatMap(({ records }) => records.map(({ id }) => id));
    const withPages = goldenCorpus().filter(({ item }) =>
      SITEMAP_KINDS.some((kind) => kindOf(kind) === item.kind),
    );
    expect([...ids].sort()).toEqual(withPages.map(({ item }) => item.record.id).sort());
    expect(listed.every(({ records }) => records.length <= PART_RECORDS)).toBe(true);
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

describe('years are put together as far as a search can be reached', () => {
  test('with no year lost, and none in two of them', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 150_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(counts, (perYear) => {
        const years = perYear.map((count, index) => ({ year: 1960 + index, count }));
        const spans = yearSpans('year', years);
        const inSpans = spans.reduce((sum, { records }) => sum + records, 0);
        expect(inSpans).toBe(perYear.reduce((sum, count) => sum + count, 0));
        for (const { records, filters } of spans) {
          const [filter] = filters;
          const isOneYear = filter?.is === 'range' && filter.from === filter.to;
          expect(records <= 100_000 || isOneYear).toBe(true);
        }
      }),
    );
  });
});

test.each([
  [{ lastUpdateTimeStamp: 1_700_000_000_000 }, { changed: '2023-11-14T22:13:20.000Z' }],
  [{ lastUpdateTimeStamp: 0 }, {}],
  [{ lastUpdateTimeStamp: null }, {}],
  [{}, {}],
])('%j was changed: %j', (record, expected) => {
  expect(changedAt(record)).toEqual(expected);
});
