import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { openIndex } from './open-index.ts';
import { buildSample } from './testing/build-sample.ts';
import { NaiveIndex } from './testing/naive-index.ts';
import { newFolder } from './testing/new-folder.ts';
import { RandomCorpus } from './testing/random-documents.ts';
import { sampleSchema } from './testing/sample-schema.ts';
import type { SearchIndex } from './index-types.ts';
import type { IndexQuery, IndexClause } from './query-types.ts';

const DOCUMENTS = 300;
const QUERIES = 250;
const corpus = new RandomCorpus(7);
const documents = corpus.documents(DOCUMENTS);
const naive = new NaiveIndex(sampleSchema, documents);
const answers = new Map<IndexClause, string[]>();

const naiveSearch = (node: IndexClause): string[] => {
  const ids = answers.get(node) ?? naive.search(node);
  answers.set(node, ids);
  return [...ids];
};

const queries = Array.from({ length: QUERIES }, () => corpus.query());
const facetNames = ['type', 'subject', 'authorId', 'year'];
const root = newFolder();

const everything = (query: Partial<IndexQuery> & Pick<IndexQuery, 'node'>): IndexQuery => ({
  filters: [],
  offset: 0,
  limit: DOCUMENTS,
  ...query,
});

describe.each([
  ['in one run', 8_000_000],
  ['merged from many runs', 500],
])('an index built %s', (name, runOccurrences) => {
  let index: SearchIndex;

  beforeAll(async () => {
    const folder = path.join(root, name);
    await buildSample(folder, documents, { runOccurrences });
    index = await openIndex({ folder });
  });

  afterAll(() => index.close());

  test(`finds the same as a scan of all documents, for ${QUERIES} random queries`, async () => {
    for (const node of queries) {
      const found = await index.search(everything({ node }));
      const expected = naiveSearch(node);
      const ids = found.hits.map(({ id }) => id);
      expect({ node, total: found.total, ids: ids.sort() }).toEqual({
        node,
        total: expected.length,
        ids: expected.sort(),
      });
    }
  });

  test('counts facets as a scan of all documents does', async () => {
    const facets = facetNames.map((field) => ({ field, size: 1000 }));
    for (const node of queries) {
      const answer = await index.search(everything({ node, facets, limit: 0 }));
      const ids = naiveSearch(node);
      for (const field of facetNames) {
        const { values, missing, distinct } = answer.facets[field] ?? {
          values: [],
          missing: -1,
          distinct: -1,
        };
        const counts = Object.fromEntries(values.map(({ value, count }) => [value, count]));
        expect({ node, field, counts, missing }).toEqual({ node, field, ...naive.facet(field, ids) });
        expect(distinct).toBe(Object.keys(counts).length);
      }
    }
  });

  test('a facet can exclude the filter of its own name', async () => {
    for (let at = 0; at + 2 < queries.length; at += 5) {
      const [node, first, second] = queries.slice(at, at + 3);
      if (node === undefined || first === undefined || second === undefined) continue;
      const filters = [
        { name: 'type', node: first },
        { name: 'other', node: second },
      ];
      const facets = [
        { field: 'type', size: 100, ignoring: 'type' },
        { field: 'year', size: 100 },
      ];
      const answer = await index.search(everything({ node, filters, facets }));
      const both = naive.search({ op: 'and', nodes: [node, first, second] });
      const other = naive.search({ op: 'and', nodes: [node, second] });
      const countsOf = (field: string): Record<string, number> =>
        Object.fromEntries((answer.facets[field]?.values ?? []).map(({ value, count }) => [value, count]));
      expect(answer.total).toBe(both.length);
      expect(countsOf('type')).toEqual(naive.facet('type', other).counts);
      expect(countsOf('year')).toEqual(naive.facet('year', both).counts);
    }
  });

  test.each([
    ['relevance', undefined],
    ['the relevance of the words', [{ by: 'textRelevance', descending: true }]],
    ['year, newest first', [{ by: 'year', descending: true }]],
    ['year, oldest first', [{ by: 'year', descending: false }]],
    [
      'title, then relevance',
      [
        { by: 'title', descending: false },
        { by: 'relevance', descending: true },
      ],
    ],
  ])('returns the same hits by offset and by cursor, sorted by %s', async (_, sort) => {
    for (const node of queries.slice(0, 60)) {
      const all = await index.search(everything({ node, sort }));
      const walked: string[] = [];
      let pages = 0;
      for (let after: string | undefined, isMore = true; isMore; pages += 1) {
        const page = await index.search(everything({ node, sort, limit: 37, after }));
        walked.push(...page.hits.map(({ id }) => id));
        after = page.next ?? undefined;
        isMore = page.next !== null;
      }
      expect(walked).toEqual(all.hits.map(({ id }) => id));
      expect(pages).toBe(Math.max(1, Math.ceil(all.total / 37)));
      const second = await index.search(everything({ node, sort, offset: 10, limit: 5 }));
      expect(second.hits.map(({ id }) => id)).toEqual(walked.slice(10, 15));
    }
  });

  test.each(['relevance', 'textRelevance'])(
    'explains every score by amounts that sum to it, by %s',
    async (by) => {
      for (const node of queries.slice(0, 150)) {
        const sort = [{ by, descending: true }];
        const { hits, maxScore } = await index.search(everything({ node, sort, explain: true }));
        const unexplained = hits.filter(({ score, explain }) => {
          const sum = explain?.contribution.reduce((total, { amount }) => total + amount, 0) ?? 0;
          return !(Math.abs(sum - score) < 1e-4 * Math.max(1, score) && score <= maxScore);
        });
        expect({ node, unexplained }).toEqual({ node, unexplained: [] });
        expect(hits[0]?.score ?? 0).toBe(maxScore);
      }
    },
  );
});
