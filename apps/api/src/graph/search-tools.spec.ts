import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { errorBodySchema } from '../error-body.ts';
import { HOSTILE_TEXTS } from '../search/hostile-texts.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import type { TestApi } from '../testing/start-test-api.ts';
import { COLLECTIONS } from './parameters/collections.ts';
import { LIMITS } from './parameters/limits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** What helps with a search, each with the parameters without which it is refused. */
const TOOLS = [
  ['totals', {}, 'of'],
  ['research-products/spelling', {}, 'search'],
  ['research-products/over-years', { field: 'country' }, 'value'],
  ['research-products/search-record', {}, 'search'],
  ['research-products/export', { format: 'csv' }, 'search'],
  ['research-products/feed', {}, 'search'],
  ['export', { format: 'jsonl' }, 'id'],
] as const;

const address = (path: string, parameters: Record<string, string>): string =>
  `/graph/v3/${path}?${new URLSearchParams(parameters).toString()}`;

/** Answered, or refused with a sentence; never broken. */
const expectAnswer = async (url: string, statuses: readonly number[]): Promise<void> => {
  const { statusCode, body } = await api.app.inject(url);
  expect(statuses).toContain(statusCode);
  if (statusCode !== 200) expect(errorBodySchema.parse(JSON.parse(body)).message).not.toMatch(/^$|\{name\}/);
};

describe.each(TOOLS)('%s', (path, needed, name) => {
  test.each(HOSTILE_TEXTS)('%s: an answer or a plain refusal', async (_what, text) => {
    await expectAnswer(address(path, { ...needed, [name]: text }), [200, 400, 404, 414]);
    await expectAnswer(address(path, { ...needed, [name]: text.slice(0, 900) }), [200, 400, 404, 414]);
  });
  test('a megabyte is too much', async () => {
    const { status, message } = await api.failure(`${path}?${name}=${'x'.repeat(1_000_000)}`);
    expect([status, message]).toEqual([414, `The address is longer than ${LIMITS.urlChars} characters`]);
  });
  test.each(['nothing', '__proto__', 'constructor', 'toString', 'format[]'])(
    'there is no parameter %s',
    async (unknown) => {
      const asked = new URLSearchParams({ ...needed, [name]: 'x' });
      const failure = await api.failure(`${path}?${asked.toString()}&${unknown}=x`);
      expect(failure).toMatchObject({
        status: 400,
        message: expect.stringContaining(`Unknown parameter: ${unknown};`),
      });
    },
  );
  test.each(['%', '%E0%A4%A', '%ED%A0%80', '%00', '&&=&', '\u00fc'])('bytes that are no text: %j', (bytes) =>
    expectAnswer(`${address(path, needed)}&${name}=${bytes}`, [200, 400, 404]),
  );
});

test('whatever is asked of the tools, they answer or say what is wrong', async () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      'csv',
      'atom',
      'country',
      'projects?search=sea',
      '*',
      'NOT',
      'type:dataset',
      '2010',
      'true',
    ),
  );
  const collections = fc.constantFrom(...COLLECTIONS);
  const paths = collections.chain((collection) =>
    fc.tuple(
      fc
        .constantFrom('spelling', 'over-years', 'search-record', 'export', 'feed')
        .map((tool) => `${collection.path}/${tool}`),
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'format',
            'field',
            'value',
            'column',
            'search',
            'q',
            ...Object.keys(collection.parameters),
          ),
          value,
        ),
        { maxLength: 4 },
      ),
    ),
  );
  await fc.assert(
    fc.asyncProperty(paths, ([path, entries]) =>
      expectAnswer(`/graph/v3/${path}?${new URLSearchParams(entries).toString()}`, [200, 400]),
    ),
    { numRuns: 200 },
  );
});

const componentsSchema = z.object({
  components: z.object({
    parameters: z.record(z.string(), z.unknown()),
    responses: z.record(z.string(), z.unknown()),
  }),
});

/** The document with every parameter and answer in its place: those of several operations stand in it once. */
const readDocument = async (): Promise<unknown> => {
  const document: unknown = (await api.app.inject('/graph/v3/api-docs')).json();
  const { parameters, responses } = componentsSchema.parse(document).components;
  const shared = new Map<string, unknown>([
    ...Object.entries(parameters).map(([name, one]) => [`#/components/parameters/${name}`, one] as const),
    ...Object.entries(responses).map(([name, one]) => [`#/components/responses/${name}`, one] as const),
  ]);
  const inPlace = (_key: string, value: unknown): unknown => {
    const reference = z.object({ $ref: z.string() }).safeParse(value);
    return reference.success ? (shared.get(reference.data.$ref) ?? value) : value;
  };
  return JSON.parse(JSON.stringify(document, inPlace));
};

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: z.object({
        summary: z.string().min(1),
        tags: z.array(z.string()).min(1),
        parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
        responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()) })),
      }),
    }),
  ),
});

test.each([
  ['totals', ['of'], 'application/json'],
  ['export', ['id', 'format', 'column'], 'text/csv'],
  ...COLLECTIONS.flatMap(({ path }) => [
    [`${path}/spelling`, ['search', 'q', 'exclude'], 'application/json'] as const,
    [`${path}/over-years`, ['field', 'value', 'search'], 'application/json'] as const,
    [`${path}/search-record`, ['search'], 'application/json'] as const,
    [`${path}/export`, ['format', 'column', 'search'], 'application/x-bibtex'] as const,
    [`${path}/feed`, ['format', 'search'], 'application/atom+xml'] as const,
  ]),
] as const)('the documentation tells of %s with %j and %s', async (path, names, mediaType) => {
  const { paths } = documentSchema
    .pick({ paths: true })
    .extend({ paths: z.record(z.string(), z.unknown()) })
    .parse(await readDocument());
  const row = documentSchema.parse({ paths: { one: paths[`/graph/v3/${path}`] } }).paths['one'];
  expect(row?.get.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  expect(Object.keys(row?.get.responses['200']?.content ?? {})).toContain(mediaType);
});
