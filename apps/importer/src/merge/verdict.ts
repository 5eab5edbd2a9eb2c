import type { LikelyReason, RelationName } from '@open-discovery/model';

/** A verdict that needs no review: two records are the same, versions of one work, or different. */
interface SureVerdict {
  /** `different` is only said of records that share an identifier. */
  readonly as: 'same' | 'version' | 'different';
  /** A key such as `doi 10.5555/sea`, `title`, or what contradicts. */
  readonly by: string;
  /** Points of the score; {@link CERTAIN} for equal identifiers. */
  readonly score: number;
  /** From the first to the second; only for versions. */
  readonly relation?: RelationName;
}

/** The verdict that two records are likely to be the same, which people confirm or reject. */
interface LikelyVerdict {
  readonly as: 'likely';
  readonly by: LikelyReason;
  readonly score: number;
}

/** The result of comparing two records. */
export type Verdict = SureVerdict | LikelyVerdict;

/** The score of equal identifiers, above any sum of points. */
export const CERTAIN = 200;

/** The lowest score of records that are likely to be the same. `docs/merging.md` has the share that is. */
export const LIKELY_SCORE = 75;

/** Returns the verdict on records that only people can decide about; `null` if the score is too low. */
export const likely = (by: LikelyReason, score: number): Verdict | null =>
  score >= LIKELY_SCORE ? { as: 'likely', by, score } : null;
