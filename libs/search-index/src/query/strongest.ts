import { IMPACT_SCALE } from '../ranking/ranking-constants.ts';
import type { RankingConstants } from '../ranking/ranking-constants.ts';
import type { Postings } from '../storage/postings.ts';
import type { DocSet } from './doc-set.ts';
import type { Plan } from './plan.ts';
import type { ScoredPlan } from './evaluate.ts';
import type { ScoreAddend } from './score.ts';

/** Rounding of scores must not decide; a little more than that is kept. */
const ROUNDING = 1e-5;

/** The impact that the `wanted`-th strongest posting has, or 0 if there are fewer. */
const impactAt = (postings: Postings, wanted: number): number => {
  const impacts = postings.impacts.subarray(0, postings.count);
  const sizes = new Uint32Array(IMPACT_SCALE + 1);
  for (let at = 0; at < impacts.length; at += 1) {
    const impact = impacts[at] as number;
    sizes[impact] = (sizes[impact] as number) + 1;
  }
  let stronger = 0;
  for (let impact = IMPACT_SCALE; impact > 0; impact -= 1) {
    stronger += sizes[impact] as number;
    if (stronger >= wanted) return impact;
  }
  return 0;
};

/**
 * Leaves out what certainly is not among the `wanted` highest scores, where a score is the impact times a boost
 * between 1 and `greatestBoost`. Two runs over bytes; most of what matches needs no score then.
 *
 * @example
 * strongest({ documents, impacts, count }, 10, 1.45);
 */
export const strongest = (postings: Postings, wanted: number, greatestBoost: number): Postings => {
  const least = impactAt(postings, wanted) / (greatestBoost * (1 + ROUNDING));
  const documents = new Uint32Array(postings.count);
  const impacts = new Uint8Array(postings.count);
  let count = 0;
  for (let at = 0; at < postings.count; at += 1) {
    const impact = postings.impacts[at] as number;
    if (impact < least) continue;
    documents[count] = postings.documents[at] as number;
    impacts[count] = impact;
    count += 1;
  }
  return { documents, impacts, count };
};

/** Whether nothing matches the plan without matching the part. */
const requires = (plan: Plan, part: ScoredPlan): boolean => {
  if (plan.kind === 'and') return plan.parts.some((one) => requires(one, part));
  return plan.kind === 'words' ? requires(plan.part, part) : plan === part;
};

/** What a search has found, and what adds to the scores of that. */
export interface Scored {
  plan: Plan;
  addends: readonly ScoreAddend[];
  found: DocSet;
}

/** The found documents that can be on the wanted page, and what adds to their scores. */
export interface Leading {
  addends: readonly ScoreAddend[];
  documents: Uint32Array;
}

/** By score, the first `wanted` and maybe others; far fewer than all where one part of the plan alone decides. */
export const leadingOf = (
  { plan, addends, found }: Scored,
  ranking: RankingConstants,
  wanted: number,
): Leading => {
  const [only, second] = addends;
  const isAlone = only !== undefined && second === undefined && requires(plan, only.plan);
  if (!isAlone || only.postings.count !== found.size) return { addends, documents: found.ids };
  const greatestBoost = 1 + ranking.recencyLimit + ranking.popularityLimit;
  const postings = strongest(only.postings, wanted, greatestBoost);
  return { addends: [{ ...only, postings }], documents: postings.documents.subarray(0, postings.count) };
};
