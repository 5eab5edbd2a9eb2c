import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ResearchProduct } from '@open-discovery/model';
import { idOf } from '@open-discovery/model/testing';
import type { GoldenRecord } from '../golden-corpus.ts';
import type { OpenedEngine, OpenEngine } from '../opened-engine.ts';
import { any, products } from './contract-session.ts';

const AUTHORS = 4_000;
const PRODUCTS = 1_500;
const AUTHORS_EACH = 6;
const SIZE = 10;

/** A sequence of numbers that looks random and is the same in every run. */
const numbers = (): (() => number) => {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** Products whose authors have nearly the same number of works, so that no part of an index knows who has the most. */
const manyAuthors = (): GoldenRecord[] => {
  const random = numbers();
  return Array.from({ length: PRODUCTS }, (_, index): GoldenRecord => {
    const names = Array.from({ length: AUTHORS_EACH }, () => `Author ${Math.floor(random() * AUTHORS)}`);
    const record: ResearchProduct = {
      id: idOf('result', index),
      type: 'publication',
      mainTitle: `Work ${index} ${index < PRODUCTS / 4 ? 'first' : ''} on ${index % 2 === 0 ? 'rivers' : 'deserts'}`,
      authors: [...new Set(names)].map((fullName, rank) => ({ fullName, rank: rank + 1 })),
    };
    return { item: { kind: 'product', record }, relations: [] };
  });
};

/** Tests that facets are exact if a field has more values than any part of the index can send. */
export const describeManyValues = (
  { name, estimates }: { readonly name: string; readonly estimates: boolean },
  open: OpenEngine,
): void => {
  describe(`facets of thousands of values: ${name}`, () => {
    const records = manyAuthors();
    let opened: OpenedEngine;
    beforeAll(async () => {
      opened = await open(records);
    });
    afterAll(() => opened.close());

    /** Counts the works of every author, the most productive first. */
    const expectedOf = (words: string): (readonly [string, number])[] => {
      const counts = new Map<string, number>();
      for (const { item } of records) {
        if (item.kind !== 'product' || !item.record.mainTitle?.includes(words)) continue;
        for (const { fullName } of item.record.authors ?? [])
          if (fullName) counts.set(fullName, (counts.get(fullName) ?? 0) + 1);
      }
      return [...counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
    };

    test.each(['Work', 'rivers', 'deserts'])(
      'the authors of %s are those with the most works',
      async (words) => {
        const { facets } = await opened.engine.search(
          products({
            text: { op: 'word', field: null, text: words },
            facets: [{ field: 'author', size: SIZE }],
            limit: 0,
          }),
        );
        const shown = facets['author']?.values.map(({ value, count }) => [value, count]);
        expect(shown).toEqual(expectedOf(words).slice(0, SIZE));
      },
    );
    test('a count equals the total after selecting the value', async () => {
      const { facets } = await opened.engine.search(products({ facets: [{ field: 'author', size: SIZE }] }));
      const values = facets['author']?.values ?? [];
      const totals = await opened.engine.count(
        values.map(({ value }) => products({ filters: [any('author', value)] })),
      );
      expect(totals).toEqual(values.map(({ count }) => count));
    });
    test('the number of values is exact, or is said to be an estimate and is right to a fiftieth', async () => {
      const wanted = { field: 'author', size: SIZE, distinct: true };
      const { facets } = await opened.engine.search(products({ facets: [wanted] }));
      const exact = expectedOf('').length;
      const { distinct = 0, isEstimate = false } = facets['author'] ?? {};
      expect(exact).toBeGreaterThan(3_000);
      expect(isEstimate).toBe(estimates);
      expect(Math.abs(distinct - exact)).toBeLessThanOrEqual(estimates ? exact / 50 : 0);
    });
    test('a number of values up to 3,000 is exact', async () => {
      const wanted = { field: 'author', size: SIZE, distinct: true };
      const { facets } = await opened.engine.search(
        products({ text: { op: 'word', field: null, text: 'first' }, facets: [wanted] }),
      );
      expect(facets['author']?.distinct).toBe(expectedOf('first').length);
      expect(facets['author']).not.toHaveProperty('isEstimate');
    });
  });
};
