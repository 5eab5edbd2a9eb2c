import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CLUSTER_MISSING, openOnCluster } from '../../cluster/testing/test-cluster.ts';
import { openEmbedded } from '../open-embedded.ts';
import { JUDGMENTS } from './data/judgments.ts';
import { ndcg, parseGrades } from './ndcg.ts';
import { openSampleSession } from './sample-session.ts';
import type { SampleSession } from './sample-session.ts';

/** The current quality of the ranking. Changes must not lower it. */
const MIN_MEAN = 0.93;
const MIN_SINGLE = 0.4;
const DEPTH = 10;
const WORST_SHOWN = 5;

const judged = Object.entries(JUDGMENTS).map(([text, grades]) => ({ text, grades: parseGrades(grades) }));

jest.setTimeout(60_000);

const describeJudged = (name: string, open: Parameters<typeof openSampleSession>[0]): void => {
  describe(`judged searches: ${name}`, () => {
    let session: SampleSession;
    beforeAll(async () => {
      session = await openSampleSession(open);
    });
    afterAll(() => session.close());

    test('number at least 60 and refer to existing products', () => {
      expect(judged.length).toBeGreaterThanOrEqual(60);
      expect(
        judged.flatMap(({ grades }) => [...grades.keys()]).filter((key) => !session.keys.has(key)),
      ).toEqual([]);
    });

    test(`rank the best products first: NDCG@${DEPTH} is at least ${MIN_MEAN} on average, ${MIN_SINGLE} at worst`, async () => {
      const rows: { text: string; reached: number; found: string[] }[] = [];
      for (const { text, grades } of judged) {
        const found = await session.search(text, DEPTH);
        rows.push({ text, reached: ndcg(found, grades, DEPTH), found });
      }
      const mean = rows.reduce((sum, { reached }) => sum + reached, 0) / rows.length;
      const worst = [...rows].sort((a, b) => a.reached - b.reached).slice(0, WORST_SHOWN);
      console.log(
        [`${name}: NDCG@${DEPTH} of ${rows.length} searches: ${mean.toFixed(4)}; the worst:`]
          .concat(
            worst.map(({ text, reached, found }) => `${reached.toFixed(3)}  ${text}  ${found.join(' ')}`),
          )
          .join('\n'),
      );
      expect(mean).toBeGreaterThanOrEqual(MIN_MEAN);
      expect(worst.filter(({ reached }) => reached < MIN_SINGLE)).toEqual([]);
    });
  });
};

describeJudged('embedded', openEmbedded);
if (CLUSTER_MISSING === '') describeJudged('OpenSearch', openOnCluster);

describe('NDCG', () => {
  const grades = parseGrades('a=3 b=2 c=1');
  test.each([
    ['the best order', ['a', 'b', 'c'], 1],
    ['no relevant result', ['x', 'y'], 0],
    ['no result', [], 0],
    ['only the best result', ['a'], 7 / (7 + 3 / Math.log2(3) + 1 / 2)],
  ])('%s', (_, found, expected) => {
    expect(ndcg(found, grades)).toBeCloseTo(expected);
  });
});
