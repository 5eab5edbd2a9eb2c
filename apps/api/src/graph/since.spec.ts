import { describe, expect, test } from '@jest/globals';
import { idOf } from '@open-discovery/model/testing';
import { setupTestApi } from '../testing/start-test-api.ts';
import type { GoldenRecord } from '../search/testing/golden-corpus.ts';

const work = (
  position: number,
  updatedHere: string,
  dateOfCollection: string | null = null,
): GoldenRecord => ({
  item: {
    kind: 'product',
    record: {
      id: idOf('work', position),
      type: position % 2 === 0 ? 'dataset' : 'publication',
      mainTitle: updatedHere,
      updatedHere,
      dateOfCollection,
    },
  },
  relations: [],
});

const organization = (updatedHere: string): GoldenRecord => ({
  item: { kind: 'organization', record: { id: idOf(updatedHere, 1), legalName: updatedHere, updatedHere } },
  relations: [],
});

// What a source says about its own collection does not count.
const api = setupTestApi({
  records: [
    work(1, '2025-11-30', '2026-02-03'),
    work(2, '2025-12-01', '2020-01-01'),
    work(3, '2026-02-01'),
    organization('2025-11-30'),
    organization('2026-02-01'),
  ],
});

const titles = async (parameters: string): Promise<unknown[]> =>
  (await api.search(`research-products?sortBy=title%20ASC&${parameters}`)).results.map(
    ({ mainTitle }) => mainTitle,
  );

test.each([
  ['2025-11-30', ['2025-11-30', '2025-12-01', '2026-02-01']],
  ['2025-12-01', ['2025-12-01', '2026-02-01']],
  ['2025-12-02', ['2026-02-01']],
  ['2026-02-02', []],
])('since %s: %j', async (day, wanted) => expect(await titles(`since=${day}`)).toEqual(wanted));

test('the day limits alternatives of other filters, too', async () =>
  expect(await titles('since=2025-12-01&type=dataset&id=x&logicalOperator=OR')).toEqual(['2025-12-01']));

test('records of other kinds have such a day, too', async () => {
  const { results } = await api.search('organizations?since=2026-01-01');
  expect(results.map(({ legalName }) => legalName)).toEqual(['2026-02-01']);
});

test('exports and feeds have the limit of the search', async () => {
  const export_ = await api.app.inject('/graph/v3/research-products/export?format=csv&since=2026-01-02');
  expect(export_.body).toContain('2026-02-01');
  expect(export_.body).not.toContain('2025');
  const feed = await api.app.inject('/graph/v3/research-products/feed?format=json&since=2025-12-01');
  expect(feed.json().items).toHaveLength(2);
});

describe('anything but a day is refused', () => {
  test.each(['yesterday', '2026', '2026-2-1', '2026-02-30', '..2026-02-01'])('%s', async (text) =>
    expect(await api.failure(`research-products?since=${text}`)).toEqual({
      status: 400,
      message: expect.stringContaining("'since' must be a day in the form YYYY-MM-DD"),
    }),
  );
});
