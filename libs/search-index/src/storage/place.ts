/** Encoding of a token's position in a document: the field in the upper three bits, the position in the others. */
export const FIELD_SHIFT = 29;

/** Positions beyond are clamped to this one. */
export const POSITION_LIMIT = 2 ** FIELD_SHIFT - 1;

export const placeOfToken = (field: number, position: number): number =>
  ((field << FIELD_SHIFT) | Math.min(position, POSITION_LIMIT)) >>> 0;
