import type { TextFieldSchema } from '../document-types.ts';
import { IMPACT_SCALE, RANKING } from './ranking-constants.ts';

/**
 * How much one field adds to a term's weighted frequency (BM25F): weight × occurrences, less in longer fields.
 * The impact is that sum over the fields, saturated.
 */
export const fieldFrequency = (
  field: TextFieldSchema,
  occurrences: number,
  length: number,
  averageLength: number,
): number => {
  const share = RANKING.lengthShare[field.analyser];
  const relative = averageLength > 0 ? length / averageLength : 1;
  return (field.weight * occurrences) / (1 - share + share * relative);
};

/**
 * The impact byte of a weighted frequency: 1 to 255.
 *
 * @example
 * impactByte(1.2); // 128: half of what can be reached
 */
export const impactByte = (frequency: number): number =>
  Math.max(1, Math.round((IMPACT_SCALE * frequency) / (RANKING.saturation + frequency)));

/** The weight of a term that `matching` of `documents` have. */
export const inverseFrequency = (matching: number, documents: number): number =>
  Math.log(1 + (documents - matching + 0.5) / (matching + 0.5));
