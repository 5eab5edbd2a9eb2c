import type { TextFieldSchema } from '../document-types.ts';
import { IMPACT_SCALE } from './ranking-constants.ts';
import type { RankingConstants } from './ranking-constants.ts';

/** How often a term stands in one field of a document, and how long that field is. */
export interface FieldOccurrences {
  occurrences: number;
  length: number;
  averageLength: number;
}

/**
 * How much one field adds to a term's weighted frequency (BM25F): weight × occurrences, less in longer fields.
 * The impact is that sum over the fields, saturated.
 */
export const fieldFrequency = (
  ranking: RankingConstants,
  field: TextFieldSchema,
  { occurrences, length, averageLength }: FieldOccurrences,
): number => {
  const share = ranking.lengthShare[field.analyser];
  const relative = averageLength > 0 ? length / averageLength : 1;
  return (field.weight * occurrences) / (1 - share + share * relative);
};

/**
 * The impact byte of a weighted frequency: 1 to 255.
 *
 * @example
 * impactByte(RANKINGS.portal, 1.2); // 128: half of what can be reached
 */
export const impactByte = ({ saturation }: RankingConstants, frequency: number): number =>
  Math.max(1, Math.round((IMPACT_SCALE * frequency) / (saturation + frequency)));

/** The weight of a term that `matching` of `documents` have. */
export const inverseFrequency = (matching: number, documents: number): number =>
  Math.log(1 + (documents - matching + 0.5) / (matching + 0.5));
