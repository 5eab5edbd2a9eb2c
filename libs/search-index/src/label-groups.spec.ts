import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { labelKey } from './build/group-labels.ts';
import { buildGeneration } from './build/build-generation.ts';
import type { IndexDocument, IndexSchema } from './document-types.ts';
import { openIndex } from './open-index.ts';
import type { FacetRequest, IndexClause } from './query-types.ts';
import { sampleDocument, sampleSchema } from './testing/sample-schema.ts';
import { newFolder } from './testing/new-folder.ts';

const SCHEMA: IndexSchema = {
  ...sampleSchema,
  keyword: [...sampleSchema.keyword, { name: 'source', facet: true, groupByLabel: true }],
};

const source = (value: string, label = value) => ({ value, label });

interface Ask {
  readonly facet: (more?: Partial<FacetRequest>) => Promise<(readonly [string, string, number])[]>;
  readonly total: (value: string) => Promise<number>;
}

const withIndex = async (
  documents: readonly IndexDocument[],
  use: (ask: Ask) => Promise<void>,
): Promise<void> => {
  const folder = newFolder();
  await buildGeneration({ folder, schema: SCHEMA, documents, now: new Date('2026-01-01') });
  const index = await openIndex({ folder });
  const search = (node: IndexClause, facets: readonly FacetRequest[] = []) =>
    index.search({ node, filters: [], facets, offset: 0, limit: 0 });
  await use({
    facet: async (more = {}) => {
      const { facets } = await search({ op: 'all' }, [{ field: 'source', size: 50, ...more }]);
      return (facets['source']?.values ?? []).map(
        ({ value, label, count }) => [value, label, count] as const,
      );
    },
    total: async (value) => (await search({ op: 'value', field: 'source', values: [value] })).total,
  });
  await index.close();
};

const DOCUMENTS = [
  [source('re3::1', 'figshare')],
  [source('re3::1', 'figshare'), source('od::2', 'Figshare')],
  [source('od::2', 'Figshare')],
  [source('re3::1', 'figshare')],
  [source('od::3', 'FIGSHARE.')],
  [source('od::4', 'Zenodo')],
].map((values, number) => sampleDocument(`d${number}`, { keyword: { source: values } }));

test('a value has the first of its labels', () =>
  withIndex(
    ['', 'Doe, Jane', 'Doe, J.'].map((label, number) =>
      sampleDocument(`d${number}`, { keyword: { source: [source('a1', label)] } }),
    ),
    async ({ facet }) => expect(await facet()).toEqual([['a1', 'Doe, Jane', 3]]),
  ));

describe('values of one label', () => {
  test('are one value of a facet, named after the most frequent', () =>
    withIndex(DOCUMENTS, async ({ facet }) =>
      expect(await facet()).toEqual([
        ['~re3::1', 'figshare', 5],
        ['od::4', 'Zenodo', 1],
      ]),
    ));
  test.each([
    ['~re3::1', 5],
    ['~od::3', 5],
    ['re3::1', 3],
    ['od::2', 2],
    ['~od::4', 1],
    ['~nothing', 0],
    ['~', 0],
  ])('the filter %s finds %i', (value, total) =>
    withIndex(DOCUMENTS, async (ask) => expect(await ask.total(value)).toBe(total)),
  );
  test('a facet includes a group by the name of any of its values, and a single value by its own', () =>
    withIndex(DOCUMENTS, async ({ facet }) => {
      expect(await facet({ size: 0, including: ['~od::3'] })).toEqual([['~re3::1', 'figshare', 5]]);
      expect(await facet({ size: 0, including: ['od::2'] })).toEqual([['od::2', 'Figshare', 0]]);
      expect(await facet({ size: 0, including: ['od::4'] })).toEqual([['od::4', 'Zenodo', 1]]);
    }));
  test('a count is the total of its filter, and every document counts once', () => {
    const value = fc
      .tuple(
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom('BMJ', 'bmj', 'B.M.J', 'Énergie', 'energie', '中国', '!'),
      )
      .map(([id, label]) => source(`${id}-${label}`, label));
    return fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(value, { maxLength: 4 }), { minLength: 40, maxLength: 80, size: 'max' }),
        (values) =>
          withIndex(
            values.map((ofDocument, number) =>
              sampleDocument(`d${number}`, { keyword: { source: ofDocument } }),
            ),
            async ({ facet, total }) => {
              const counted = await facet();
              for (const [name, , count] of counted) expect([name, await total(name)]).toEqual([name, count]);
              const keys = counted.map(([, label]) => labelKey(label)).filter((key) => key !== '');
              expect(new Set(keys).size).toBe(keys.length);
            },
          ),
      ),
      { numRuns: 3 },
    );
  });
});

test.each([
  ['NATURE PUBLISHING GROUP', 'nature publishing group'],
  ['ASEP: Repository', 'asep repository'],
  ['Depósito Digital e-UCJC', 'deposito digital e ucjc'],
  ['!', ''],
])('the label %s is compared as %j', (label, key) => expect(labelKey(label)).toBe(key));
