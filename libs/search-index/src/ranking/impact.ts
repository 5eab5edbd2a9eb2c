import type { TextFieldSchema } from '../document-types.ts';
import { IMPACT_SCALE } from './ranking-constants.ts';
import type { RankingConstants } from './ranking-constants.ts';

/** The number of occurrences of a term in one field of a document, and the field's length. */
export interface FieldOccurrences {
  occurrences: number;
  length: number;
  averageLength: number;
}

/**
 * Returns a field's share of a term's weighted frequency (BM25F): weight × occurrences, reduced in longer
 * fields. The impact is the saturated sum over the fields.
 */
export const fieldFrequency = (
  ranking: RankingConstants,
  field: TextFieldSchema,
  { occurrences, length, averageLength }: FieldOccurrences,
): number => {
  const share = ranking.lengthShare[field.analyzer];
  const relative = averageLength > 0 ? length / averageLength : 1;
  return (field.weight * occurrences) / (1 - share + share * relative);
};

/**
 * Returns the impact byte of a weighted frequency: 1 to 255.
 * @example
 * impactByte(RANKINGS.portal, 1.2); // 128: half of the maximum
 */
export const impactByte = ({ saturation }: RankingConstants, frequency: number): number =>
  Math.max(1, Math.round((IMPACT_SCALE * frequency) / (saturation + frequency)));

/** Returns the weight (idf) of a term found in `matching` of `documents`. */
export const inverseFrequency = (matching: number, documents: number): number =>
  Math.log(1 + (documents - matching + 0.5) / (matching + 0.5));
