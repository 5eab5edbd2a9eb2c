import { expect, test } from '@jest/globals';
import { resultsAddress } from '../../../search/search-address.ts';
import { compareAddress } from './compare-address.ts';
import { overlapQueries, pairsOf } from './overlap-queries.ts';

/** Number of searches that the API counts in one request. */
const COUNTED_AT_ONCE = 30;

test.each([
  [2, [[0, 1]]],
  [
    3,
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ],
  ],
])('%i records have the pairs %j', (count, pairs) => {
  expect(pairsOf(count)).toEqual(pairs);
});

test.each(['product', 'project', 'organization'] as const)(
  'one request counts the figures of five records and their pairs: %s',
  (kind) => {
    expect(overlapQueries(kind, ['a', 'b', 'c', 'd', 'e'])).toHaveLength(COUNTED_AT_ONCE);
  },
);

test('works that two works cite are those related to both', () => {
  const [shared] = overlapQueries('product', ['a', 'b']).filter(({ records }) => records.length === 2);
  expect(shared && resultsAddress(shared.query)).toBe('/?related=Cites%3Aa&related=Cites%3Ab');
});

const project = (id: string) => ({ kind: 'project', id }) as const;

test.each([
  ['one record', [project('a')], null],
  ['two records of one kind', [project('a'), project('b')], '/saved?projectId=a&projectId=b&compare=1'],
  [
    'products of two types',
    [{ kind: 'dataset', id: 'a' } as const, { kind: 'software', id: 'b' } as const],
    '/saved?datasetId=a&softwareId=b&compare=1',
  ],
  ['records of two kinds', [project('a'), { kind: 'organization', id: 'b' } as const], null],
  ['services', ['a', 'b'].map((id) => ({ kind: 'service', id }) as const), null],
  ['six records', ['a', 'b', 'c', 'd', 'e', 'f'].map(project), null],
])('%s: %#', (_what, records, address) => {
  expect(compareAddress(records)).toBe(address);
});
