import { NO_NUMBER } from '../storage/number-column.ts';

/** One key to sort by: a number per document; floats are not negative. */
export interface SortColumn {
  values: Int32Array | Float32Array;
  descending: boolean;
}

const GREATEST_RANK = 0xffffffff;
/** Places in a list of documents that fit beside a rank into the 53 bits of a whole number. */
const PLACES = 2 ** 21;

/**
 * Ranks of a column: 32-bit numbers, the lower the earlier in the order, a missing value last.
 * The bits of a float that is not negative, read as a whole number, are in the order of the floats.
 */
export const rankBy = ({ values, descending }: SortColumn): ((document: number) => number) => {
  const numbers =
    values instanceof Int32Array ? values : new Int32Array(values.buffer, values.byteOffset, values.length);
  const sign = descending ? -1 : 1;
  return (document) => {
    const value = numbers[document] as number;
    return value === NO_NUMBER ? GREATEST_RANK : sign * value + 0x7fffffff;
  };
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
