import { describe, expect, test } from '@jest/globals';
import type { IndexSchema } from '@open-discovery/search-index';
import { onePerValue } from './one-per-value.ts';
import { setupProxy } from './testing/setup-proxy.ts';

const SCHEMA = {
  text: [],
  keyword: [{ name: 'work', facet: true }],
  number: [{ name: 'date', facet: false }],
  sortText: [],
  boosts: {},
} as const satisfies IndexSchema;
const MATCHES = { generation: 'index', query: { match_all: {} }, call: undefined };
const NEWEST = { field: 'work', first: { by: 'date', descending: true } };

const fake = setupProxy();

/** Has the cluster find documents with a value, in their order, each with its place. */
const find = (total: number, ...documents: readonly (readonly [work: string, place: number])[]): void => {
  const hits = documents.map(([work, place]) => ({ fields: { k_work: [work] }, sort: [20_000, place] }));
  const answer = { _shards: { failed: 0 }, timed_out: false, hits: { total: { value: total }, hits } };
  fake.proxy.intercept = () => ({ status: 200, body: JSON.stringify(answer) });
};

describe('one document for each value', () => {
  test('leaves out all but the first with each value', async () => {
    find(5, ['a', 7], ['b', 3], ['a', 1], ['a', 9], ['b', 4]);
    expect(await onePerValue(fake.cluster, SCHEMA, NEWEST, MATCHES)).toMatchObject({
      leftOut: [1, 9, 4],
      query: { bool: { filter: [MATCHES.query], must_not: [{ terms: { place: [1, 9, 4] } }] } },
    });
  });
  test('does not change the query if no value is shared', async () => {
    find(2, ['a', 7], ['b', 3]);
    expect(await onePerValue(fake.cluster, SCHEMA, NEWEST, MATCHES)).toEqual({ ...MATCHES, leftOut: [] });
  });
  test('is refused for more documents than are read for a page', async () => {
    find(10_001, ['a', 7]);
    await expect(onePerValue(fake.cluster, SCHEMA, NEWEST, MATCHES)).rejects.toMatchObject({
      reason: 'query',
      message: 'Too many results share a work with others to show one for each: 10001. At most 10000 may',
    });
  });
});
