import type { Generation } from '../generation/generation.ts';
import { inverseFrequency } from '../ranking/impact.ts';
import { IMPACT_SCALE, rankingOf } from '../ranking/ranking-constants.ts';
import type { Postings } from '../storage/postings-types.ts';
import type { DocSet } from './doc-set.ts';
import type { Evaluator, ScoredPlan } from './evaluate.ts';
import type { Plan } from './plan.ts';

export interface ScoreContribution {
  plan: ScoredPlan;
  /** `together`: the phrase boost. */
  role: 'match' | 'together';
  postings: Postings;
  /** The amount for an impact of 1; for the phrase boost, the amount for every document. */
  weight: number;
}

/** Returns what a contribution adds to the score of a document without boosts. */
export const amountOf = ({ role, weight }: ScoreContribution, impact: number): number =>
  role === 'together' ? weight : (weight * impact) / IMPACT_SCALE;

const weightOf = (plan: ScoredPlan, postings: Postings, documents: number): number => {
  if (plan.kind === 'term') return inverseFrequency(plan.address.documents, documents);
  if (plan.kind === 'prefix') return inverseFrequency(postings.count, documents);
  return plan.terms.reduce((sum, term) => sum + inverseFrequency(term.address.documents, documents), 0);
};

/** Returns the parts of a plan that contribute to the score, without exclusions and filters. */
const scoredParts = (plan: Plan): { plan: ScoredPlan; role: ScoreContribution['role'] }[] => {
  switch (plan.kind) {
    case 'and':
    case 'or':
      return plan.parts.flatMap(scoredParts);
    case 'words':
      return [
        ...[plan.part, ...plan.wholes].flatMap(scoredParts),
        ...(plan.together === null ? [] : [{ plan: plan.together, role: 'together' as const }]),
      ];
    case 'term':
    case 'phrase':
    case 'prefix':
      return [{ plan, role: 'match' }];
    default:
      return [];
  }
};

/** Joins the contributions of a word that the query repeats. */
const joined = (contributions: readonly ScoreContribution[]): ScoreContribution[] => {
  const byList = new Map<Postings, ScoreContribution>();
  for (const contribution of contributions) {
    const { postings, weight } = contribution;
    byList.set(postings, { ...contribution, weight: weight + (byList.get(postings)?.weight ?? 0) });
  }
  return [...byList.values()];
};

export const scoreContributions = (
  generation: Generation,
  plan: Plan,
  evaluator: Evaluator,
  found: DocSet,
): ScoreContribution[] => {
  const { phraseShare } = rankingOf(generation.manifest.schema);
  return joined(
    scoredParts(plan).map(({ plan: part, role }) => {
      const postings = evaluator.postings.get(part) ?? evaluator.read(part, found);
      const share = role === 'together' ? phraseShare : 1;
      return { plan: part, role, postings, weight: share * weightOf(part, postings, generation.size) };
    }),
  );
};

/** Computes scores in one array per thread, which is reused from search to search. */
export class Scorer {
  readonly #generation: Generation;
  readonly #scores: Float32Array;
  #dirty: readonly ScoreContribution[] = [];

  constructor(generation: Generation) {
    this.#generation = generation;
    this.#scores = new Float32Array(generation.size);
  }

  /**
   * Returns a score per document with a contribution, valid until the next call. Without contributions, returns the boosts,
   * even if the search is not boosted.
   */
  score(contributions: readonly ScoreContribution[], isBoosted: boolean): Float32Array {
    if (contributions.length === 0) return this.#generation.boost;
    const boost = isBoosted ? this.#generation.boost : null;
    this.#clear();
    this.#dirty = contributions;
    const scores = this.#scores;
    for (const { postings, weight, role } of contributions) {
      const { documents, impacts, count } = postings;
      const perImpact = role === 'together' ? 0 : weight / IMPACT_SCALE;
      const flat = role === 'together' ? weight : 0;
      for (let at = 0; at < count; at += 1) {
        const document = documents[at] as number;
        const amount = flat + perImpact * (impacts[at] as number);
        scores[document] =
          (scores[document] as number) + (boost === null ? amount : amount * (boost[document] as number));
      }
    }
    return scores;
  }

  #clear(): void {
    for (const { postings } of this.#dirty) {
      for (let at = 0; at < postings.count; at += 1) this.#scores[postings.documents[at] as number] = 0;
    }
  }
}
