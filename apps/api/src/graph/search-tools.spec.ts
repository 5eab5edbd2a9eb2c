import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { errorBodySchema } from '../errors/error-body-schema.ts';
import { HOSTILE_TEXTS } from '../search/testing/hostile-texts.ts';
import { readDocument } from '../testing/read-document.ts';
import { setupTestApi } from '../testing/start-test-api.ts';
import { envelopeAnswer } from './answer-schemas.ts';
import { COLLECTIONS } from './parameters/collections.ts';
import { LIMITS } from './parameters/limits.ts';

const api = setupTestApi();
let document: ReturnType<typeof readDocument>;
beforeAll(() => {
  document = readDocument(api.app);
});

/** Searches and their tools with their required parameters. */
const TOOLS = [
  ['projects', {}, 'search'],
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

/** Expects an answer, of a search a page of results, or a refusal with a message. */
const expectAnswer = async (url: string, statuses: readonly number[]): Promise<void> => {
  const { statusCode, body } = await api.app.inject(url);
  expect(statuses).toContain(statusCode);
  if (statusCode !== 200) {
    const { code, message } = errorBodySchema.parse(JSON.parse(body));
    expect(code).toBe(statusCode);
    expect(message).not.toMatch(/^$|\{name\}/);
  } else if (COLLECTIONS.some(({ path }) => url.startsWith(`/graph/v3/${path}?`)))
    expect(envelopeAnswer.parse(JSON.parse(body)).results.length).toBeLessThanOrEqual(LIMITS.pageSize);
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
  test.each(['nothing', '__proto__', 'constructor', 'toString', 'format[]', 'search[a]'])(
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
  test.each(['%', '%E0%A4%A', '%ED%A0%80', '%FF%FE', '%00', '&&=&', '\u00fc'])('invalid UTF-8: %j', (bytes) =>
    expectAnswer(
      `${address(path, needed)}&${name}=${bytes}`,
      path === 'projects' ? [200, 400] : [200, 400, 404],
    ),
  );
});

const ANY_VALUE = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...HOSTILE_TEXTS.map(([, text]) => text.slice(0, LIMITS.searchTextChars + 1))),
  fc.constantFrom(
    ...['true', '1', '2020', '*', 'type', 'type:x', 'Cites:x', 'title ASC', 'OR', '"a" OR "b"'],
    ...['OPEN', 'NOT', 'csv', 'atom', 'country', 'projects?search=sea', 'type:dataset'],
  ),
);
const PARAMETERS =
  'search q page pageSize cursor sortBy logicalOperator facets facetContains refine refineAll exclude relatedTo highlight explain format field value column';

test.each(COLLECTIONS)(
  'any request for $path and its tools is answered or refused with a message',
  async ({ path, parameters, extensions }) => {
    const names = [...PARAMETERS.split(' '), ...Object.keys({ ...parameters, ...extensions })];
    const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.string());
    const tool = fc.constantFrom('', '', '/spelling', '/over-years', '/search-record', '/export', '/feed');
    await fc.assert(
      fc.asyncProperty(tool, fc.array(fc.tuple(name, ANY_VALUE), { maxLength: 5 }), async (of, entries) => {
        const url = `/graph/v3/${path}${of}?${new URLSearchParams(entries).toString()}`;
        await expectAnswer(url, url.length > LIMITS.urlChars ? [414] : [200, 400]);
      }),
      { numRuns: 150 },
    );
  },
);

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
