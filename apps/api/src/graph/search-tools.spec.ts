import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { errorBodySchema } from '../errors/error-body.ts';
import { HOSTILE_TEXTS } from '../search/testing/hostile-texts.ts';
import { readDocument } from '../testing/read-document.ts';
import { setupTestApi } from '../testing/start-test-api.ts';
import { COLLECTIONS } from './parameters/collections.ts';
import { LIMITS } from './parameters/limits.ts';

const api = setupTestApi();
let document: ReturnType<typeof readDocument>;
beforeAll(() => {
  document = readDocument(api.app);
});

/** The search tools with their required parameters. */
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

/** Expects an answer or a refusal with a message. */
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
  test('a request of a megabyte is refused', async () => {
    const { status, message } = await api.failure(`${path}?${name}=${'x'.repeat(1_000_000)}`);
    expect([status, message]).toEqual([414, `The address is longer than ${LIMITS.urlChars} characters`]);
  });
  test.each(['nothing', '__proto__', 'constructor', 'toString', 'format[]'])(
    'the parameter %s is unknown',
    async (unknown) => {
      const asked = new URLSearchParams({ ...needed, [name]: 'x' });
      const failure = await api.failure(`${path}?${asked.toString()}&${unknown}=x`);
      expect(failure).toMatchObject({
        status: 400,
        message: expect.stringContaining(`Unknown parameter: ${unknown};`),
      });
    },
  );
  test.each(['%', '%E0%A4%A', '%ED%A0%80', '%00', '&&=&', '\u00fc'])('invalid UTF-8: %j', (bytes) =>
    expectAnswer(`${address(path, needed)}&${name}=${bytes}`, [200, 400, 404]),
  );
});

test('any request is answered or refused with a message', async () => {
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
] as const)('the documentation describes %s with %j and %s', async (path, names, mediaType) => {
  const operation = (await document).paths[`/graph/v3/${path}`]?.get;
  expect(operation?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  expect(Object.keys(operation?.responses['200']?.content ?? {})).toContain(mediaType);
});
