import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { errorBodySchema } from '../errors/error-body.ts';
import { HOSTILE_TEXTS } from '../search/testing/hostile-texts.ts';
import { setupTestApi } from '../testing/start-test-api.ts';
import { envelopeAnswer } from './answer-schemas.ts';
import { COLLECTIONS } from './parameters/collections.ts';
import { LIMITS } from './parameters/limits.ts';

const api = setupTestApi();

const COMMON = [
  'search',
  'q',
  'page',
  'pageSize',
  'cursor',
  'sortBy',
  'logicalOperator',
  'facets',
  'facetContains',
  'refine',
  'refineAll',
  'exclude',
  'relatedTo',
  'highlight',
  'explain',
];
const value = fc.oneof(
  fc.string(),
  fc.constantFrom(...HOSTILE_TEXTS.map(([, text]) => text.slice(0, LIMITS.searchTextChars + 1))),
  fc.constantFrom(
    'true',
    '1',
    '2020',
    '*',
    'type',
    'type:x',
    'Cites:x',
    'title ASC',
    'OR',
    '"a" OR "b"',
    'OPEN',
  ),
);
const request = fc.constantFrom(...COLLECTIONS).chain((collection) => {
  const names = [...COMMON, ...Object.keys(collection.parameters), ...Object.keys(collection.extensions)];
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.string() },
  );
  return fc
    .array(fc.tuple(name, value), { maxLength: 5 })
    .map((entries) => `/graph/v3/${collection.path}?${new URLSearchParams(entries).toString()}`);
});

test('any request is answered with an envelope or a message', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (url) => {
      const answer = await api.app.inject(url);
      if (answer.statusCode === 200)
        return envelopeAnswer.parse(answer.json()).results.length <= LIMITS.pageSize;
      const { code, message } = errorBodySchema.parse(answer.json());
      expect([400, 414]).toContain(answer.statusCode);
      expect(code).toBe(answer.statusCode);
      expect(message).not.toBe('');
      expect(message).not.toContain('{name}');
      return true;
    }),
    { numRuns: 400 },
  );
});

test('invalid UTF-8 never causes an internal error', async () => {
  for (const query of [
    'search=%FF%FE',
    'search=%',
    '%E0%A4%A=1',
    'search[]=a',
    'search[a]=b',
    '&&&=&=',
    'search=%00',
  ]) {
    const { statusCode } = await api.app.inject(`/graph/v3/projects?${query}`);
    expect([200, 400]).toContain(statusCode);
  }
});
