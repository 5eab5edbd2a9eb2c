import { describe, expect, test } from '@jest/globals';
import type { EngineQuery } from '../../engine-query.ts';
import { any, idsOf, products, text } from './contract-session.ts';
import type { ContractSession } from './contract-session.ts';

const QUERIES: readonly (readonly [rule: string, query: Partial<EngineQuery>])[] = [
  ['all products', {}],
  ['a word', { text: text('sea') }],
  ['a filter', { filters: [any('type', 'dataset')] }],
  ['nothing', { text: text('nosuchword') }],
];

/** Tests sums, parts and reading all records by their places. */
export const describeSumsAndScans = ({ engine, search, testIf }: ContractSession): void => {
  /** Reads all hits, some at a time. */
  const scanAll = async (query: EngineQuery, limit: number): Promise<string[]> => {
    const ids: string[] = [];
    let from: number | null = 0;
    while (from !== null) {
      const page: Awaited<ReturnType<ReturnType<typeof engine>['scan']>> = await engine().scan(query, {
        from,
        limit,
      });
      expect(page.records.length).toBeLessThanOrEqual(limit);
      ids.push(...page.records.map(({ record }) => record.id));
      from = page.next;
    }
    return ids;
  };

  describe('sums and scans', () => {
    test.each(QUERIES)('the sum of a number is that of the records: %s', async (_rule, query) => {
      const { hits } = await search({ ...query, limit: 300 });
      const citations = hits.map(({ record }) =>
        'indicators' in record ? (record.indicators?.citationImpact?.citationCount ?? 0) : 0,
      );
      expect(await engine().sum(products(query), 'citations')).toBe(citations.reduce((a, b) => a + b, 0));
    });
    testIf('scans').each(QUERIES)('a scan has every record once: %s', async (_rule, query) => {
      const wanted = idsOf(await search({ ...query, limit: 300 })).sort();
      for (const limit of [40, 300]) expect((await scanAll(products(query), limit)).sort()).toEqual(wanted);
    });
    testIf('scans').each([40, 1_000])('parts of at most %d records are the scan, divided', async (size) => {
      const query = products();
      const ids: string[] = [];
      for (const { from, records: limit } of await engine().partition(query, size)) {
        expect(limit).toBeLessThanOrEqual(size);
        const { records } = await engine().scan(query, { from, limit });
        expect(records).toHaveLength(limit);
        ids.push(...records.map(({ record }) => record.id));
      }
      expect(ids).toEqual(await scanAll(query, 300));
    });
    test('an unknown attachment is none', async () => {
      expect(await engine().attachment('no-such-file.json')).toBeNull();
    });
    testIf('scans')('nothing has no parts', async () => {
      expect(await engine().partition(products({ text: text('nosuchword') }), 10)).toEqual([]);
    });
  });
};
