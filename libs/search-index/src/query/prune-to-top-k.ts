import { IMPACT_SCALE } from '../ranking/ranking-constants.ts';
import type { RankingConstants } from '../ranking/ranking-constants.ts';
import { firstFrom } from '../storage/first-from.ts';
import { GrowingArray } from '../storage/growing-array.ts';
import { IMPACTS_BLOCK } from '../storage/long-list-writer.ts';
import type { Postings } from '../storage/postings-types.ts';
import { impactsAt } from '../storage/whole-list.ts';
import type { DocSet } from './doc-set.ts';
import type { Plan } from './plan.ts';
import type { ScoredPlan } from './evaluate.ts';
import type { ScoreContribution } from './score.ts';

/** Tolerance for rounding errors of scores. */
const ROUNDING = 1e-5;

/** Counts the postings of each impact. */
const countImpacts = (impacts: Uint8Array, count: number): Uint32Array => {
  const sizes = new Uint32Array(IMPACT_SCALE + 1);
  for (let at = 0; at < count; at += 1) {
    const impact = impacts[at] as number;
    sizes[impact] = (sizes[impact] as number) + 1;
  }
  return sizes;
};

/** Returns the impact of the `wanted`-th strongest posting, or 0 if there are fewer. */
const impactAt = (sizes: Uint32Array, wanted: number): number => {
  let stronger = 0;
  for (let impact = IMPACT_SCALE; impact > 0; impact -= 1) {
    stronger += sizes[impact] as number;
    if (stronger >= wanted) return impact;
  }
  return 0;
};

/** Returns an impact that at least `wanted` postings have. */
const reachedBy = ({ impacts, count, maxima }: Postings, wanted: number): number => {
  const ofBlocks = maxima === undefined ? 0 : impactAt(countImpacts(maxima, maxima.length), wanted);
  // Of every block one posting is counted, which suffices where few are wanted.
  return ofBlocks > 0 ? ofBlocks : impactAt(countImpacts(impacts, count), wanted);
};

/** Returns the ordinals of the postings with at least an impact; blocks without any are skipped. */
const ordinalsFrom = ({ impacts, count, maxima }: Postings, least: number): Uint32Array => {
  const ordinals = new GrowingArray();
  for (let block = 0, from = 0; from < count; block += 1, from += IMPACTS_BLOCK) {
    if (maxima !== undefined && (maxima[block] as number) < least) continue;
    const to = Math.min(count, from + IMPACTS_BLOCK);
    for (let at = from; at < to; at += 1) if ((impacts[at] as number) >= least) ordinals.push(at);
  }
  return ordinals.view();
};

/** Returns the postings with at least an impact. */
export const strongerThan = (postings: Postings, least: number): Postings => {
  const ordinals = ordinalsFrom(postings, least);
  const count = ordinals.length;
  const impacts = impactsAt(postings.impacts, ordinals, count);
  if (postings.at !== undefined) return { documents: postings.at(ordinals), impacts, count };
  const { documents: all } = postings;
  return { documents: ordinals.map((ordinal) => all[ordinal] as number), impacts, count };
};

/**
 * Drops postings that certainly are not among the `wanted` highest scores, where a score is the impact times
 * a boost between 1 and `greatestBoost`. Most matches need no score then, and their documents are not decoded.
 * @example
 * pruneToTopK({ documents, impacts, count }, 10, 1.45);
 */
export const pruneToTopK = (postings: Postings, wanted: number, greatestBoost: number): Postings =>
  strongerThan(postings, Math.ceil(reachedBy(postings, wanted) / (greatestBoost * (1 + ROUNDING))));

/**
 * With this many times more postings than documents, looking postings up is faster than adding all of them.
 */
const WORTH_LOOKING_UP = 4;

/** Returns the postings of the given ascending documents. */
const among = (postings: Postings, wanted: Uint32Array): Postings => {
  const documents = new Uint32Array(wanted.length);
  const impacts = new Uint8Array(wanted.length);
  let count = 0;
  let at = 0;
  for (let index = 0; index < wanted.length; index += 1) {
    const document = wanted[index] as number;
    at = firstFrom(postings.documents, at, postings.count, document);
    if (at === postings.count) break;
    if (postings.documents[at] !== document) continue;
    documents[count] = document;
    impacts[count] = postings.impacts[at] as number;
    count += 1;
  }
  return { documents, impacts, count };
};

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

/**
 * Returns candidates for the `wanted` highest scores; far fewer than all matches where a single part of the
 * plan decides.
 */
export const topKCandidates = (
  { plan, contributions, found }: Scored,
  ranking: RankingConstants,
  wanted: number,
): TopKCandidates => {
  const [only, second] = contributions;
  const isAlone = only !== undefined && second === undefined && requires(plan, only.plan);
  if (!isAlone || only.postings.count !== found.size) {
    const documents = found.ids;
    const isMuch = ({ postings }: ScoreContribution): boolean =>
      postings.count > documents.length * WORTH_LOOKING_UP;
    const narrowed = contributions.map((contribution) =>
      isMuch(contribution)
        ? { ...contribution, postings: among(contribution.postings, documents) }
        : contribution,
    );
    return { contributions: narrowed, documents };
  }
  const greatestBoost = 1 + ranking.recencyLimit + ranking.popularityLimit;
  const postings = pruneToTopK(only.postings, wanted, greatestBoost);
  return {
    contributions: [{ ...only, postings }],
    documents: postings.documents.subarray(0, postings.count),
  };
};
