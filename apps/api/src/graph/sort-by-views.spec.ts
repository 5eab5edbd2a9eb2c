import { expect, test } from '@jest/globals';
import { goldenCorpus } from '../search/testing/golden-corpus.ts';
import type { GoldenRecord } from '../search/testing/golden-corpus.ts';
import { setupTestApi } from '../testing/start-test-api.ts';

const VIEWS = [3, 120, null, 7];

/** View counts of the products; `null` if no source counts views. */
const viewed = (): GoldenRecord[] => {
  const products = goldenCorpus().flatMap(({ item }) => (item.kind === 'product' ? [item.record] : []));
  return VIEWS.flatMap((views, position) => {
    const record = products[position];
    if (!record) return [];
    const usageCounts = views === null ? null : { views, downloads: 0 };
    return [{ item: { kind: 'product', record: { ...record, indicators: { usageCounts } } }, relations: [] }];
  });
};

const records = viewed();
const api = setupTestApi({ records });

test.each([
  ['views DESC', [1, 3, 0, 2]],
  ['views ASC', [0, 3, 1, 2]],
  ['views DESC, relevance DESC', [1, 3, 0, 2]],
])('by %s, records without views come last', async (sortBy, order) => {
  const { results } = await api.search(`research-products?sortBy=${encodeURIComponent(sortBy)}`);
  expect(results.map(({ id }) => records.findIndex(({ item }) => item.record.id === id))).toEqual(order);
});

test('kinds without view counts cannot be sorted by views', async () => {
  expect((await api.failure('projects?sortBy=views%20DESC')).status).toBe(400);
});
