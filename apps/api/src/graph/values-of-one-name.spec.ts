import { expect, test } from '@jest/globals';
import type { ResearchProduct } from '@open-discovery/model';
import { idOf } from '@open-discovery/model/testing';
import { EMPTY_QUERY, toGraphParameters, withFilter } from '@open-discovery/search-fields';
import { setupTestApi } from '../testing/start-test-api.ts';

const hostedBy = (key: string, value: string) => ({ hostedBy: { key, value } });
const RECORDS: readonly Partial<ResearchProduct>[] = [
  { publisher: 'NATURE PUBLISHING GROUP', instances: [hostedBy('a', 'figshare')] },
  { publisher: 'Nature Publishing Group', instances: [hostedBy('a', 'figshare'), hostedBy('b', 'Figshare')] },
  { publisher: 'Nature Publishing Group', instances: [hostedBy('c', 'FigShare')] },
  { publisher: 'ASEP: repository', instances: [hostedBy('d', 'Zenodo')] },
];

const records = RECORDS.map((fields, number) => ({
  item: {
    kind: 'product' as const,
    record: { id: idOf('names', number), type: 'publication' as const, ...fields },
  },
  relations: [],
}));
const api = setupTestApi({ records });

test.each([
  [
    'publisher',
    [
      ['~Nature Publishing Group', 'Nature Publishing Group', 3],
      ['ASEP: repository', 'ASEP: repository', 1],
    ],
  ],
  [
    'hostingSource',
    [
      ['~a', 'figshare', 3],
      ['d', 'Zenodo', 1],
    ],
  ],
])(
  'values of %s with one name are one value, and selecting it finds what it counts',
  async (field, expected) => {
    const counted = await api.search(
      `research-products?${toGraphParameters(EMPTY_QUERY, { facets: [field] }).toString()}`,
    );
    expect(counted.facets?.[field]?.values.map(({ value, label, count }) => [value, label, count])).toEqual(
      expected,
    );
    for (const [value, , count] of expected) {
      const chosen = withFilter(EMPTY_QUERY, field, String(value), true);
      const answer = await api.search(
        `research-products?${toGraphParameters(chosen, { facets: [field], facetSize: 1 }).toString()}`,
      );
      expect(answer.header.numFound).toBe(count);
      expect(answer.facets?.[field]?.values.map((one) => one.value)).toContain(value);
    }
  },
);

test.each([
  ['a', 2],
  ['b', 1],
])('the id %s alone means only itself', async (id, total) => {
  expect((await api.search(`research-products?relHostingDataSourceId=${id}`)).header.numFound).toBe(total);
});
