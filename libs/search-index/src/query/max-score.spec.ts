import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { IMPACT_SCALE } from '../ranking/ranking-constants.ts';
import type { Postings } from '../storage/postings-types.ts';
import { DocSet } from './doc-set.ts';
import { maxScoreCandidates } from './max-score.ts';
import type { ScoreContribution } from './score.ts';

const UNIVERSE = 9000;

/** A word in every `step`-th document; its impacts depend on the seed. */
const postingsOf = (step: number, seed: number): Postings => {
  const documents = Uint32Array.from({ length: Math.floor(UNIVERSE / step) }, (_, at) => at * step);
  const impacts = Uint8Array.from(documents, (document) => 1 + (((document * seed) % 9973) % IMPACT_SCALE));
  return { documents, impacts, count: documents.length };
};

const contribution = fc
  .record({
    step: fc.integer({ min: 1, max: 40 }),
    seed: fc.integer({ min: 1, max: 9000 }),
    weight: fc.double({ min: 0.5, max: 8, noNaN: true }),
    role: fc.constantFrom('match', 'together'),
  })
  .map(({ step, seed, weight, role }): ScoreContribution => {
    const plan = { kind: 'prefix', prefix: '', from: 0, to: 0, postings: 0, mask: 255 } as const;
    return { plan, role: role === 'match' ? 'match' : 'together', postings: postingsOf(step, seed), weight };
  });

const scoresOf = (contributions: readonly ScoreContribution[]): Float64Array => {
  const scores = new Float64Array(UNIVERSE);
  for (const { role, weight, postings } of contributions)
    for (const [at, document] of postings.documents.entries()) {
      const share = role === 'together' ? 1 : (postings.impacts[at] ?? 0) / IMPACT_SCALE;
      scores[document] = (scores[document] ?? 0) + weight * share;
    }
  return scores;
};

describe('the candidates for the highest scores', () => {
  test('are matches, few of them, and contain the whole page whatever the boosts', () => {
    let [pruned, left] = [0, 0];
    fc.assert(
      fc.property(
        fc.array(contribution, { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 9000 }),
        fc.constantFrom(1, 1.45),
        (contributions, wanted, seed, greatestBoost) => {
          const found = DocSet.ofIds(
            UNIVERSE,
            Uint32Array.from({ length: 6000 }, (_, at) => at + 1000),
          );
          const candidates = maxScoreCandidates(contributions, found, {
            wanted,
            greatestBoost,
          });
          if (candidates === null) return;
          pruned += 1;
          left += candidates.length / found.size;
          const scores = scoresOf(contributions).map(
            (score, document) => score * (1 + (((document * seed) % 101) / 100) * (greatestBoost - 1)),
          );
          const best = [...found.ids].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, wanted);
          const last = scores[best.at(-1) ?? 0] ?? 0;
          const certain = best.filter((document) => (scores[document] ?? 0) > last * 1.0001);
          expect([...candidates]).toEqual(expect.arrayContaining(certain));
          expect([...candidates].filter((document) => document < 1000 || document >= 7000)).toEqual([]);
          expect(candidates.length).toBeGreaterThanOrEqual(Math.min(wanted, certain.length));
        },
      ),
      { numRuns: 200 },
    );
    expect(pruned).toBeGreaterThan(100);
    expect(left / pruned).toBeLessThan(0.5);
  });
});
