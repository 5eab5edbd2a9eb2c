import type { RelationName } from '@open-discovery/model';

/** Why two records are the same, another version or different. */
export interface Verdict {
  /** `different` is only said of records that share an identifier. */
  readonly as: 'same' | 'version' | 'different';
  /** A key such as `doi 10.5555/sea`, `title`, or what contradicts. */
  readonly by: string;
  /** Points of the score; {@link CERTAIN} for equal identifiers. */
  readonly score: number;
  /** From the first to the second; only for versions. */
  readonly relation?: RelationName;
}

/** The score of equal identifiers, above any sum of points. */
export const CERTAIN = 200;
