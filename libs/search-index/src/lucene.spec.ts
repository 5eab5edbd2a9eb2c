import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { buildGeneration } from './build/build-generation.ts';
import { openIndex } from './open-index.ts';
import { inverseFrequency } from './ranking/impact.ts';
import { IMPACT_SCALE } from './ranking/ranking-constants.ts';
import { findLucene } from './testing/lucene/find-lucene.ts';
import { LuceneIndex } from './testing/lucene/lucene-index.ts';
import type { LuceneHits } from './testing/lucene/lucene-index.ts';
import { newFolder } from './testing/new-folder.ts';
import { plainDocuments, plainQueries, plainSchema } from './testing/plain-corpus.ts';
import { RandomCorpus } from './testing/random-documents.ts';
import { sampleSchema } from './testing/sample-schema.ts';
import type { IndexDocument, IndexSchema } from './document-types.ts';
import type { SearchIndex } from './index-types.ts';
import type { Hit, IndexClause } from './query-types.ts';

const SEEDS = [11, 12];
const QUERIES_PER_SEED = 1500;
const DOCUMENTS = 300;
const LIMIT_MS = 120_000;

const lucene = findLucene();
const root = newFolder();

if ('missing' in lucene) console.warn(`Lucene is not asked: ${lucene.missing}.`);
const title = 'missing' in lucene ? `Lucene as an oracle: NOT RUN, ${lucene.missing}` : 'Lucene as an oracle';

interface Both {
  ours: SearchIndex;
  theirs: LuceneIndex;
}

const buildBoth = async (
  name: string,
  schema: IndexSchema,
  documents: readonly IndexDocument[],
): Promise<Both> => {
  const folder = path.join(root, name);
  await buildGeneration({ folder, schema, documents, now: new Date('2026-01-01'), runOccurrences: 5000 });
  const jar = 'missing' in lucene ? '' : lucene.jar;
  const [work, classes] = [path.join(folder, 'lucene'), path.join(root, 'classes')];
  const theirs = LuceneIndex.build({ folder: work, classes, jar, schema, documents });
  return { ours: await openIndex({ folder }), theirs };
};

const hitsOf = async (index: SearchIndex, node: IndexClause): Promise<Hit[]> =>
  (await index.search({ node, filters: [], offset: 0, limit: DOCUMENTS })).hits;

const describeLucene = 'missing' in lucene ? describe.skip : describe;

describeLucene(title, () => {
  test.each(SEEDS)(
    `finds the same documents for ${QUERIES_PER_SEED} random queries (seed %d)`,
    async (seed) => {
      const corpus = new RandomCorpus(seed);
      const { ours, theirs } = await buildBoth(`hits-${seed}`, sampleSchema, corpus.documents(DOCUMENTS));
      const nodes = Array.from({ length: QUERIES_PER_SEED }, () => corpus.query());
      const expected = theirs.search(nodes).map((hits) => [...hits.keys()].sort());
      const found = await Promise.all(
        nodes.map(async (node) => (await hitsOf(ours, node)).map(({ id }) => id).sort()),
      );
      const different = nodes.filter((_, at) => found[at]?.join() !== expected[at]?.join());
      expect(different).toEqual([]);
      expect(expected.filter((ids) => ids.length > 0 && ids.length < DOCUMENTS).length).toBeGreaterThan(
        QUERIES_PER_SEED / 4,
      );
      await ours.close();
    },
    LIMIT_MS,
  );

  describe('with the ranking "bm25"', () => {
    const nodes = plainQueries(5, 1000);
    let both: Both;
    let expected: LuceneHits[];

    beforeAll(async () => {
      both = await buildBoth('scores', plainSchema, plainDocuments(4, DOCUMENTS));
      expected = both.theirs.search(nodes);
    }, LIMIT_MS);
    afterAll(() => both.ours.close());

    /** Per word an impact is off by up to half of what its byte can tell. */
    const tolerance = async (node: IndexClause): Promise<number> => {
      const words = 'nodes' in node ? node.nodes : [node];
      const counts = await both.ours.count(
        words.map((word) => ({ node: word, filters: [], offset: 0, limit: 0 })),
      );
      return counts.reduce(
        (sum, count) => sum + (0.51 * inverseFrequency(count, DOCUMENTS)) / IMPACT_SCALE,
        0,
      );
    };

    test('the scores equal Lucene’s to the precision of one byte per word, and the best come first', async () => {
      for (const [at, node] of nodes.entries()) {
        const theirs = expected[at] ?? new Map<string, number>();
        const hits = await hitsOf(both.ours, node);
        const allowed = await tolerance(node);
        const far = hits.filter(
          ({ id, score }) => !(Math.abs(score - (theirs.get(id) ?? Infinity)) <= allowed),
        );
        const unsorted = hits.filter(({ score }, index) => score > (hits[index - 1]?.score ?? Infinity));
        expect({ node, hits: hits.length, far, unsorted }).toEqual({
          node,
          hits: theirs.size,
          far: [],
          unsorted: [],
        });
      }
    });
  });
});
