import { IMPACT_SCALE } from '../ranking/ranking-constants.ts';
import { hasBit } from '../storage/bits.ts';
import type { Postings } from '../storage/postings-types.ts';
import { DocSet } from './doc-set.ts';
import { among, pruneToTopK, ROUNDING, strongerThan } from './prune-to-top-k.ts';
import { amountOf } from './score.ts';
import type { ScoreContribution } from './score.ts';

/** With fewer matches, scoring all of them is faster. */
const WORTH_PRUNING = 4096;

/** Number of matches per requested hit that the least score of the page is taken from. */
const SAMPLES_PER_HIT = 16;

/** Documents, ascending, with the sum of what some contributions add to their scores. */
interface Sums {
  documents: Uint32Array;
  sums: Float64Array;
}

/** Returns the most that a contribution adds to a score without boosts. */
const mostOf = (contribution: ScoreContribution): number => {
  const { maxima } = contribution.postings;
  let most = maxima === undefined ? IMPACT_SCALE : 0;
  if (maxima !== undefined) for (const impact of maxima) if (impact > most) most = impact;
  return amountOf(contribution, most);
};

const addTo = ({ documents, sums }: Sums, contribution: ScoreContribution): void => {
  const found = among(contribution.postings, documents);
  for (let at = 0, index = 0; at < found.count; at += 1, index += 1) {
    while (documents[index] !== found.documents[at]) index += 1;
    sums[index] = (sums[index] as number) + amountOf(contribution, found.impacts[at] as number);
  }
};

/** Returns a score that `wanted` matches reach without boosts, or 0 if too few were looked at. */
const reachedScore = (contributions: readonly ScoreContribution[], found: DocSet, wanted: number): number => {
  const [best] = contributions;
  if (best === undefined) return 0;
  const { documents, count } = pruneToTopK(best.postings, SAMPLES_PER_HIT * wanted, 1);
  const samples = DocSet.ofIds(found.universe, documents.subarray(0, count)).and(found).ids;
  const sums = new Float64Array(samples.length);
  for (const contribution of contributions) addTo({ documents: samples, sums }, contribution);
  return sums.sort().at(-wanted) ?? 0;
};

/** Returns the postings that alone, or with all that the later contributions may add, reach a score. */
const essential = (contribution: ScoreContribution, least: number, later: number): Postings | null => {
  const { role, weight, postings } = contribution;
  if (role === 'together') return later + weight < least ? null : postings;
  const impact = Math.ceil(((least - later) * IMPACT_SCALE) / weight);
  return impact > IMPACT_SCALE ? null : strongerThan(postings, impact);
};

/** Adds documents that are not among the sums yet. */
const merged = ({ documents, sums }: Sums, contribution: ScoreContribution, more: Postings): Sums => {
  const both: Sums = {
    documents: new Uint32Array(documents.length + more.count),
    sums: new Float64Array(documents.length + more.count),
  };
  let [at, count] = [0, 0];
  for (let index = 0; index < more.count; index += 1, count += 1) {
    const document = more.documents[index] as number;
    for (; at < documents.length && (documents[at] as number) < document; at += 1, count += 1) {
      both.documents[count] = documents[at] as number;
      both.sums[count] = sums[at] as number;
    }
    both.documents[count] = document;
    const isKnown = documents[at] === document;
    both.sums[count] = isKnown ? (sums[at] as number) : amountOf(contribution, more.impacts[index] as number);
    if (isKnown) at += 1;
  }
  both.documents.set(documents.subarray(at), count);
  both.sums.set(sums.subarray(at), count);
  count += documents.length - at;
  return { documents: both.documents.subarray(0, count), sums: both.sums.subarray(0, count) };
};

/** Keeps the documents of a search whose sums reach a score. */
const reaching = ({ documents, sums }: Sums, least: number, found: DocSet): Sums => {
  const { bits } = found;
  let count = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] as number;
    if ((sums[at] as number) < least || !hasBit(bits, document)) continue;
    documents[count] = document;
    sums[count] = sums[at] as number;
    count += 1;
  }
  return { documents: documents.subarray(0, count), sums: sums.subarray(0, count) };
};

/**
 * Returns the matches that can have one of the `wanted` highest scores, by MaxScore (Turtle and Flood, 1995): the sum of the
 * most that its words may add must reach a score that enough other matches have. `null` if this does not pay off.
 */
export const maxScoreCandidates = (
  contributions: readonly ScoreContribution[],
  found: DocSet,
  { wanted, greatestBoost }: { wanted: number; greatestBoost: number },
): Uint32Array | null => {
  if (found.size < WORTH_PRUNING || found.size < 4 * SAMPLES_PER_HIT * wanted) return null;
  const bounded = contributions
    .map((contribution) => ({ contribution, most: mostOf(contribution) }))
    .sort((a, b) => b.most - a.most);
  const sorted = bounded.map(({ contribution }) => contribution);
  const least = reachedScore(sorted, found, wanted) / (greatestBoost * (1 + ROUNDING));
  if (least === 0) return null;
  let left: Sums = { documents: new Uint32Array(), sums: new Float64Array() };
  let later = bounded.reduce((sum, { most }) => sum + most, 0);
  for (const { contribution, most } of bounded) {
    later -= most;
    addTo(left, contribution);
    const more = essential(contribution, least, later);
    if (more !== null) left = merged(left, contribution, more);
    left = reaching(left, least - later, found);
  }
  return left.documents;
};
