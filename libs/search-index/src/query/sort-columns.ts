import type { Codes } from '../storage/codes.ts';
import { NO_NUMBER } from '../storage/no-number.ts';
import type { NumberColumn } from '../storage/number-column.ts';

/** A sort key: one number per document. */
export interface SortColumn {
  /** Codes or non-negative scores. */
  values: Codes | Float32Array;
  /** The value that marks a missing one. */
  missing: number;
  /** Greater values count as missing. */
  greatest: number;
  /** Offset added to a value to get its number. */
  base: number;
  descending: boolean;
}

/** Every document has a score. */
export const byScore = (scores: Float32Array, descending: boolean): SortColumn => ({
  values: scores,
  missing: -1,
  greatest: Number.POSITIVE_INFINITY,
  base: 0,
  descending,
});

/**
 * Sorts by a number field.
 * @param atMost greater numbers count as missing
 */
export const byNumber = (
  { codes, base }: NumberColumn,
  descending: boolean,
  atMost = Number.POSITIVE_INFINITY,
): SortColumn => ({ values: codes, missing: 0, greatest: atMost - base, base, descending });

/** Returns a document's value; `missing` for one beyond the greatest. */
export const valueAt = ({ values, missing, greatest }: SortColumn, document: number): number => {
  const value = values[document] ?? missing;
  return value > greatest ? missing : value;
};

/** Returns a document's number, which is comparable across generations unlike its code; `NO_NUMBER` when missing. */
export const keyOf = (column: SortColumn, document: number): number => {
  const value = valueAt(column, document);
  return value === column.missing ? NO_NUMBER : column.base + value;
};

const GREATEST_RANK = 0xffffffff;
/** List positions that fit next to a rank into a 53-bit integer. */
const PLACES = 2 ** 21;

/**
 * Returns ranks of a column: 32-bit numbers, lower first, a missing value last. The bits of non-negative
 * floats, read as integers, sort like the floats.
 */
export const rankBy = (column: SortColumn): ((document: number) => number) => {
  const { values, greatest, descending } = column;
  const isScore = values instanceof Float32Array;
  const codes = isScore ? new Uint32Array(values.buffer, values.byteOffset, values.length) : values;
  // The first code marks a missing value: it becomes the greatest rank.
  const first = isScore ? 0 : 1;
  const rankOf = descending
    ? (code: number): number => GREATEST_RANK - code
    : (code: number): number => (code - first) >>> 0;
  if (greatest === Number.POSITIVE_INFINITY) return (document) => rankOf(codes[document] as number);
  return (document) => rankOf(valueAt(column, document));
};

/**
 * Sorts ascending documents by one column, keeping ties in order; `null` when there are too many documents.
 * Rank and position are packed into one number, because numbers sort without a comparison function.
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
