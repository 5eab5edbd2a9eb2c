import type { RankingConstants } from '../ranking/ranking-constants.ts';
import type { DocSet } from './doc-set.ts';
import type { ScoredPlan } from './evaluate.ts';
import { maxScoreCandidates } from './max-score.ts';
import type { Plan } from './plan.ts';
import { among, pruneToTopK } from './prune-to-top-k.ts';
import type { ScoreContribution } from './score.ts';

/** With this many times more postings than documents, looking postings up is faster than adding all of them. */
const WORTH_LOOKING_UP = 4;

/** Reports whether every match of the plan also matches the part. */
const requires = (plan: Plan, part: ScoredPlan): boolean => {
  if (plan.kind === 'and') return plan.parts.some((one) => requires(one, part));
  return plan.kind === 'words' ? requires(plan.part, part) : plan === part;
};

/** The matches of a search and the contributions to their scores. */
export interface Scored {
  plan: Plan;
  contributions: readonly ScoreContribution[];
  found: DocSet;
}

/** The matches that can be on the requested page, and the contributions to their scores. */
export interface TopKCandidates {
  contributions: readonly ScoreContribution[];
  documents: Uint32Array;
}

/** Returns candidates for the `wanted` highest scores; far fewer than all matches where a single part of the plan decides. */
export const topKCandidates = (
  { plan, contributions, found }: Scored,
  ranking: RankingConstants,
  wanted: number,
): TopKCandidates => {
  const [only, second] = contributions;
  const greatestBoost = 1 + ranking.recencyLimit + ranking.popularityLimit;
  const isAlone = only !== undefined && second === undefined && requires(plan, only.plan);
  if (isAlone && only.postings.count === found.size) {
    const postings = pruneToTopK(only.postings, wanted, greatestBoost);
    const documents = postings.documents.subarray(0, postings.count);
    return { contributions: [{ ...only, postings }], documents };
  }
  const documents = maxScoreCandidates(contributions, found, { wanted, greatestBoost }) ?? found.ids;
  const narrowed = contributions.map((contribution) => {
    const { postings } = contribution;
    if (postings.count <= documents.length * WORTH_LOOKING_UP) return contribution;
    return { ...contribution, postings: among(postings, documents) };
  });
  return { contributions: narrowed, documents };
};
