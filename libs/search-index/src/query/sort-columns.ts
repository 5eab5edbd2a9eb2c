import type { Codes } from '../storage/codes.ts';
import { NO_NUMBER } from '../storage/number-column.ts';
import type { NumberColumn } from '../storage/number-column.ts';

/** One key to sort by: a number per document. */
export interface SortColumn {
  /** Codes, or scores, which are not negative. */
  values: Codes | Float32Array;
  /** What of the values stands for none. */
  missing: number;
  /** What a value is short of its number. */
  base: number;
  descending: boolean;
}

/** Every document has a score. */
export const byScore = (scores: Float32Array, descending: boolean): SortColumn => ({
  values: scores,
  missing: -1,
  base: 0,
  descending,
});

export const byNumber = ({ codes, base }: NumberColumn, descending: boolean): SortColumn => ({
  values: codes,
  missing: 0,
  base,
  descending,
});

/** The number of a document that other generations know as well, whatever its code; `NO_NUMBER` for none. */
export const keyOf = ({ values, missing, base }: SortColumn, document: number): number => {
  const value = values[document] ?? missing;
  return value === missing ? NO_NUMBER : base + value;
};

const GREATEST_RANK = 0xffffffff;
/** Places in a list of documents that fit beside a rank into the 53 bits of a whole number. */
const PLACES = 2 ** 21;

/**
 * Ranks of a column: 32-bit numbers, the lower the earlier in the order, a missing value last.
 * The bits of a float that is not negative, read as a whole number, are in the order of the floats.
 */
export const rankBy = ({ values, descending }: SortColumn): ((document: number) => number) => {
  const isScore = values instanceof Float32Array;
  const codes = isScore ? new Uint32Array(values.buffer, values.byteOffset, values.length) : values;
  if (descending) return (document) => GREATEST_RANK - (codes[document] as number);
  // The first code stands for no value: it becomes the greatest.
  const first = isScore ? 0 : 1;
  return (document) => ((codes[document] as number) - first) >>> 0;
};

/**
 * Sorts ascending documents by one column, equals as they were; `null` if there are too many of them.
 * Rank and place are packed into one number each, because those are sorted without a function to compare them.
 */
export const sortByColumn = (documents: Uint32Array, column: SortColumn): Uint32Array | null => {
  if (documents.length > PLACES) return null;
  const rankOf = rankBy(column);
  const packed = new Float64Array(documents.length);
  for (let at = 0; at < documents.length; at += 1) packed[at] = rankOf(documents[at] as number) * PLACES + at;
  packed.sort();
  const sorted = new Uint32Array(documents.length);
  for (let at = 0; at < sorted.length; at += 1)
    sorted[at] = documents[(packed[at] as number) % PLACES] as number;
  return sorted;
};
