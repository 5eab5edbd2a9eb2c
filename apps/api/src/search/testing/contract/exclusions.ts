import { expect, test } from '@jest/globals';
import type { EngineQuery, Filter } from '../../engine-query.ts';
import { any, facetsOf, idsOf, products } from './contract-session.ts';
import type { ContractSession } from './contract-session.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Tests that records are left out by their ids, also from totals, facets and scans. */
export const describeExclusions = ({ engine, corpus, search, describeIf }: ContractSession): void => {
  describeIf('exclusions')('records that are left out', () => {
    const all = corpus.flatMap(({ item }) => (item.kind === 'product' ? [item.record.id] : []));
    const left = all.filter((_id, at) => at % 3 === 0);
    const rest = all.filter((id) => !left.includes(id)).sort();
    const unknown = Array.from({ length: 300 }, (_, number) => `unknown_____::${number}`);
    const without: Filter = {
      name: 'left',
      is: 'not',
      condition: { is: 'any', field: 'id', values: [...left, ...unknown] },
    };
    const query: EngineQuery = products({ filters: [without], limit: 300 });

    test('are not found', async () => {
      const answer = await search(query);
      expect([answer.total, idsOf(answer).sort()]).toEqual([rest.length, rest]);
    });
    test('are not counted', async () => {
      const answers = await engine().searchEach([query, products()]);
      expect(answers.map(({ total }) => total)).toEqual([rest.length, all.length]);
      expect(await engine().count([query])).toEqual([rest.length]);
    });
    test('are in no facet, whatever is selected', async () => {
      const filters = [without, any('type', 'dataset')];
      const { facets } = await search({ ...query, filters, facets: facetsOf('type') });
      expect(sum((facets['type']?.values ?? []).map(({ count }) => count))).toBe(rest.length);
    });
    test('are not streamed, scanned or divided', async () => {
      const streamed: string[] = [];
      for await (const { record } of engine().stream(query)) streamed.push(record.id);
      const { records } = await engine().scan(query, { from: 0, limit: 300 });
      const parts = await engine().partition(query, 50);
      expect(streamed.sort()).toEqual(rest);
      expect(records.map(({ record }) => record.id).sort()).toEqual(rest);
      expect(sum(parts.map((part) => part.records))).toBe(rest.length);
    });
  });
};
